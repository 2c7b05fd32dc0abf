/** Web Push: this browser is told while no page is open. */
import { api } from "./api";

export const canPush = () => "serviceWorker" in navigator && "PushManager" in window;

export async function isPushed(): Promise<boolean> {
  const worker = canPush() ? await navigator.serviceWorker.getRegistration() : undefined;
  return (await worker?.pushManager.getSubscription()) != null;
}

/** Asks the reader, subscribes, and tells the server; false if the reader says no. */
export async function pushHere(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  const worker = await navigator.serviceWorker.ready;
  const { key } = await api.pushKey();
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  await api.addBrowser(made.toJSON());
  return true;
}

export async function pushHereNoMore(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration();
  const made = await worker?.pushManager.getSubscription();
  if (!made) return;
  await api.dropBrowser(made.endpoint);
  await made.unsubscribe();
}
