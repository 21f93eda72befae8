import { AGENTS, DECK_SIZE, type Deck, deckProblems, type Format } from '../../content/decks/index.ts'
import { problem } from '../../words/settings.ts'
import styles from './DecksPage.module.css'
import { linesOf } from './draft.ts'
import { typesOf } from './stats.ts'

/** Whether the deck may be played, and what is wrong with it, at every change. */
export function Legality({ deck, format }: { readonly deck: Deck; readonly format: Format }) {
  const problems = deckProblems(deck, format).map(problem)
  const types = typesOf(linesOf(deck))
  const size = types.reduce((sum, { count }) => sum + count, 0)
  const agents = types.find(({ type }) => type === 'agent')?.count ?? 0
  return (
    <div className={styles.legality} data-legal={problems.length === 0 || undefined} role="status">
      <p className={styles.verdict}>
        <span aria-hidden="true">{problems.length === 0 ? '✓' : '✕'}</span> {problems.length === 0 ? 'Ready to play' : 'Not legal yet'}
        <span className={styles.size}>
          {size} / {DECK_SIZE} cards · {agents} / {AGENTS} agents
        </span>
      </p>
      {problems.length > 0 && (
        <ul>
          {problems.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
