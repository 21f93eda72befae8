/// <reference types="vite/types/importMeta.d.ts" />
import { findGame } from '@rulewright/games'
import { service } from '../service/http.ts'

/** The numbered rules of the games that came with this app, each loaded when it is read. */
const own = import.meta.glob<string>('../../games/*/RULES.md', { query: '?raw', import: 'default' })

/** A game's numbered rules; those of a game that only the server knows come from there. */
export function rulesText(game: string): Promise<string> {
  const text = findGame(game) ? own[`../../games/${game}/RULES.md`] : undefined
  return text ? text() : service.rules(game)
}
