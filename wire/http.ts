import * as z from 'zod/mini'
import { Digest } from './away.ts'
import {
  ClockSetting,
  Count,
  FairNumber,
  GameData,
  LARGEST_FILE,
  Level,
  LONGEST_NAME,
  MatchId,
  OtherNumbers,
  Outcome,
  SeatInfo,
  SeatNumber,
  Status,
  storable,
} from './common.ts'
import { isHouseName, isShowable, tidyName } from './names.ts'
import { Refusal } from './refusals.ts'
import { AskedDecision, News } from './server.ts'

/** Every path of the service, in one place. Bodies and answers are JSON unless it says otherwise. */
export const paths = {
  /** WebSocket */
  socket: '/ws',
  /** GET → GameInfo[] */
  games: '/api/games',
  /** GET → the numbered rules as Markdown text */
  rules: (game: string) => `/api/games/${game}/rules`,
  /** POST CreateMatch → Created */
  matches: '/api/matches',
  /** GET → MatchSummary[] */
  mine: '/api/matches/mine',
  /** GET → MatchSummary[] */
  openTables: '/api/matches/open',
  /** GET → MatchSummary */
  match: (match: string) => `/api/matches/${match}`,
  /** POST JoinMatch → Joined: knowing a table's address is an invitation */
  join: (match: string) => `/api/matches/${match}/join`,
  /** POST RemovePlayer → {}: by whoever opened a waiting table */
  remove: (match: string) => `/api/matches/${match}/remove`,
  /** POST RoomAct → {}: while the table waits for players */
  room: (match: string) => `/api/matches/${match}/room`,
  /** POST ProposeRematch → Rematch: one table for the same people, however many ask */
  rematch: (match: string) => `/api/matches/${match}/rematch`,
  /** GET → the match file (over), or what one's own seat has seen (running), as a download */
  file: (match: string) => `/api/matches/${match}/file`,
  /** GET → WholeMatch (over) */
  whole: (match: string) => `/api/matches/${match}/whole`,
  /** GET ?seat=&from=&limit= → ReplayPage */
  replay: (match: string) => `/api/matches/${match}/replay`,
  /** GET → Winning (over) */
  winning: (match: string) => `/api/matches/${match}/winning`,
  /** GET → Analysis · POST AnalysisAct → Analysis (over) */
  analysis: (match: string) => `/api/matches/${match}/analysis`,
  /** POST ContinueMatch → Created */
  continue: (match: string) => `/api/matches/${match}/continue`,
  /** POST LoadFile → Created */
  load: '/api/matches/load',
  /** POST AdoptMatch → Created */
  adopt: '/api/matches/adopt',
  /** GET → Me · PATCH Rename → Me */
  me: '/api/me',
  /** GET → NotificationSettings · PUT NotificationChange → NotificationSettings */
  notifications: '/api/me/notifications',
  /** POST {} (guest) */
  signInAsGuest: '/api/auth/sign-in/anonymous',
  /** POST { name, email, password } → Sent: as a guest, the account keeps the guest's matches; sent: when the link was followed */
  signUp: '/api/auth/sign-up/email',
  /** POST { email, password } */
  signIn: '/api/auth/sign-in/email',
  /** POST {} */
  signOut: '/api/auth/sign-out',
  /** POST Forgotten → Sent: a one-time link goes to the address, if somebody has it */
  forgotten: '/api/account/forgotten',
  /** POST Link → LinkInfo: what a one-time link is for · PUT Link → {}: follows it, once */
  link: '/api/account/link',
  /** POST ChangePassword → {} */
  password: '/api/me/password',
  /** POST ChangeAddress → Sent: at once where no mail is sent */
  address: '/api/me/address',
  /** GET → everything the server keeps of me, as a download */
  myData: '/api/me/data',
  /** POST DeleteAccount → {} */
  deleteMe: '/api/me/delete',
  /** GET → ShutOutList · POST ShutOutWish → ShutOutList · PUT LetIn → ShutOutList */
  shutOuts: '/api/me/shut-outs',
  /** GET → Circle · POST AddFriend → Circle · PUT { user } → Circle: not a friend any more */
  friends: '/api/me/friends',
  /** GET → Profile */
  person: (user: string) => `/api/people/${user}`,
  /** GET → ClubInList[]: mine · POST NewClub → FoundClub · PUT FindClub → FoundClub */
  clubs: '/api/clubs',
  /** GET → Club · POST ClubAct → Club, Created for a table, or Gone */
  club: (club: string) => `/api/clubs/${club}`,
  /** GET → TournamentInList[]: mine · POST NewTournament → TournamentInfo */
  tournaments: '/api/tournaments',
  /** GET → TournamentInfo · POST TournamentAct → TournamentInfo or Gone */
  tournament: (tournament: string) => `/api/tournaments/${tournament}`,
  /** GET → Vacation · POST BeginVacation → Vacation · PUT {} → Vacation: I am back */
  vacation: '/api/me/vacation',
  /** GET → when my time runs out, as a calendar (text/calendar), for whoever has the secret part */
  calendar: (secret: string) => `/api/calendar/${secret}`,
  /** GET → Lobby */
  lobby: '/api/lobby',
  /** GET → QueuePlace · POST QuickMatch → QueuePlace · PUT {} → QueuePlace: leaves the queue */
  queue: '/api/queue',
  /** POST Report → {} */
  reports: '/api/reports',
  /** GET → Desk · POST OperatorAct → Desk, for operators */
  desk: '/api/operator/desk',
  /** GET ?search= → PersonInfo[], for operators · POST PeopleCommand → PeopleAnswer, with the server's token */
  people: '/api/operator/people',
  /** GET → LabInfo · POST LabAct → LabInfo, for those who may use the lab */
  lab: '/api/lab',
  /** GET → LabStarting: an experiment to begin with */
  labStarting: (game: string) => `/api/lab/starting/${game}`,
  /** GET → a report of the lab, as far as it has got */
  labRun: (run: string) => `/api/lab/runs/${run}`,
  /** GET → two runs compared deal by deal */
  labCompare: (run: string, other: string) => `/api/lab/runs/${run}/with/${other}`,
  /** GET → Health */
  health: '/api/health',
  /** GET → a backup, for whoever runs the server */
  backup: '/api/operator/backup',
  /** GET → Prometheus text */
  metrics: '/metrics',
} as const

/** The answer to every refused request; `message` says in English what the reason alone does not, or is empty. */
export const Problem = z.looseObject({ problem: z.string() })
export const RefusedRequest = z.object({ error: Refusal, message: z.string(), problems: z.optional(z.array(Problem)) })
export type RefusedRequest = z.infer<typeof RefusedRequest>

export const GameInfo = z.object({
  id: z.string(),
  title: z.string(),
  tagline: z.string(),
  seats: z.array(z.int()),
  minutes: z.number(),
  maturity: z.string(),
  version: z.string(),
  /** The kernel's `Settings`: the lobby draws its form from it. */
  settings: z.record(z.string(), z.unknown()),
})
export type GameInfo = z.infer<typeof GameInfo>

const PlayerName = z.string().check(
  z.maxLength(10 * LONGEST_NAME),
  z.overwrite(tidyName),
  z.minLength(1),
  z.maxLength(LONGEST_NAME),
  z.refine(isShowable, 'must be visible, without control characters'),
  z.refine((name) => !isHouseName(name), 'is the name of this place'),
)

/** Who is to sit where. Several `me`: hot seat. */
export const SeatRequest = z.discriminatedUnion('kind', [
  /** `name`: of whoever plays this seat at my device. */
  z.object({ kind: z.literal('me'), name: z.optional(PlayerName) }),
  z.object({ kind: z.literal('open') }),
  z.object({ kind: z.literal('bot'), level: Level }),
])
export type SeatRequest = z.infer<typeof SeatRequest>

export const CreateMatch = z.object({
  game: z.string().check(z.maxLength(64)),
  /** The game's settings; `seats` is the length of the list below. */
  config: z.optional(z.record(z.string(), z.unknown())),
  seats: z.array(SeatRequest).check(z.minLength(1), z.maxLength(8)),
  clock: z.optional(z.nullable(ClockSetting)),
  /** Shown among the open tables, so that anybody may join. */
  listed: z.optional(z.boolean()),
  /** My number for the seed in advance, without waiting for the commitment. */
  number: z.optional(FairNumber),
})
export type CreateMatch = z.infer<typeof CreateMatch>

export const Created = z.object({
  match: MatchId,
  seats: z.array(SeatNumber),
  commitment: z.string(),
})
export type Created = z.infer<typeof Created>

export const JoinMatch = z.object({
  /** Left out: the seat reserved for me, else the first open one. */
  seat: z.optional(SeatNumber),
  number: z.optional(FairNumber),
  /** My own seat's value of settings that differ by seat (a deck); the others keep the table's. */
  own: z.optional(z.record(z.string(), z.unknown())),
})
export type JoinMatch = z.infer<typeof JoinMatch>
export const Joined = z.object({ match: MatchId, seat: SeatNumber, commitment: z.string() })
export type Joined = z.infer<typeof Joined>

export const RemovePlayer = z.object({ seat: SeatNumber })
export type RemovePlayer = z.infer<typeof RemovePlayer>

export const MatchSummary = z.object({
  match: MatchId,
  game: z.string(),
  status: Status,
  seats: z.array(SeatInfo),
  /** Seats of the one who asks. */
  mine: z.array(SeatNumber),
  waiting: z.array(SeatNumber),
  count: Count,
  createdAt: z.number(),
  /** Since when the current decision has been open. */
  since: z.number(),
  clock: z.nullable(ClockSetting),
  /** When somebody's time runs out. */
  deadline: z.nullable(z.number()),
  outcome: z.nullable(Outcome),
  listed: z.boolean(),
  /** A seat is reserved for the one who asks. */
  invited: z.optional(z.boolean()),
})
export type MatchSummary = z.infer<typeof MatchSummary>

/** A moment of a match as one seat saw it, after `count` choices; `by` made the choice that led here. */
export const Moment = z.object({
  count: Count,
  by: z.nullable(SeatNumber),
  news: News,
  view: GameData,
  decision: z.nullable(AskedDecision),
  waiting: z.array(SeatNumber),
})
export type Moment = z.infer<typeof Moment>

/** Over: any seat or the spectator (no `seat`). Running: one's own seat, or the spectator for those who have none. */
export const ReplayQuery = z.object({
  seat: z.optional(z.string().check(z.regex(/^[0-7]$/))),
  from: z.optional(z.string().check(z.regex(/^\d{1,6}$/))),
  limit: z.optional(z.string().check(z.regex(/^\d{1,4}$/))),
})
export const LONGEST_PAGE = 200
export const ReplayPage = z.object({
  match: MatchId,
  game: z.string(),
  version: z.string(),
  seat: z.nullable(SeatNumber),
  from: Count,
  /** How many choices the match has; moments go from 0 (the deal) to it. */
  count: Count,
  seats: z.array(SeatInfo),
  outcome: z.nullable(Outcome),
  moments: z.array(Moment),
  numbers: z.optional(OtherNumbers),
})
export type ReplayPage = z.infer<typeof ReplayPage>

/** A choice in the game's words, as its seat saw it: with `namePlace` for names. */
export const SaidChoice = z.object({ seat: SeatNumber, asked: z.string(), said: z.string() })
export type SaidChoice = z.infer<typeof SaidChoice>

/** A turning point: whose chances changed most from one rest of the match to the next, and by which choice. */
export const TurningPoint = z.object({
  from: Count,
  to: Count,
  seat: SeatNumber,
  before: z.number(),
  after: z.number(),
  /** Null when somebody conceded. */
  choice: z.nullable(SaidChoice),
})
export type TurningPoint = z.infer<typeof TurningPoint>

/** Who was winning when: for each moment, how well each seat did, from 0 to 1. */
export const Winning = z.object({
  match: MatchId,
  moments: z.array(z.object({ count: Count, chances: z.array(z.number()) })),
  turns: z.array(TurningPoint),
})
export type Winning = z.infer<typeof Winning>

/** Plays on from a moment of a finished match: `seat` is mine, bots have the others. */
export const ContinueMatch = z.object({ count: Count, seat: SeatNumber, level: Level })
export type ContinueMatch = z.infer<typeof ContinueMatch>

/** The same for text that is parsed as JSON later. */
const storableJson = z.refine<string>((file) => !file.includes('\\u0000'), 'must not hold the character NUL')
/** Puts a match file on the server to replay it and to play on from it. */
export const LoadFile = z.object({ file: z.string().check(z.maxLength(LARGEST_FILE), storableJson) })
export type LoadFile = z.infer<typeof LoadFile>

/** At the first rest after this many choices, everything the seat could not know was re-dealt. */
const Redeal = z.object({ count: Count, seat: SeatNumber, seed: z.string().check(z.minLength(1), z.maxLength(64), storable) })
/** Takes over a match that was begun in a browser, at its current position; bots and others may have the other seats. */
export const AdoptMatch = z.object({
  file: LoadFile.shape.file,
  redeals: z.array(Redeal).check(z.maxLength(100)),
  seats: z.array(SeatRequest).check(z.minLength(1), z.maxLength(8)),
})
export type AdoptMatch = z.infer<typeof AdoptMatch>

/** Everything that determines a finished match, even one that was re-dealt on the way. */
export const WholeMatch = z.omit(AdoptMatch, { seats: true })
export type WholeMatch = z.infer<typeof WholeMatch>

export const Rename = z.object({ name: PlayerName })
export type Rename = z.infer<typeof Rename>

export const PushSubscription = z.object({
  endpoint: z.string().check(z.maxLength(1024), storable),
  keys: z.object({ p256dh: z.string().check(z.maxLength(256), storable), auth: z.string().check(z.maxLength(128), storable) }),
})
export const NotificationSettings = z.object({
  /** The server's public key for Web Push subscriptions. */
  pushKey: z.string(),
  /** How many of my browsers are notified. */
  browsers: Count,
  webhook: z.nullable(z.string()),
  /** Of mail and webhook. */
  digest: Digest,
  /** Whether I am also notified by mail; null: this server sends none, or I am a guest. */
  mail: z.nullable(z.boolean()),
})
export type NotificationSettings = z.infer<typeof NotificationSettings>
/** What is left out stays as it is. `subscribe` adds a browser, `unsubscribe` (its endpoint) removes it. */
export const NotificationChange = z.object({
  subscribe: z.optional(PushSubscription),
  unsubscribe: z.optional(z.string().check(z.maxLength(1024), storable)),
  webhook: z.optional(z.nullable(z.string().check(z.maxLength(1024), storable))),
  digest: z.optional(Digest),
  mail: z.optional(z.boolean()),
})
export type NotificationChange = z.infer<typeof NotificationChange>

export const Health = z.object({
  /** Anything but ok is answered with 503. */
  status: z.enum(['ok', 'no-database', 'not-writing']),
  database: z.enum(['pglite', 'postgres']),
  liveMatches: Count,
  sockets: Count,
  /** Milliseconds, 99th percentile since the last look. */
  eventLoopDelay: z.number(),
})
export type Health = z.infer<typeof Health>
