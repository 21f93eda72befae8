import { type Names, plain } from '@rulewright/kernel'
import { Sentence } from '@rulewright/tablekit'
import type { SeatInfo } from '@rulewright/wire'
import { Confirm } from '../frame/Confirm.tsx'
import { Prompt } from '../frame/Prompt.tsx'
import { Step, TimeSlider } from '../frame/Scrubber.tsx'
import type { Explored } from '../local/explore/protocol.ts'
import type { ChoosingState } from '../table/useChoosing.ts'
import type { LiveTableState } from '../table/useLiveTable.ts'
import ui from '../ui/ui.module.css'
import { useMessages } from '../words/index.ts'
import styles from './Explore.module.css'
import { useExploration } from './explore-connection.ts'
import { useLineNames } from './useLineNames.ts'

interface ExploreDockProps {
  readonly t: LiveTableState
  readonly choosing: ChoosingState
  readonly light: (thing: string | null) => void
}

/** Under the board: navigation along the line, and the current question. */
export function ExploreDock({ t, choosing, light }: ExploreDockProps) {
  const connection = useExploration()
  const explored = connection.useSeen((s) => s.explored)
  return (
    <div className={styles.dock}>
      {explored && <Way t={t} explored={explored} />}
      <div className={styles.here}>
        <Here t={t} choosing={choosing} light={light} explored={explored} />
      </div>
    </div>
  )
}

/** Back and forth along the line, the position on it, and whom one plays. */
function Way({ t, explored }: { readonly t: LiveTableState; readonly explored: Explored }) {
  const m = useMessages()
  const connection = useExploration()
  const nameOf = useLineNames(t, explored.lines)
  const { line, at } = explored.place
  const end = explored.lines.find(({ id }) => id === line)?.end ?? 0
  const place = m.explore.place(at, end)
  return (
    <div className={styles.way}>
      <div className={styles.steps}>
        <Step drawing="first" label={m.replay.first} onClick={() => connection.go({ line, at: 0 })} />
        <Step drawing="previous" label={m.explore.back} onClick={() => connection.step(-1)} />
        <Step drawing="next" label={m.explore.on} onClick={() => connection.step(1)} />
        <Step drawing="last" label={m.replay.last} onClick={() => connection.go({ line, at: end })} />
      </div>
      <div className={styles.where}>
        <span className={styles.place}>
          <strong>{place}</strong> {plain(nameOf(line))}
        </span>
        <TimeSlider at={at} end={end} label={m.explore.scrub} said={place} setAt={(to) => connection.go({ line, at: to })} />
      </div>
      <PlaySelect names={t.names} seats={t.table.seats} mine={explored.mine} play={(seat) => connection.act({ do: 'play', seat })} />
    </div>
  )
}

interface PlaySelectProps {
  readonly names: Names
  readonly seats: readonly SeatInfo[]
  readonly mine: number | null
  readonly play: (seat: number | null) => void
}

const EVERYBODY = 'everybody'

/** Whom one plays: everybody, or one seat with bots for the others. */
function PlaySelect({ names, seats, mine, play }: PlaySelectProps) {
  const m = useMessages()
  return (
    <select
      aria-label={m.explore.who}
      className={`${ui.input} ${styles.who}`}
      value={mine ?? EVERYBODY}
      onChange={({ target }) => play(target.value === EVERYBODY ? null : Number(target.value))}
    >
      <option value={EVERYBODY}>{m.explore.everybody}</option>
      {seats.map(({ seat }) => (
        <option key={seat} value={seat}>
          {m.explore.only(names.of(seat))}
        </option>
      ))}
    </select>
  )
}

interface HereProps extends ExploreDockProps {
  readonly explored: Explored | null
}

/** One thing at a time: a confirmation, the end, the question, or that a bot is asked. */
function Here({ t, choosing, light, explored }: HereProps) {
  const m = useMessages()
  const { at, grave, verdict } = t
  if (grave.asked !== null) return <Confirm question={m.table.confirm} yes={m.table.confirmYes} onYes={grave.confirm} onNo={grave.cancel} />
  if (verdict)
    return (
      <p className={styles.said}>
        <strong>{verdict.headline}.</strong> <Sentence of={verdict.how} />
      </p>
    )
  if (at.decision && t.view !== null)
    return (
      <Prompt
        game={t.table.game}
        decision={at.decision}
        view={t.view}
        words={t.words}
        names={t.names}
        choosing={choosing}
        who={null}
        sent={at.sent}
        hinted={null}
        isGrave={grave.isGrave}
        choose={grave.choose}
        light={light}
      />
    )
  return explored && <BotAsked t={t} explored={explored} />
}

function BotAsked({ t, explored }: { readonly t: LiveTableState; readonly explored: Explored }) {
  const m = useMessages()
  const connection = useExploration()
  const asked = t.at.frame?.waiting[0]
  if (asked === undefined || explored.bots === 'none') return <p className={styles.said}>{m.explore.nothingAsked}</p>
  const name = t.names.of(asked)
  if (explored.bots === 'thinking')
    return (
      <p className={styles.said} role="status">
        {m.explore.botThinks(name)}
      </p>
    )
  return (
    <div className={styles.said}>
      <span>{m.explore.botAsked(name)}</span>
      <button type="button" data-stop="" className={ui.button} onClick={() => connection.act({ do: 'answer' })}>
        {m.explore.answer}
      </button>
    </div>
  )
}
