import { seatColour, seatShape, useThing } from '@rulewright/tablekit'
import type { HunterView, PrimalView, SectorView } from '../rules/view.ts'
import { arenaName, nameOf, positionNames, sectorNames, terrainNames } from '../words/names.ts'
import { terrainText } from '../words/texts.ts'
import styles from './Arena.module.css'
import { PORTRAITS } from './art.ts'
import { Note } from './faces.tsx'
import { burningEye } from './icons.ts'
import { BEASTS, TERRAIN_GLYPHS } from './looks.ts'
import { type Reactions, reactionText } from './reactions.ts'
import { term } from './terms.ts'

const CENTRE = 200
const INNER = 74
const OUTER = 194

const polar = (angle: number, radius: number): readonly [x: number, y: number] => [
  CENTRE + radius * Math.sin(angle),
  CENTRE - radius * Math.cos(angle),
]

/** A quarter of the ring around the beast; sector 0 is North, the others follow clockwise. */
function wedge(sector: number): string {
  const from = (sector * Math.PI) / 2 - Math.PI / 4 + 0.02
  const to = from + Math.PI / 2 - 0.04
  const [ax, ay] = polar(from, INNER)
  const [bx, by] = polar(from, OUTER)
  const [cx, cy] = polar(to, OUTER)
  const [dx, dy] = polar(to, INNER)
  return `M${ax} ${ay}L${bx} ${by}A${OUTER} ${OUTER} 0 0 1 ${cx} ${cy}L${dx} ${dy}A${INNER} ${INNER} 0 0 0 ${ax} ${ay}Z`
}

interface ArenaProps {
  readonly view: PrimalView
  readonly hurt: { readonly key: number; readonly amount: number } | null
  /** What would react if the reader stayed or moved to a sector. */
  readonly reactions?: Reactions
}

/** The combat board: the beast in the middle, turned to whom it faces, the hunters around it. */
export function Arena({ view, hurt, reactions }: ArenaProps) {
  const { monster } = view
  return (
    <svg className={styles.arena} viewBox="0 0 400 400" role="group" aria-label={`${arenaName(monster.id)}, the combat board`}>
      <defs>
        <radialGradient id="rock-floor">
          <stop offset="0.3" stopColor="#5a4432" />
          <stop offset="1" stopColor="#2b211a" />
        </radialGradient>
      </defs>
      <circle cx={CENTRE} cy={CENTRE} r={198} className={styles.floor} />
      {view.sectors.map((sector) => (
        <Sector key={sector.sector} sector={sector} view={view} reaction={reactionText(reactions?.get(`sector:${sector.sector}`))} />
      ))}
      <Beast view={view} />
      {hurt && (
        <text key={hurt.key} className={styles.hurt} x={CENTRE} y={CENTRE + 14}>
          −{hurt.amount}
        </text>
      )}
    </svg>
  )
}

/** The angle of a sector. */
const middleOf = ({ sector }: SectorView): number => (sector * Math.PI) / 2

/** North and South lie above and below the beast, the others at its sides. */
const isAcross = ({ sector }: SectorView): boolean => sector % 2 === 0

interface SectorProps {
  readonly sector: SectorView
  readonly view: PrimalView
  readonly reaction: string | null
}

function Sector({ sector, view, reaction }: SectorProps) {
  const where = positionNames[sector.position]
  const name = sectorNames[sector.sector] ?? ''
  const terrain = sector.terrain.map(({ kind }) => terrainNames[kind]).join(', ')
  const thing = useThing(`sector:${sector.sector}`, {
    label: [`${name}: ${where}`, sector.exposed && 'exposed', terrain, reaction].filter(Boolean).join(', '),
    ...(sector.terrain.length > 0
      ? {
          zoom: (
            <>
              {sector.terrain.map(({ kind }) => (
                <Note key={kind} title={terrainNames[kind]}>
                  {terrainText(kind, view.monster.level)}
                </Note>
              ))}
            </>
          ),
        }
      : {}),
    flies: false,
  })
  const middle = middleOf(sector)
  // At the sides the hunters make room for the name, above and below for what is there.
  const aside = isAcross(sector) ? (sector.terrain.length > 0 ? -0.12 : 0) : 0.14
  const hunters = view.hunters.filter((hunter) => sector.hunters.includes(hunter.seat))
  return (
    <g {...thing} className={styles.sector} data-position={sector.position} data-exposed={sector.exposed || undefined}>
      <path d={wedge(sector.sector)} />
      <SectorName sector={sector} reaction={reaction} />
      {sector.terrain.map(({ kind, fresh }, n) => {
        const [x, y] = polar(middle + (n - (sector.terrain.length - 1) / 2) * 0.3 + 0.46, OUTER - 34)
        return (
          <path
            key={kind}
            className={styles.terrain}
            data-terrain={kind}
            {...term(kind)}
            data-fading={!fresh && (kind === 'fire' || kind === 'fog') ? true : undefined}
            d={TERRAIN_GLYPHS[kind].d}
            transform={`translate(${x - 14} ${y - 14}) scale(${28 / 512})`}
          />
        )
      })}
      {hunters.map((hunter, n) => {
        const [x, y] = polar(middle + (n - (hunters.length - 1) / 2) * 0.4 + aside, 124)
        return <HunterToken key={hunter.seat} hunter={hunter} view={view} x={x} y={y} />
      })}
    </g>
  )
}

/** The sector's name and its side of the beast, with what would react there. */
function SectorName({ sector, reaction }: { readonly sector: SectorView; readonly reaction: string | null }) {
  const middle = middleOf(sector)
  const across = isAcross(sector)
  // At the sides a name in the middle would run over the rim.
  const [labelX, labelY] = across ? polar(middle, OUTER - 17) : polar(middle - 0.5, OUTER - 44)
  return (
    <text className={styles.where} x={labelX} y={across ? labelY + 6 : labelY} {...term(sector.exposed ? 'exposed' : sector.position)}>
      {sectorNames[sector.sector] ?? ''}
      {across ? ' · ' : ''}
      <tspan {...(across ? {} : { x: labelX, dy: '1.05em' })}>
        {positionNames[sector.position]}
        {sector.exposed ? ' ✶' : ''}
      </tspan>
      {reaction && (
        <tspan className={styles.reaction} x={labelX} dy={sector.sector === 2 ? '-1.1em' : '1.1em'} {...term('foresight')}>
          {reaction}
        </tspan>
      )}
    </text>
  )
}

function HunterToken({
  hunter,
  view,
  x,
  y,
}: {
  readonly hunter: HunterView
  readonly view: PrimalView
  readonly x: number
  readonly y: number
}) {
  const thing = useThing(`hunter:${hunter.seat}`, { label: hunter.hunter ? nameOf(hunter.hunter) : 'A hunter', flies: false })
  const aggro = view.aggro === hunter.seat
  return (
    <g
      {...thing}
      className={styles.hunter}
      style={{ color: seatColour(hunter.seat), transform: `translate(${x}px, ${y}px)` }}
      data-condition={hunter.condition}
      data-active={view.active === hunter.seat || undefined}
    >
      <circle r={22} />
      {hunter.hunter && <path d={PORTRAITS[hunter.hunter].glyph.d} transform={`translate(-17 -17) scale(${34 / 512})`} />}
      <text x={-18} y={22}>
        {seatShape(hunter.seat)}
      </text>
      {aggro && <path className={styles.aggro} {...term('aggro')} d={burningEye.d} transform={`translate(6 -28) scale(${22 / 512})`} />}
      {hunter.threatened && (
        <text className={styles.threatened} x={16} y={22} {...term('threatened')}>
          !
        </text>
      )}
    </g>
  )
}

function Beast({ view }: { readonly view: PrimalView }) {
  const { monster } = view
  const thing = useThing(`monster:${monster.id}`, { label: nameOf(monster.id), flies: false })
  return (
    <g {...thing} className={styles.beast}>
      <g style={{ transform: `rotate(${monster.facing * 90}deg)`, transformOrigin: `${CENTRE}px ${CENTRE}px` }} className={styles.turning}>
        <path
          className={styles.gaze}
          {...term('facing')}
          d={`M${CENTRE - 30} ${CENTRE - 62}L${CENTRE} ${CENTRE - 94}L${CENTRE + 30} ${CENTRE - 62}Z`}
        />
        <circle cx={CENTRE} cy={CENTRE} r={68} />
      </g>
      <path className={styles.head} d={BEASTS[monster.id].d} transform={`translate(${CENTRE - 50} ${CENTRE - 52}) scale(${100 / 512})`} />
    </g>
  )
}
