import * as z from 'zod/mini'

/** Why something was not done. The sentences are the app's. */
export const REFUSALS = [
  'malformed',
  'too-large',
  'too-fast',
  'wrong-version',
  'not-signed-in',
  'foreign-origin',
  'no-such-game',
  'no-such-match',
  'no-such-page',
  'bad-config',
  'bad-file',
  'rules-changed',
  'not-your-seat',
  'seat-taken',
  'no-open-seat',
  'not-started',
  'table-closed',
  'match-over',
  'not-over',
  'stale',
  'duplicate',
  'not-your-turn',
  'no-such-option',
  'cannot-undo',
  'nothing-to-answer',
  'not-away',
  'not-allowed',
  'too-many',
  'not-kept',
  'shutting-down',
  'internal',
] as const
export const Refusal = z.enum(REFUSALS)
export type Refusal = z.infer<typeof Refusal>
