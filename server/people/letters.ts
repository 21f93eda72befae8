import type { Letter } from './mail.ts'

// Letters to people. Each says why it came and that nothing has to be done about it.

const NOT_YOU = 'If this was not you, you need do nothing.'
const SIGNED = '\n\nRulewright\n'

export const keepLetter = (to: string, link: string): Letter => ({
  to,
  subject: 'Keep your Rulewright account',
  text: `Somebody, probably you, wants to keep a Rulewright account with this address. Follow this link within a day:\n\n${link}\n\n${NOT_YOU}${SIGNED}`,
})

export const knownLetter = (to: string, page: string): Letter => ({
  to,
  subject: 'You have a Rulewright account',
  text: `Somebody, probably you, wanted to open a Rulewright account with this address. You have one already: sign in, or ask for a new password, at\n\n${page}\n\n${NOT_YOU}${SIGNED}`,
})

export const resetLetter = (to: string, name: string, link: string): Letter => ({
  to,
  subject: 'A new password for Rulewright',
  text: `Somebody, probably you, asks for a new password for the Rulewright account "${name}". Choose one within an hour:\n\n${link}\n\n${NOT_YOU}${SIGNED}`,
})

export const addressLetter = (to: string, name: string, link: string): Letter => ({
  to,
  subject: 'Your new address at Rulewright',
  text: `The Rulewright account "${name}" is to have this address. Follow this link within an hour:\n\n${link}\n\n${NOT_YOU}${SIGNED}`,
})

export const turnsLetter = (to: string, name: string, tables: readonly string[]): Letter => ({
  to,
  subject: tables.length === 1 ? 'It is your turn' : `It is your turn at ${tables.length} tables`,
  text: `${name}, it is your turn:\n\n${tables.join('\n')}\n\nHow often you are told is settled on your account page.${SIGNED}`,
})

export const movedLetter = (to: string, name: string): Letter => ({
  to,
  subject: 'Your Rulewright account has another address',
  text: `The Rulewright account "${name}" has another address from now on. If this was not you, write to whoever runs the server.${SIGNED}`,
})
