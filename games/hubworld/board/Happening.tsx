import { capitalised, inList, type Names, subject, who, whose } from '@rulewright/kernel'
import { SeatMark, seatStyle, Thing, Unseen } from '@rulewright/tablekit'
import type { ReactNode } from 'react'
import { ROWS } from '../rules/grid.ts'
import type { BatchView, CardKey, DelveView, EngagementView, HubworldView, PlayerView, WindowView } from '../rules/view.ts'
import { faceOf, nameOf } from './faces.ts'
import styles from './Happening.module.css'
import { DISTRICT } from './kinds.ts'
import { phaseName, windowName } from './labels.ts'
import { Plate } from './Plate.tsx'
import { abilityTerm, PHASE_TERM, term } from './terms.ts'
import { zoomOf } from './Zooms.tsx'

interface HappeningProps {
  readonly view: HubworldView
  readonly names: Names
}

/** When the game has ended nothing is under way any more (HW-22.10). */
const OVER: Pick<HubworldView, 'delve' | 'engagement' | 'batch' | 'windows' | 'resolving' | 'shown'> = {
  delve: null,
  engagement: null,
  batch: null,
  windows: [],
  resolving: [],
  shown: null,
}

/** What is going on: the round, the delve, the card engaged, moments being played, and who may answer, the innermost last. */
export function Happening({ view, names }: HappeningProps) {
  const { delve, engagement, batch, windows, resolving, shown } = view.result ? OVER : view
  const idle = !delve && !engagement && windows.length === 0 && resolving.length === 0 && !shown
  return (
    <section className={styles.happening} data-idle={idle || undefined} aria-label="What is happening">
      <header className={styles.round}>
        <b {...term('round')}>Round {view.round}</b>
        <span {...term(PHASE_TERM[view.phase])}>{phaseName(view)}</span>
      </header>
      <div className={styles.stack}>
        {idle && <Turn view={view} names={names} />}
        {delve && <Run delve={delve} names={names} />}
        {batch && <Batch batch={batch} names={names} />}
        {engagement && <Engaged engagement={engagement} names={names} />}
        {resolving.map((moment) => (
          <PlayedCard key={`${moment.owner} ${moment.key}`} cardKey={moment.key}>
            {subject(names, moment.owner)} {names.you === moment.owner ? 'play' : 'plays'}
          </PlayedCard>
        ))}
        {shown && (
          <PlayedCard cardKey={shown.key}>
            {capitalised(whose(names, shown.owner))} card, shown to {names.you === null ? 'one player' : 'you'}
          </PlayedCard>
        )}
        {windows.map((window, depth) => (
          <Window key={windowKey(window, depth)} window={window} names={names} open={depth === windows.length - 1} />
        ))}
      </div>
    </section>
  )
}

/** Windows nest and never change places: they are identified by depth. */
const windowKey = (window: WindowView, depth: number): string => `${depth} ${window.kind} ${window.trigger}`

/** Whose turn it is, and who still has actions this round. */
function Turn({ view, names }: HappeningProps) {
  if (view.result) {
    const winners = capitalised(inList(view.result.winners.map((seat) => who(names, seat))))
    return <p className={styles.turn}>{winners ? `${winners} won` : 'Nobody won'}</p>
  }
  if (view.phase === 'setup') return <p className={styles.turn}>Choose what to keep</p>
  return (
    <>
      <p className={styles.turn} data-many={view.players.length > 2 || undefined} style={seatStyle(view.turn)}>
        <SeatMark seat={view.turn} /> {names.you === view.turn ? 'Your turn' : `${names.of(view.turn)}’s turn`}
      </p>
      <ul className={styles.agenda} aria-label="Actions left this round">
        {clockwiseFrom(view.players, view.firstPlayer ?? 0).map((player) => (
          <li key={player.seat} style={seatStyle(player.seat)} data-turn={player.seat === view.turn || undefined}>
            <SeatMark seat={player.seat} />
            <span className={styles.agendaName}>
              {subject(names, player.seat)}
              {view.players.length > 2 && player.seat === view.turn && ' · turn'}
            </span>
            <span className={styles.pips} {...term('actions')}>
              <Unseen>{player.actions} actions left</Unseen>
              {Array.from({ length: Math.max(player.limits.actions, player.actions) }, (_, i) => `action ${i}`).map((pip, i) => (
                <i key={pip} data-left={i < player.actions || undefined} />
              ))}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

const clockwiseFrom = (players: readonly PlayerView[], first: number): readonly PlayerView[] =>
  [...players.slice(first), ...players.slice(0, first)].filter((player) => player.inGame)

/** The delve in words and four steps: front, middle, back, district. */
function Run({ delve, names }: { readonly delve: DelveView; readonly names: Names }) {
  const steps = [...ROWS, 'district'] as const
  const at = steps.indexOf(delve.row)
  return (
    <div className={styles.run} style={seatStyle(delve.delver)}>
      <p>
        <SeatMark seat={delve.delver} /> {subject(names, delve.delver)} {names.you === delve.delver ? 'delve' : 'delves'}{' '}
        {whose(names, delve.defender)} <b>{DISTRICT[delve.path].name}</b>
      </p>
      <ol className={styles.steps} aria-label={`At the ${delve.row}`}>
        {steps.map((step, i) => (
          <li
            key={step}
            {...term(step)}
            data-step={i < at ? 'past' : i === at ? 'here' : 'ahead'}
            aria-current={i === at ? 'step' : undefined}
          >
            {step}
          </li>
        ))}
      </ol>
    </div>
  )
}

function Batch({ batch, names }: { readonly batch: BatchView; readonly names: Names }) {
  return (
    <div className={styles.note}>
      <p {...term('breach')}>
        {batch.size === 0 ? 'No card is seen' : `${batch.found} of ${batch.size} discovered`} in {whose(names, batch.owner)}{' '}
        {DISTRICT[batch.district].name}
        {batch.fromBottom && ', from the bottom'}
      </p>
      {batch.setAside && batch.setAside.length > 0 && <p {...term('set-aside')}>Set aside: {batch.setAside.map(nameOf).join(', ')}</p>}
      {!batch.setAside && batch.setAsideSize > 0 && <p {...term('set-aside')}>{batch.setAsideSize} set aside</p>}
    </div>
  )
}

function Engaged({ engagement, names }: { readonly engagement: EngagementView; readonly names: Names }) {
  const { kind, engager, owner, key, presence, barrier } = engagement
  const mine = names.you === engager
  const does = kind === 'confront' ? (mine ? 'confront' : 'confronts') : mine ? 'discover' : 'discovers'
  return (
    <PlayedCard
      cardKey={key}
      now={{ cost: faceOf(key)?.cost ?? null, presence, barrier: kind === 'confront' ? barrier : (faceOf(key)?.barrier ?? null) }}
    >
      {subject(names, engager)} {does} {key === null ? `a card of ${names.you === owner ? 'yours' : names.of(owner)}` : ''}
    </PlayedCard>
  )
}

interface PlayedCardProps {
  readonly cardKey: CardKey | null
  readonly now?: { readonly cost: number | null; readonly presence: number | null; readonly barrier: number | null }
  readonly children: ReactNode
}

/** A card being played: large enough to read at once. */
function PlayedCard({ cardKey, now, children }: PlayedCardProps) {
  const face = faceOf(cardKey)
  return (
    <div className={styles.played}>
      <p>{children}</p>
      <Thing
        id={`shown:${cardKey ?? 'hidden'}`}
        label={nameOf(cardKey)}
        zoom={zoomOf(cardKey, now)}
        flies={false}
        className={styles.playedCard}
      >
        <Plate face={face} now={now} facedown={face === null} />
      </Thing>
      {face && face.abilities.length > 0 && (
        <ul className={styles.says} data-told="">
          {face.abilities.map((ability) => (
            <li key={ability.index}>
              <b {...term(abilityTerm(ability))}>{ability.label}</b> {ability.text}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Window({ window, names, open }: { readonly window: WindowView; readonly names: Names; readonly open: boolean }) {
  return (
    <div className={styles.window} data-open={open || undefined} style={seatStyle(window.priority)}>
      <p {...term('window')}>{windowName(window, names)}</p>
      <p className={styles.answers}>
        <SeatMark seat={window.priority} />
        <b>{subject(names, window.priority)}</b> {window.kind === 'W1' ? 'may begin' : 'may answer'}
      </p>
    </div>
  )
}
