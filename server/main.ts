import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as z from 'zod/mini'
import type { Retention } from './housekeeping.ts'
import { startServer } from './index.ts'
import { smtpMail } from './people/mail.ts'

const days = (name: string) => z.optional(z.string().check(z.regex(/^\d{1,5}$/, `${name} must be a number of days; 0 keeps them for ever`)))

const Environment = z.object({
  PORT: z._default(
    z.string().check(z.refine((text) => /^\d{1,5}$/.test(text) && Number(text) < 65_536, 'PORT must be a number from 0 to 65535')),
    '3000',
  ),
  HOST: z._default(z.string(), '127.0.0.1'),
  DATA_DIR: z.optional(z.string()),
  DATABASE_URL: z.optional(z.string()),
  PUBLIC_URL: z.optional(z.url('PUBLIC_URL must be an address such as https://play.example.com')),
  TRUST_PROXY: z._default(z.string().check(z.regex(/^\d$/, 'TRUST_PROXY must be the number of proxies in front, such as 1')), '0'),
  METRICS_TOKEN: z.optional(z.string()),
  OPERATOR_TOKEN: z.optional(z.string().check(z.minLength(16, 'OPERATOR_TOKEN must have 16 characters or more'))),
  SMTP_URL: z.optional(
    z.string().check(z.regex(/^smtps?:\/\/[^\s]+$/, 'SMTP_URL must be an address such as smtps://user:password@mail.example.com')),
  ),
  WEB_ROOT: z.optional(z.string()),
  LAB_DIR: z.optional(z.string()),
  LAB: z.optional(z.enum(['operators', 'local', 'off'], 'LAB must be operators, local or off')),
  KEEP_GUESTS_DAYS: days('KEEP_GUESTS_DAYS'),
  KEEP_WAITING_DAYS: days('KEEP_WAITING_DAYS'),
  KEEP_FILES_DAYS: days('KEEP_FILES_DAYS'),
  KEEP_CHAT_DAYS: days('KEEP_CHAT_DAYS'),
  KEEP_ANALYSES_DAYS: days('KEEP_ANALYSES_DAYS'),
  LOG: z.optional(z.enum(['0', '1'], 'LOG must be 0 or 1')),
})

/** The program's own folder: where package.json is, from source and from the bundle alike. */
function home(): string {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, 'games')) && folder !== dirname(folder)) folder = dirname(folder)
  return folder
}

/** Empty variables count as unset: many start scripts pass them that way. */
function environment(): z.infer<typeof Environment> {
  const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(given)
  if (parsed.success && parsed.data.SMTP_URL && !parsed.data.PUBLIC_URL) {
    console.error('SMTP_URL needs PUBLIC_URL: letters hold links to this server.')
    process.exit(1)
  }
  if (parsed.success) return parsed.data
  console.error(parsed.error.issues.map((issue) => issue.message).join('\n'))
  process.exit(1)
}

function keeping(): Partial<Retention> {
  const given = {
    guests: env.KEEP_GUESTS_DAYS,
    waiting: env.KEEP_WAITING_DAYS,
    loaded: env.KEEP_FILES_DAYS,
    chat: env.KEEP_CHAT_DAYS,
    analyses: env.KEEP_ANALYSES_DAYS,
  }
  return Object.fromEntries(Object.entries(given).flatMap(([what, text]) => (text === undefined ? [] : [[what, Number(text)]])))
}

/** A server only for this machine: nobody else reaches its address, and nothing indicates a proxy. */
const isOwnMachine = (): boolean =>
  ['127.0.0.1', 'localhost', '::1'].includes(env.HOST) && !env.DATABASE_URL && !env.PUBLIC_URL && env.TRUST_PROXY === '0'

/** What prevents it from starting, with the variable that would help. */
function reasonOf(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { code, syscall, message } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE') return `Something else serves at ${env.HOST}:${env.PORT} already. PORT chooses another port.`
  if (syscall === 'listen' || syscall === 'getaddrinfo')
    return `Cannot serve at ${env.HOST}:${env.PORT}: ${message}. HOST and PORT choose the address.`
  if (syscall !== undefined && !env.DATABASE_URL)
    return `Cannot keep the database in ${folder}: ${message}. DATA_DIR chooses another folder.`
  return message
}

const env = environment()
const folder = env.DATA_DIR ?? join(home(), '.data')
if (!env.DATABASE_URL && !existsSync(join(folder, 'pglite')))
  console.log('Setting up the database; this takes a few seconds the first time.')

try {
  const server = await startServer({
    port: Number(env.PORT),
    host: env.HOST,
    dataDir: folder,
    databaseUrl: env.DATABASE_URL ?? null,
    publicUrl: env.PUBLIC_URL ?? null,
    trustProxy: Number(env.TRUST_PROXY),
    metricsToken: env.METRICS_TOKEN ?? null,
    operatorToken: env.OPERATOR_TOKEN ?? null,
    mail: env.SMTP_URL ? smtpMail(env.SMTP_URL) : null,
    labDir: env.LAB === 'off' ? null : (env.LAB_DIR ?? join(home(), '.lab')),
    labAccess: env.LAB === 'local' || (env.LAB === undefined && isOwnMachine()) ? 'local' : 'operators',
    webRoot: env.WEB_ROOT ?? join(home(), 'dist', 'web'),
    keeping: keeping(),
    log: env.LOG !== '0',
    // Whatever supervises this process restarts it.
    died: (error) => {
      console.error(`The database is lost: ${error.message}`)
      process.exit(1)
    },
  })
  console.log(`Rulewright is at ${env.PUBLIC_URL ?? server.url}`)
  const end = () => {
    server.close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.once('SIGINT', end)
  process.once('SIGTERM', end)
  // The process that started this is gone: nobody could stop it any more.
  process.once('disconnect', end)
} catch (error) {
  console.error(reasonOf(error))
  process.exit(1)
}
