// Answers for a server that can't be reached: with the page itself, and with finished games that were kept here. Shows
// messages that the server pushes while no page is open, and leads to their table.
const SHELL = "shell";

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

// What the page had loaded before we were there: the browser still has it.
self.addEventListener("message", (event) => {
  if (event.data?.keep) event.waitUntil(caches.open(SHELL).then((cache) => Promise.allSettled(event.data.keep.map((url) => cache.add(url)))));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(documentFor(request));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(asset(request));
  else event.respondWith(fetch(request).catch(() => kept(request)));
});

// All addresses have one document. A new one means a new release: the old one's files go.
async function documentFor(request) {
  try {
    const fresh = await fetch(request);
    if (fresh.ok && fresh.headers.get("content-type")?.startsWith("text/html")) await renew(fresh.clone());
    return fresh;
  } catch {
    return kept(new Request("/"));
  }
}

async function renew(fresh) {
  const old = await caches.match("/");
  const text = await fresh.clone().text();
  if (old && (await old.text()) !== text) await caches.delete(SHELL);
  await (await caches.open(SHELL)).put("/", fresh);
}

// Their names hold a hash of the content: what is there never changes.
async function asset(request) {
  const known = await caches.match(request);
  if (known) return known;
  const fresh = await fetch(request);
  if (fresh.ok) await (await caches.open(SHELL)).put(request, fresh.clone());
  return fresh;
}

// Marked, so that the page knows that the server has not been heard. Answers are kept without invitations (lib/offline.ts).
async function kept(request) {
  const url = new URL(request.url);
  url.searchParams.delete("invite");
  const found = await caches.match(url, { ignoreVary: true });
  if (!found) return Response.error();
  const headers = new Headers(found.headers);
  headers.set("X-Kept", "yes");
  return new Response(found.body, { headers });
}

self.addEventListener("push", (event) => {
  const { title, body, url, tag } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon: "/icon.svg", data: { url } }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data.url));
});
