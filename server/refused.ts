import type { Problem } from '@rulewright/kernel'
import type { Refusal } from '@rulewright/wire'

/** A wish that is not granted, with a reason for the program and a sentence for the person. */
export class Refused extends Error {
  constructor(
    readonly reason: Refusal,
    message: string = SENTENCES[reason],
    readonly problems?: readonly Problem[],
  ) {
    super(message)
  }
}

const SENTENCES: Readonly<Record<Refusal, string>> = {
  malformed: 'The message could not be read.',
  'too-large': 'The message is too large.',
  'too-fast': 'Too many messages at once; wait a moment.',
  'wrong-version': 'This page is older than the server. Reload it.',
  'not-signed-in': 'Sign in first, or play as a guest.',
  'foreign-origin': 'The request came from another site.',
  'no-such-game': 'There is no such game here.',
  'no-such-match': 'There is no such match here.',
  'no-such-page': 'There is nothing here.',
  'bad-config': 'The table cannot be set up like this.',
  'bad-file': 'The match file cannot be read.',
  'rules-changed': 'The rules of this game have changed since. They cannot follow the match any more.',
  'not-your-seat': 'This is not your seat.',
  'seat-taken': 'Somebody else has taken this seat.',
  'no-open-seat': 'All seats are taken.',
  'wrong-code': 'The invitation code is not right.',
  'not-started': 'The match has not begun yet.',
  'match-over': 'The match is over.',
  'not-over': 'The match is not over yet.',
  stale: 'The table has moved on since; here is how it stands now.',
  duplicate: 'This choice was made already.',
  'not-your-turn': 'You have nothing to decide now.',
  'no-such-option': 'There is no such option.',
  'cannot-undo': 'There is nothing to take back.',
  'nothing-to-answer': 'Nobody asks for this any more.',
  'not-away': 'That player is not away, or not long enough.',
  'not-allowed': 'This is not allowed.',
  'too-many': 'There are too many already.',
  'shutting-down': 'The server restarts; try again in a moment.',
  internal: 'Something went wrong on our side. Nothing was changed.',
}
