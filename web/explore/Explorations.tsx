import { SeatMark } from '@rulewright/tablekit'
import { useState } from 'react'
import { Link } from 'wouter'
import type { KeptExploration } from '../local/explore/kept.ts'
import { deleteExploration, explorations } from '../local/explore/shelf.ts'
import { distinct } from '../match/names.ts'
import type { ShelfGame } from '../match/shelf.ts'
import styles from '../pages/Home.module.css'
import { Drawing } from '../ui/Drawing.tsx'
import { Face } from '../ui/Face.tsx'
import ui from '../ui/ui.module.css'
import { useAsync } from '../ui/useAsync.ts'
import { ago, useMessages } from '../words/index.ts'

/** How many are shown before the reader asks for all. */
const FIRST = 4

/** The explorations that this browser keeps. */
export function Explorations({ games }: { readonly games: readonly ShelfGame[] }) {
  const m = useMessages()
  const [kept, again] = useAsync(explorations)
  const [all, showAll] = useState(false)
  if (kept.state !== 'done' || kept.value.length === 0) return null
  const shown = all ? kept.value : kept.value.slice(0, FIRST)
  return (
    <section aria-labelledby="explorations" className={styles.section}>
      <h2 id="explorations">{m.explore.mine}</h2>
      <ul className={styles.rows}>
        {shown.map((exploration) => (
          <Row
            key={exploration.id}
            exploration={exploration}
            title={games.find(({ id }) => id === exploration.game)?.title ?? exploration.game}
            remove={() => void deleteExploration(exploration.id).then(again)}
          />
        ))}
      </ul>
      {shown.length < kept.value.length && (
        <div>
          <button type="button" className={ui.quiet} onClick={() => showAll(true)}>
            {m.explore.showAll(kept.value.length)}
          </button>
        </div>
      )}
    </section>
  )
}

interface RowProps {
  readonly exploration: KeptExploration
  readonly title: string
  readonly remove: () => void
}

function Row({ exploration, title, remove }: RowProps) {
  const m = useMessages()
  const [asking, setAsking] = useState(false)
  const { id, game, players, lines, since } = exploration
  return (
    <li className={styles.own}>
      <Link href={`/explore/${id}`} className={styles.row}>
        <Face game={game} className={styles.thumb} />
        <span className={styles.rowText}>
          <strong>{title}</strong>
          <span className={styles.who}>
            {distinct(players.map((name, seat) => name || m.game.seat(seat + 1))).map((name, seat) => (
              <span key={name}>
                <SeatMark seat={seat} /> {name}
              </span>
            ))}
          </span>
        </span>
        <span className={styles.stand}>
          <strong>{m.explore.lineCount(lines.length)}</strong>
          <span>{ago(since, Date.now())}</span>
          <span>{m.home.here}</span>
        </span>
      </Link>
      {asking ? (
        <button type="button" className={ui.danger} onClick={remove} onBlur={() => setAsking(false)}>
          {m.home.deleteSure}
        </button>
      ) : (
        <button type="button" className={`${ui.quiet} ${ui.icon}`} aria-label={m.explore.delete} onClick={() => setAsking(true)}>
          <Drawing name="close" size={18} />
        </button>
      )}
    </li>
  )
}
