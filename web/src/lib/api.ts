/** The server's HTTP interface. */
import type {
  Advice, CheckedNumbers, GameInfo, GameStatistics, History, HowInfo, Identity, ListedTournament, LogLine, MatchRow, MyGames, NewTable, NewTournament, NoticeSettings, Opponent, OwnStatistics, Profile, PushKey, ReviewInfo, RuleInfo, RuleSection, ScenesInfo, StandingInfo, StepInfo, TableInfo, TournamentInfo, WhyNot,
} from "./protocol";
import { heard } from "./online.svelte";
import { language, t } from "./text.svelte";

/** A refusal, in the reader's language. */
export class Refusal extends Error {
  constructor(readonly status: number, readonly error: string, text: string) {
    super(text);
  }
}

type Keeper = (path: string, answer: Response) => Promise<void>;
let keeper: Keeper | null = null;

/** From now on answers are given to the keeper, too, until the function that is returned is called. */
export function keepAnswers(wanted: Keeper): () => void {
  keeper = wanted;
  return () => (keeper = null);
}

const PAUSES = [500, 1000, 2000, 4000, 8000];

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { "X-Rockworker": "page", "Accept-Language": language() };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const response = await insist(method, () =>
    fetch(`/api/v1${path}`, { method, headers, body: body === undefined ? null : JSON.stringify(body) }),
  ).catch(() => {
    heard(false);
    throw new Refusal(0, "offline", t("offline"));
  });
  heard(!response.headers.has("X-Kept"));
  if (keeper && method === "GET" && response.ok) await keeper(path, response.clone());
  const text = await response.text();
  const data = text ? (JSON.parse(text) as unknown) : null;
  if (!response.ok) throw refusal(response.status, data);
  return data as T;
}

/** While the server's database is away, what does the same however often it is sent is sent again. */
async function insist(method: string, send: () => Promise<Response>): Promise<Response> {
  for (const pause of method === "POST" ? [] : PAUSES) {
    const response = await send();
    if (response.status !== 503) return response;
    await new Promise((done) => setTimeout(done, pause));
  }
  return send();
}

function refusal(status: number, data: unknown): Refusal {
  const { error, text, detail } = (data ?? {}) as { error?: string; text?: string; detail?: string };
  return new Refusal(status, error ?? "unknown", text ?? detail ?? `HTTP ${status}`);
}

function search(values: Record<string, string | number | null | undefined>): string {
  const pairs = Object.entries(values).filter(([, value]) => value !== null && value !== undefined && value !== "");
  return pairs.length ? `?${new URLSearchParams(pairs.map(([key, value]) => [key, String(value)]))}` : "";
}

export const api = {
  me: () => call<Identity>("GET", "/me"),
  enter: (name: string) => call<Identity>("POST", "/guests", { name }),
  register: (name: string, password: string) => call<Identity>("POST", "/accounts", { name, password }),
  signIn: (name: string, password: string) => call<Identity>("POST", "/sessions", { name, password }),
  signOut: (everywhere = false) => call<null>("DELETE", `/sessions${everywhere ? "?everywhere=true" : ""}`),
  changePassword: (old: string, password: string) => call<Identity>("PUT", "/me/password", { old, new: password }),
  setEmail: (email: string, password: string) => call<null>("PUT", "/me/email", { email, password }),
  confirmEmail: (token: string) => call<null>("POST", "/email-confirmations", { token }),
  forgotPassword: (name: string) => call<null>("POST", "/password-resets", { name }),
  resetPassword: (token: string, password: string) => call<Identity>("PUT", "/password-resets", { token, password }),
  forgetMe: (password: string) => call<null>("POST", "/me/deletion", { password }),
  games: (lang: string = language()) => call<GameInfo[]>("GET", `/games${search({ lang })}`),
  how: (game: string) => call<HowInfo>("GET", `/games/${game}/how${search({ lang: language() })}`),
  scenes: (game: string) => call<ScenesInfo>("GET", `/games/${game}/scenes${search({ lang: language() })}`),
  checkNumbers: (game: string, name: string, text: string) =>
    call<CheckedNumbers>("POST", `/games/${game}/components${search({ lang: language() })}`, { name, text }),
  lobby: (game?: string, status?: string) => call<TableInfo[]>("GET", `/tables${search({ game, status })}`),
  person: (id: string) => call<Profile>("GET", `/people/${id}`),
  pastGames: (id: string, wish: Record<string, string | number | null | undefined>) => call<History>("GET", `/people/${id}/games${search(wish)}`),
  ownStatistics: (id: string) => call<OwnStatistics[]>("GET", `/people/${id}/statistics${search({ lang: language() })}`),
  opponents: () => call<Opponent[]>("GET", "/me/opponents"),
  mine: () => call<MyGames>("GET", "/me/games"),
  open: (wish: NewTable) => call<TableInfo>("POST", "/tables", wish),
  table: (id: string, invite?: string | null) => call<TableInfo>("GET", `/tables/${id}${search({ invite })}`),
  pieces: <P>(id: string, invite?: string | null) =>
    call<{ pieces: P; labels: Record<string, string[]> }>("GET", `/tables/${id}/pieces${search({ lang: language(), invite })}`),
  sit: (id: string, seat: number | null, invite?: string | null) =>
    call<TableInfo>("POST", `/tables/${id}/seats${search({ invite })}`, { seat }),
  seatBot: (id: string, seat: number, bot: string) => call<TableInfo>("PUT", `/tables/${id}/seats/${seat}/bot`, { bot }),
  invite: (id: string, seat: number, name: string) =>
    call<TableInfo>("PUT", `/tables/${id}/seats/${seat}/invitation`, { name }),
  decline: (id: string) => call<null>("DELETE", `/tables/${id}/invitation`),
  standUp: (id: string, seat: number) => call<TableInfo>("DELETE", `/tables/${id}/seats/${seat}`),
  start: (id: string) => call<TableInfo>("POST", `/tables/${id}/start`),
  rematch: (id: string) => call<TableInfo>("POST", `/tables/${id}/rematch`),
  standing: (id: string, seat: number) =>
    call<StandingInfo[]>("GET", `/tables/${id}/seats/${seat}/standing${search({ lang: language() })}`),
  setStanding: (id: string, seat: number, on: readonly string[]) =>
    call<StandingInfo[]>("PUT", `/tables/${id}/seats/${seat}/standing${search({ lang: language() })}`, { on }),
  whyNot: (id: string, seat: number, action: unknown) =>
    call<WhyNot>("POST", `/tables/${id}/seats/${seat}/why-not${search({ lang: language() })}`, { action }),
  advice: (id: string, seat: number) => call<Advice>("GET", `/tables/${id}/advice${search({ seat, lang: language() })}`),
  step: (id: string, step: number, seat: number | null, invite?: string | null) =>
    call<StepInfo>("GET", `/tables/${id}/steps/${step}${search({ seat, lang: language(), invite })}`),
  log: (id: string, before: number | null, seat: number | null, invite?: string | null) =>
    call<LogLine[]>("GET", `/tables/${id}/log${search({ before, seat, lang: language(), invite })}`),
  statistics: (id: string, invite?: string | null) =>
    call<GameStatistics>("GET", `/tables/${id}/statistics${search({ invite })}`),
  /** How far a review is; the first question begins it, unless that is not wanted. */
  review: (id: string, invite?: string | null, begin = true) =>
    call<ReviewInfo>("GET", `/tables/${id}/review${search({ lang: language(), invite, begin: begin ? null : "false" })}`),
  importGame: (file: unknown) => call<TableInfo>("POST", "/tables/import", file),
  clone: (id: string, step: number | null, invite?: string | null) =>
    call<TableInfo>("POST", `/tables/${id}/clone${search({ invite })}`, { step, keep_bots: true }),
  tournaments: () => call<ListedTournament[]>("GET", "/tournaments"),
  tournament: (id: string) => call<TournamentInfo>("GET", `/tournaments/${id}`),
  openTournament: (wish: NewTournament) => call<TournamentInfo>("POST", "/tournaments", wish),
  joinTournament: (id: string) => call<TournamentInfo>("POST", `/tournaments/${id}/entrants`),
  leaveTournament: (id: string) => call<TournamentInfo>("DELETE", `/tournaments/${id}/entrants/me`),
  startTournament: (id: string) => call<TournamentInfo>("POST", `/tournaments/${id}/start`),
  decideMatch: (id: string, round: number, match: number, result: MatchRow["result"]) =>
    call<TournamentInfo>("PUT", `/tournaments/${id}/rounds/${round}/matches/${match}`, { result }),
  notices: () => call<NoticeSettings>("GET", "/me/notices"),
  setNotices: (wish: NoticeSettings) => call<NoticeSettings>("PUT", "/me/notices", wish),
  testNotices: () => call<null>("POST", "/me/notices/test"),
  pushKey: () => call<PushKey>("GET", "/push-key"),
  addBrowser: (subscription: PushSubscriptionJSON) => call<null>("POST", "/me/browsers", subscription),
  dropBrowser: (endpoint: string) => call<null>("DELETE", `/me/browsers${search({ endpoint })}`),
  rule: (clause: string) => call<RuleInfo>("GET", `/rules/${clause}${search({ lang: language() })}`),
  rulesFor: (game: string, prompt: string) =>
    call<RuleSection[]>("GET", `/games/${game}/rules${search({ prompt, lang: language() })}`),
};
