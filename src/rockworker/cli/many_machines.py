"""`--ray [ADDRESS]`: the work of a command on a Ray cluster."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise
from typing import TYPE_CHECKING, Annotated, Final

import typer

from rockworker.cli.refusals import needs, refuse

if TYPE_CHECKING:
    from rockworker.play.cluster import Cluster

FLAG: Final = "--ray"
ANY: Final = "any"
"""Without an address: the cluster that this machine belongs to, or one of its own."""
Ray = Annotated[str | None, typer.Option(FLAG, metavar="[ADDRESS]")]


def with_address(arguments: Sequence[str]) -> list[str]:
    """Typer knows no options whose value may be left out: where no address follows, one is put there."""
    found: list[str] = []
    for here, after in pairwise([*arguments, ""]):
        found.append(f"{FLAG}={ANY}" if here == FLAG and not _is_address(after) else here)
    return found


def _is_address(text: str) -> bool:
    return ":" in text or text in ("auto", "local", ANY)


@contextmanager
def cluster_at(address: str | None) -> Iterator[Cluster | None]:
    """The cluster that `--ray` names; None without it."""
    if address is None:
        yield None
        return
    with needs("ray"):
        from rockworker.play.cluster import Cluster, ClusterFailed, NoCluster
    try:
        cluster = Cluster("" if address == ANY else address)
    except NoCluster as error:
        refuse("no-cluster", FLAG, reason=str(error))
    with cluster:
        try:
            yield cluster
        except ClusterFailed as error:
            refuse("cluster-failed", FLAG, reason=str(error))
