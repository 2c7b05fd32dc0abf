/** All messages, in pieces by language and name, like "en/page" (vite.config.ts makes them). */
declare module "virtual:messages" {
  const messages: Record<string, () => Promise<{ default: string }>>;
  export default messages;
}
