# The wheel's build makes the page, with Node from its Python package.
FROM python:3.13-slim AS builder
WORKDIR /app
COPY . .
RUN pip wheel --no-cache-dir --no-deps --wheel-dir /dist .

FROM python:3.13-slim
COPY constraints.txt /dist/
COPY --from=builder /dist/*.whl /dist/
RUN pip install --no-cache-dir -c /dist/constraints.txt "$(ls /dist/*.whl)[postgres]" \
    && useradd --uid 10001 --create-home rockworker \
    && install -d -o 10001 -g 10001 -m 0700 /data
USER 10001:10001
WORKDIR /home/rockworker
# Without a PostgreSQL the tables are in a file, which outlives the container in a volume.
ENV ROCKWORKER_HOST=0.0.0.0 ROCKWORKER_PORT=8000 ROCKWORKER_DATABASE=sqlite:////data/rockworker.db
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=10s --start-period=30s CMD ["python", "-c", "import os, urllib.request as u; u.urlopen(f\"http://127.0.0.1:{os.environ.get('ROCKWORKER_PORT', '8000')}/ready\", timeout=5)"]
CMD ["rockworker", "serve"]
