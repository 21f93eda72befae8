import type { Game, Names } from '@rulewright/kernel'
import { Icon, SeatMark } from '@rulewright/tablekit'
import { type CSSProperties, type ReactNode, useMemo } from 'react'
import { LessonRun } from '../../lesson.ts'
import { CRUISER, FRIGATE } from '../content/units.ts'
import { first } from '../lessons/first.ts'
import { aldarra } from '../rules/index.ts'
import type { AldarraView, TerritoryView } from '../rules/view.ts'
import { GUIDE } from '../words/guide.ts'
import { Battle } from './Battle.tsx'
import { ExploreFace, UnitFace } from './faces.tsx'
import styles from './Guide.module.css'
import { centreOf, mapBox } from './geometry.ts'
import { Hand } from './Hand.tsx'
import { floatingCrystal, scrollUnfurled, trophyCup, twoCoins } from './icons.ts'
import { type Labels, labelsFor } from './labels.ts'
import sky from './SkyMap.module.css'
import { ShipIcon } from './ships.tsx'
import { Fleets, Territory } from './Territory.tsx'
import { GroundDefs } from './terrain.tsx'

const READER = 0
const names: Names = { you: READER, of: (seat) => (seat === READER ? 'Ada' : 'Ben') }

/** Where the numbers stand on the Unit card: price, class, text, movement, armor. */
const CALLOUTS: readonly CSSProperties[] = [
  { left: '17%', top: '2%' },
  { left: '46%', top: '38.5%' },
  { left: '30%', top: '64%' },
  { left: '6%', top: '82%' },
  { left: '26%', top: '82%' },
]

interface Scene {
  readonly view: AldarraView
  readonly labels: Labels
}

/** The first lesson, played by the real rules up to a step: what the figures show never goes stale. */
function scene(step: string): Scene {
  const game: Game = aldarra
  const run = new LessonRun(game, first)
  while (run.step && run.step.id !== step) {
    if (run.step.choose) run.choose(run.allowed?.[0] ?? -1)
    else run.next()
  }
  const view = run.match.view(READER) as AldarraView
  return { view, labels: labelsFor(view, names) }
}

const territoryWhere = ({ view }: Scene, fits: (t: TerritoryView) => boolean): number => view.territories.find(fits)?.hex ?? 0

/** A part of the map, or all of it, drawn as the board draws it. */
function MapFigure({ of, around, marks = [] }: { readonly of: Scene; readonly around?: number; readonly marks?: readonly number[] }) {
  const { view, labels } = of
  const whole = mapBox(view.seats)
  const middle = around === undefined ? null : centreOf(view.seats, around)
  const box = middle ? { x: middle.x - 130, y: middle.y - 95, width: 260, height: 190 } : whole
  return (
    <div className={`${sky.sky} ${styles.map}`}>
      <svg viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`} role="img" aria-label={labels.map}>
        <GroundDefs />
        {view.territories.map((territory) => (
          <Territory key={territory.hex} territory={territory} view={view} labels={labels} />
        ))}
        {view.territories.map((territory) => (
          <Fleets key={territory.hex} territory={territory} view={view} labels={labels} />
        ))}
        {marks.map((hex, n) => {
          const at = centreOf(view.seats, hex)
          return (
            <g key={hex} className={styles.mark} transform={`translate(${at.x + 27} ${at.y + 45})`}>
              <circle r={14} />
              <text y={6}>{n + 1}</text>
            </g>
          )
        })}
      </svg>
    </div>
  )
}

function Figure({ children, caption, wide }: { readonly children: ReactNode; readonly caption: string; readonly wide?: boolean }) {
  return (
    <figure className={styles.figure} data-wide={wide || undefined}>
      {children}
      <figcaption>{caption}</figcaption>
    </figure>
  )
}

/** Call-outs: what the numbers in a figure stand for. */
function Marks({ of }: { readonly of: readonly (readonly [string, string])[] }) {
  return (
    <ol className={styles.marks}>
      {of.map(([what, text]) => (
        <li key={what}>
          <b>{what}</b> {text}
        </li>
      ))}
    </ol>
  )
}

/** What a purse holds after mining, in the signs of the board. */
function Purse({ of: { view } }: { readonly of: Scene }) {
  const you = view.players[READER]
  return (
    <p className={styles.purse}>
      <SeatMark seat={READER} size={22} />
      <Icon of={twoCoins} size={28} /> {you?.coins}
      <Icon of={floatingCrystal} size={28} /> {you?.crystals} → <Icon of={trophyCup} size={28} /> +1
    </p>
  )
}

function Growth() {
  return (
    <p className={styles.purse}>
      <Icon of={scrollUnfurled} size={28} />
      {[FRIGATE, CRUISER].map((unit) => (
        <ShipIcon key={unit} unit={unit} colour="var(--seat-0)" size={34} />
      ))}
      <ShipIcon unit={5} colour="var(--seat-0)" size={34} />
    </p>
  )
}

/** AL-9.1 the round, a picture a step. */
function RoundStrip({
  deal,
  orders,
  fight,
  bought,
}: {
  readonly deal: Scene
  readonly orders: Scene
  readonly fight: Scene
  readonly bought: Scene
}) {
  const deposit = territoryWhere(deal, (t) => t.crystals > 0)
  const pictures = [
    <MapFigure key="crystals" of={deal} around={deposit} />,
    <MapFigure key="orders" of={orders} around={orders.view.territories.findIndex((t) => t.units[1]?.[FRIGATE] === 1 && t.crystals > 0)} />,
    <MapFigure key="combat" of={fight} around={fight.view.combat?.hex ?? 0} />,
    <div key="explore" className={styles.small}>
      <ExploreFace card={0} labels={deal.labels} />
    </div>,
    <Purse key="mine" of={bought} />,
    <Growth key="grow" />,
  ]
  return (
    <ol className={styles.strip}>
      {GUIDE.round.steps.map(([title, text], n) => (
        <li key={title}>
          <div className={styles.picture}>{pictures[n]}</div>
          <b>{title}</b>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}

/** "How to play" Aldarra. */
function Page() {
  const scenes = useMemo(() => ({ start: scene('order'), orders: scene('attack'), fight: scene('hits'), bought: scene('buy') }), [])
  const { start, orders, fight, bought } = scenes
  const player = start.view.players[READER]
  const own = (t: TerritoryView) => t.control === READER
  const marks = [
    territoryWhere(start, (t) => t.tile === 'stronghold' && own(t)),
    territoryWhere(start, (t) => t.tile === 'forest' && own(t)),
    territoryWhere(start, (t) => t.crystals > 0),
    territoryWhere(start, (t) => !t.explored && t.tile === 'gold' && t.control === null),
    territoryWhere(start, (t) => t.tile === 'mountain'),
  ]
  return (
    <article className={styles.guide}>
      <p className={styles.lead}>{GUIDE.lead}</p>
      <section>
        <h2>{GUIDE.goal.title}</h2>
        {GUIDE.goal.text.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <Figure caption={GUIDE.goal.figure} wide>
          {player && <Hand view={start.view} player={player} labels={start.labels} />}
        </Figure>
      </section>
      <section>
        <h2>{GUIDE.round.title}</h2>
        <RoundStrip deal={start} orders={orders} fight={fight} bought={bought} />
      </section>
      <section>
        <h2>{GUIDE.card.title}</h2>
        <div className={styles.beside}>
          <Figure caption={GUIDE.card.figure}>
            <div className={styles.large}>
              <UnitFace unit={CRUISER} upgraded={false} labels={start.labels} />
              {GUIDE.card.marks.map(([what], n) => (
                <i key={what} className={styles.callout} style={CALLOUTS[n]} aria-hidden="true">
                  {n + 1}
                </i>
              ))}
            </div>
          </Figure>
          <Marks of={GUIDE.card.marks} />
        </div>
      </section>
      <section>
        <h2>{GUIDE.table.title}</h2>
        <MapFigure of={start} marks={marks} />
        <Marks of={GUIDE.table.marks} />
      </section>
      <section>
        <h2>{GUIDE.combat.title}</h2>
        <p>{GUIDE.combat.text}</p>
        <Figure caption={GUIDE.combat.figure} wide>
          <div className={styles.fight}>
            {fight.view.combat && <Battle view={fight.view} combat={fight.view.combat} labels={fight.labels} rolled={0} />}
          </div>
        </Figure>
      </section>
      <section>
        <h2>{GUIDE.mistakes.title}</h2>
        <ol className={styles.mistakes}>
          {GUIDE.mistakes.list.map(([mistake, instead]) => (
            <li key={mistake}>
              <b>{mistake}</b> {instead}
            </li>
          ))}
        </ol>
      </section>
    </article>
  )
}

export const guide = { Page }
