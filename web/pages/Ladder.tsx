import { findGame } from '@rulewright/games'
import ui from '../ui/ui.module.css'
import { useMessages } from '../words/index.ts'
import styles from './GamePage.module.css'

/** The measured strength of a game's bots against each other. */
export function Ladder({ game: id }: { readonly game: string }) {
  const m = useMessages()
  const game = findGame(id)
  const ladder = game?.ladder ?? []
  if (ladder.length === 0) return null
  const said = game?.together ? m.rating.ladderTogether : m.rating.ladderRow
  return (
    <section className={`${ui.panel} ${styles.form} ${styles.ladder}`} aria-labelledby="ladder">
      <h2 id="ladder">{m.rating.ladder}</h2>
      {ladder.map(({ first, second, games, share, interval: [from, to] }) => (
        <p key={`${first} ${second}`} className={styles.quiet}>
          {said(m.level[first], m.level[second], share, games, from, to)}
        </p>
      ))}
    </section>
  )
}
