/** Who is at this browser. A name is enough to play; we ask for it when it is first needed. */
import { api, Refusal } from "./api";
import type { Identity } from "./protocol";
import { set, settings } from "./settings.svelte";

let identity = $state.raw<Identity | null>(null);
let known = $state(false);

export function me(): Identity | null {
  return identity;
}

/** Whether we know already if there is somebody. */
export function asked(): boolean {
  return known;
}

export async function findMe(): Promise<void> {
  try {
    identity = await api.me();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    identity = null;
  } finally {
    known = true;
  }
}

/** Somebody, by the name given: a guest is made if need be. */
export async function beSomebody(name: string): Promise<Identity> {
  const wanted = name.trim();
  if (wanted) await set({ name: wanted });
  identity ??= await api.enter(wanted || settings.name || "Guest");
  return identity;
}

/** The page begins anew: whatever it shows and listens to was another's. Until then it goes on showing who was here. */
export async function signIn(name: string, password: string, isNew: boolean): Promise<void> {
  await (isNew ? api.register(name, password) : api.signIn(name, password));
  location.reload();
}

export async function signOut(everywhere = false): Promise<void> {
  await api.signOut(everywhere);
  await (await import("./offline")).forgetGames();
  identity = null;
}
