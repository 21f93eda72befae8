import { createTransport } from 'nodemailer'
import type { Logger } from 'pino'

/** A letter in plain text. */
export interface Letter {
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** How letters are sent; null where a server sends none. */
export type Mail = (letter: Letter) => Promise<void>

const PATIENCE = 20_000

/** Any SMTP server, by its address: `smtps://user:password@mail.example.com?from=games@example.com`. */
export function smtpMail(url: string): Mail {
  const address = new URL(url)
  const from = address.searchParams.get('from') ?? (decodeURIComponent(address.username) || `rulewright@${address.hostname}`)
  address.searchParams.delete('from')
  const patience = { connectionTimeout: PATIENCE, greetingTimeout: PATIENCE, socketTimeout: PATIENCE }
  const transport = createTransport({ url: address.href, ...patience })
  return async ({ to, subject, text }) => {
    await transport.sendMail({ from: { name: 'Rulewright', address: from }, to, subject, text })
  }
}

/** Sends without making anybody wait: the time would reveal whether there was something to send. */
export function sendLater(mail: Mail, letter: Letter, logger: Logger): void {
  mail(letter).catch((error: unknown) => {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    logger.warn({ reason }, 'a letter could not be sent')
  })
}
