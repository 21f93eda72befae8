import type { Comparison as LabComparisonData, Report as LabReportData } from '@rulewright/lab/page'
import {
  type AddFriend,
  type AdoptMatch,
  Analysis,
  type AnalysisAct,
  Circle,
  type ContinueMatch,
  Created,
  type CreateMatch,
  Desk,
  GameInfo,
  Joined,
  type JoinMatch,
  type LabAct,
  LabInfo,
  LabStarting,
  LinkInfo,
  Lobby,
  MatchSummary,
  type NotificationChange,
  NotificationSettings,
  type OperatorAct,
  PersonInfo,
  type PersonReport,
  Profile,
  paths,
  QueuePlace,
  type QuickMatch,
  type Refusal,
  RefusedRequest,
  Rematch,
  ReplayPage,
  type RoomAct,
  Sent,
  ShutOutList,
  type ShutOutWish,
  User,
  Vacation,
  WholeMatch,
  Winning,
} from '@rulewright/wire'
import * as z from 'zod/mini'

/** Why a request was not done, in the wire's own terms; `network` when the server was not reached. */
export class ServiceError extends Error {
  constructor(
    readonly reason: Refusal | 'network' | 'wrong-answer',
    message: string,
    readonly problems: NonNullable<RefusedRequest['problems']> = [],
  ) {
    super(message)
  }
}

interface Request {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH'
  readonly body?: unknown
}

/** The time limit for an answer, in milliseconds: after that the server counts as unreachable, and the page says so. */
const PATIENCE = 30_000

async function send(path: string, { method = 'GET', body }: Request = {}): Promise<Response> {
  const giveUp = new AbortController()
  const timer = setTimeout(() => giveUp.abort(), PATIENCE)
  const response = await fetch(path, {
    method,
    credentials: 'same-origin',
    signal: giveUp.signal,
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
    .catch(() => {
      throw new ServiceError('network', 'unreachable')
    })
    .finally(() => clearTimeout(timer))
  if (!response.ok) throw await failureOf(response)
  return response
}

async function failureOf(response: Response): Promise<ServiceError> {
  const answer: unknown = await response.json().catch(() => null)
  const failure = RefusedRequest.safeParse(answer)
  if (failure.success) return new ServiceError(failure.data.error, failure.data.message, failure.data.problems)
  // The accounts library answers in its own shape.
  const own = z.object({ message: z.string() }).safeParse(answer)
  if (own.success) return new ServiceError('not-allowed', own.data.message)
  if (response.status === 404) return new ServiceError('no-such-page', '')
  if (response.status === 429) return new ServiceError('too-fast', '')
  return new ServiceError(response.status === 503 ? 'shutting-down' : 'internal', '')
}

export async function call<T extends z.ZodMiniType>(schema: T, path: string, request?: Request): Promise<z.infer<T>> {
  const response = await send(path, request)
  const parsed = schema.safeParse(await response.json().catch(() => undefined))
  if (!parsed.success) throw new ServiceError('wrong-answer', z.prettifyError(parsed.error))
  return parsed.data
}

const Anything = z.unknown()
/** The lab's own parts draw its reports, and know their shape. */
const LabReport = z.custom<LabReportData>((data) => z.object({ rulewrightReport: z.literal(1) }).safeParse(data).success)
const LabComparison = z.custom<LabComparisonData>((data) => z.object({ rows: z.array(z.unknown()) }).safeParse(data).success)

export const service = {
  games: () => call(z.array(GameInfo), paths.games),
  rules: async (game: string) => (await send(paths.rules(game))).text(),
  create: (body: CreateMatch) => call(Created, paths.matches, { method: 'POST', body }),
  mine: () => call(z.array(MatchSummary), paths.mine),
  match: (match: string) => call(MatchSummary, paths.match(match)),
  join: (match: string, body: JoinMatch) => call(Joined, paths.join(match), { method: 'POST', body }),
  room: (match: string, body: RoomAct) => call(Anything, paths.room(match), { method: 'POST', body }),
  rematch: (match: string, number: string) => call(Rematch, paths.rematch(match), { method: 'POST', body: { number } }),
  remove: (match: string, seat: number) => call(Anything, paths.remove(match), { method: 'POST', body: { seat } }),
  replay: (match: string, seat: number | null, from: number, limit: number) =>
    call(
      ReplayPage,
      `${paths.replay(match)}?${new URLSearchParams({ ...(seat === null ? {} : { seat: String(seat) }), from: String(from), limit: String(limit) })}`,
    ),
  file: async (match: string) => (await send(paths.file(match))).text(),
  whole: (match: string) => call(WholeMatch, paths.whole(match)),
  analysis: (match: string) => call(Analysis, paths.analysis(match)),
  analyse: (match: string, body: AnalysisAct) => call(Analysis, paths.analysis(match), { method: 'POST', body }),
  winning: (match: string) => call(Winning, paths.winning(match)),
  continue: (match: string, body: ContinueMatch) => call(Created, paths.continue(match), { method: 'POST', body }),
  adopt: (body: AdoptMatch) => call(Created, paths.adopt, { method: 'POST', body }),
  load: (file: string) => call(Created, paths.load, { method: 'POST', body: { file } }),
  me: () => call(z.nullable(User), paths.me),
  rename: (name: string) => call(User, paths.me, { method: 'PATCH', body: { name } }),
  notifications: () => call(NotificationSettings, paths.notifications),
  changeNotifications: (body: NotificationChange) => call(NotificationSettings, paths.notifications, { method: 'PUT', body }),
  signInAsGuest: () => call(Anything, paths.signInAsGuest, { method: 'POST', body: {} }),
  signUp: (name: string, email: string, password: string) => call(Sent, paths.signUp, { method: 'POST', body: { name, email, password } }),
  signIn: (email: string, password: string) => call(Anything, paths.signIn, { method: 'POST', body: { email, password } }),
  forgotten: (email: string) => call(Sent, paths.forgotten, { method: 'POST', body: { email } }),
  lookAtLink: (token: string) => call(LinkInfo, paths.link, { method: 'POST', body: { token } }),
  followLink: (token: string, newPassword: string | undefined) =>
    call(Anything, paths.link, { method: 'PUT', body: { token, newPassword } }),
  changePassword: (password: string, newPassword: string) =>
    call(Anything, paths.password, { method: 'POST', body: { password, newPassword } }),
  changeAddress: (password: string, email: string) => call(Sent, paths.address, { method: 'POST', body: { password, email } }),
  myData: async () => (await send(paths.myData)).text(),
  deleteMe: (password: string | undefined) => call(Anything, paths.deleteMe, { method: 'POST', body: { password } }),
  lobby: () => call(Lobby, paths.lobby),
  queuePlace: () => call(QueuePlace, paths.queue),
  quickMatch: (body: QuickMatch) => call(QueuePlace, paths.queue, { method: 'POST', body }),
  leaveQueue: () => call(QueuePlace, paths.queue, { method: 'PUT', body: {} }),
  friends: () => call(Circle, paths.friends),
  addFriend: (body: AddFriend) => call(Circle, paths.friends, { method: 'POST', body }),
  removeFriend: (user: string) => call(Circle, paths.friends, { method: 'PUT', body: { user } }),
  person: (user: string) => call(Profile, paths.person(user)),
  vacation: () => call(Vacation, paths.vacation),
  beginVacation: (days: number) => call(Vacation, paths.vacation, { method: 'POST', body: { days } }),
  endVacation: () => call(Vacation, paths.vacation, { method: 'PUT', body: {} }),
  shutOuts: () => call(ShutOutList, paths.shutOuts),
  shutOut: (body: ShutOutWish) => call(ShutOutList, paths.shutOuts, { method: 'POST', body }),
  letIn: (user: string) => call(ShutOutList, paths.shutOuts, { method: 'PUT', body: { user } }),
  report: (body: PersonReport) => call(Anything, paths.reports, { method: 'POST', body }),
  desk: () => call(Desk, paths.desk),
  actAtDesk: (body: OperatorAct) => call(Desk, paths.desk, { method: 'POST', body }),
  people: (search: string) => call(z.array(PersonInfo), `${paths.people}?${new URLSearchParams({ search })}`),
  lab: () => call(LabInfo, paths.lab),
  actInLab: (body: LabAct) => call(LabInfo, paths.lab, { method: 'POST', body }),
  labStarting: (game: string) => call(LabStarting, paths.labStarting(game)),
  labReport: (run: string) => call(LabReport, paths.labRun(run)),
  labCompare: (run: string, other: string) => call(LabComparison, paths.labCompare(run, other)),
  signOut: () => call(Anything, paths.signOut, { method: 'POST', body: {} }),
}
