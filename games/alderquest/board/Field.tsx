import { plain } from '@rulewright/kernel'
import { useThing } from '@rulewright/tablekit'
import type { CSSProperties, ReactNode } from 'react'
import { SNOWFLAKES_TO_END } from '../content/constants.ts'
import { CANOPY, frontOf, GROUND, isCanopy, rankOf, SPACES } from '../content/field.ts'
import { BLUE, isAcornFace, pointsOfFace, RED } from '../content/pieces.ts'
import type { AlderquestView, HeroView, MinionView, TileView } from '../rules/view.ts'
import { className, faceName, heroName, laneName, spaceName, teamName, typeName } from '../words/things.ts'
import styles from './Field.module.css'
import { HeroFace, MinionFace } from './faces.tsx'
import { coordinates, heroSpot, type Spot, spotOf } from './geometry.ts'
import { acorn, holyOak, oakLeaf, shield } from './icons.ts'
import { CLASS_GLYPHS, GUILD_LOOKS, heroGlyph, lookOf, TEAM_COLOUR, TEAM_SHAPE } from './looks.ts'
import { minionsOf } from './story.ts'
import { teamTerm, term } from './terms.ts'

interface FieldProps {
  readonly view: AlderquestView
  readonly lanes: readonly number[]
  /** The minions where they are drawn at this moment, if that differs from the view. */
  readonly minions?: readonly MinionView[]
  /** The piece whose action is asked for. */
  readonly acting?: string | null
  /** What is drawn over the spaces while tiles are hidden. */
  readonly children?: ReactNode
}

/** The Field: the Great Tree at its heart, the canopy above it, minions, tiles and the Heroes around. */
export function Field({ view, lanes, minions = minionsOf(view), acting = null, children }: FieldProps) {
  const turned = view.you === BLUE
  const winter: CSSProperties = { opacity: (0.75 * view.snowflakes) / SNOWFLAKES_TO_END }
  const fronts = [...view.heroes.map(({ front }) => front), ...lanes.map((lane) => frontOf(view.you ?? RED, lane))]
  const aside = fronts.some((front) => front >= 0 && front < SPACES && rankOf(front) % 4 !== 0)
  return (
    <svg className={styles.field} viewBox={aside ? '-110 -110 720 720' : '-38 -110 576 720'} role="group" aria-label="The Field">
      <Gradients />
      <rect className={styles.bark} x={-32} y={-32} width={564} height={564} rx={30} />
      <rect className={styles.ground} x={-6} y={-6} width={512} height={512} rx={24} />
      <g className={styles.coordinates}>
        {coordinates(turned).map(({ text, x, y }) => (
          <text key={text} x={x} y={y}>
            {text}
          </text>
        ))}
      </g>
      {GROUND.map((space) => (
        <Space key={space} space={space} spot={spotOf(space, turned)} />
      ))}
      <rect className={styles.frost} x={-6} y={-6} width={512} height={512} rx={24} style={winter} />
      {view.tiles.map((tile) => (
        <Tile key={tile.handle} tile={tile} spot={spotOf(tile.space, turned)} stacked={tile.holder !== null} />
      ))}
      {children}
      <Tree />
      {CANOPY.map((space) => (
        <Space key={space} space={space} spot={spotOf(space, turned)} />
      ))}
      {minions.map((minion) => (
        <Minion key={minion.id} minion={minion} view={view} spot={spotOf(minion.space, turned)} beside={view.intruder?.id === minion.id} />
      ))}
      {view.heroes
        .filter(({ front }) => front >= 0 && front < SPACES)
        .map((hero) => (
          <Hero
            key={`${hero.team} ${hero.hero} ${hero.front}`}
            hero={hero}
            spot={heroSpot(hero.front, turned)}
            acting={acting === `hero:${hero.hero}`}
          />
        ))}
      {lanes.map((lane) => (
        <Lane key={lane} lane={lane} spot={heroSpot(frontOf(view.you ?? RED, lane), turned)} />
      ))}
    </svg>
  )
}

/** The colours of moss, of the Tree's crown, and of the frost that grows from the edges. */
function Gradients() {
  return (
    <defs>
      <radialGradient id="moss" cx="0.5" cy="0.5" r="0.75">
        <stop offset="0" stopColor="#5f7a3c" />
        <stop offset="1" stopColor="#2f4322" />
      </radialGradient>
      <radialGradient id="crown">
        <stop offset="0" stopColor="#4a2b10" />
        <stop offset="0.75" stopColor="#a86423" />
        <stop offset="1" stopColor="#c98534" />
      </radialGradient>
      <radialGradient id="frost" cx="0.5" cy="0.5" r="0.72">
        <stop offset="0.45" stopColor="#ffffff" stopOpacity="0" />
        <stop offset="1" stopColor="#eaf6ff" />
      </radialGradient>
    </defs>
  )
}

/** An empty place for a Hero, offered in the draft. */
function Lane({ lane, spot }: { readonly lane: number; readonly spot: Spot }) {
  const thing = useThing(`lane:${lane}`, { label: laneName(lane), flies: false })
  return (
    <g {...thing} className={styles.lane}>
      <rect x={spot.x - 37} y={spot.y - 37} width={74} height={74} rx={16} />
    </g>
  )
}

/** The leaves at the crown's rim, lobe by lobe. */
const CROWN = Array.from({ length: 12 }, (_, n) => (n * Math.PI) / 6)

/** The Great Tree as it is seen from above: its crown with a clearing for each canopy space, drawn after it. */
function Tree() {
  return (
    <g className={styles.tree} {...term('tree')}>
      <circle className={styles.shade} cx={250} cy={256} r={76} />
      {CROWN.map((angle) => (
        <circle key={angle} className={styles.lobe} cx={250 + 55 * Math.cos(angle)} cy={250 + 55 * Math.sin(angle)} r={19} />
      ))}
      <circle className={styles.crown} cx={250} cy={250} r={60} />
      {CROWN.filter((_, n) => n % 3 === 0).map((angle) => (
        <path
          key={angle}
          className={styles.leaf}
          d={oakLeaf.d}
          transform={`rotate(${(angle * 180) / Math.PI + 45} 250 250) translate(238 180) scale(0.046)`}
        />
      ))}
      <path className={styles.trunk} d={holyOak.d} transform="translate(233 233) scale(0.066)" />
    </g>
  )
}

function Space({ space, spot }: { readonly space: number; readonly spot: Spot }) {
  const thing = useThing(`space:${space}`, { label: plain(spaceName(space)), flies: false })
  return (
    <g {...thing} className={styles.space} data-canopy={isCanopy(space) || undefined}>
      {isCanopy(space) ? (
        <circle cx={spot.x} cy={spot.y} r={28} />
      ) : (
        <rect x={spot.x - 46} y={spot.y - 46} width={92} height={92} rx={18} />
      )}
    </g>
  )
}

/** A piece that cannot be pressed lets the press through to its space. */
function useGround(space: number, role: string): CSSProperties {
  const ground = useThing(`space:${space}`, { label: '', flies: false })
  return ground['data-lit'] && role !== 'button' ? { pointerEvents: 'none' } : {}
}

function Tile({ tile, spot, stacked }: { readonly tile: TileView; readonly spot: Spot; readonly stacked: boolean }) {
  const known = tile.face === null ? 'facedown' : faceName(tile.face)
  const thing = useThing(`tile:${tile.handle}`, { label: `${teamName(tile.owner)} tile, ${known}`, flies: false })
  const look = tile.face === null ? null : lookOf(tile.face)
  const style: CSSProperties = {
    color: TEAM_COLOUR[tile.owner],
    transform: `translate(${spot.x}px, ${spot.y}px)`,
    ...useGround(tile.space, thing.role),
  }
  if (stacked) return null
  return (
    <g {...thing} className={styles.tile} data-up={tile.faceUp || undefined} style={style}>
      <rect x={-30} y={-30} width={60} height={60} rx={12} {...(tile.faceUp && look ? { fill: look.dark } : {})} />
      {!tile.faceUp && (
        <path
          className={styles.back}
          d={oakLeaf.d}
          transform={look ? 'translate(-28 5) scale(0.044)' : 'translate(-17 -17) scale(0.066)'}
        />
      )}
      {look && (
        <path
          d={look.glyph.d}
          className={styles.face}
          transform={tile.faceUp ? 'translate(-20 -20) scale(0.078)' : 'translate(-15 -19) scale(0.07)'}
          fill={tile.faceUp ? '#fff8ea' : look.light}
        />
      )}
      {tile.face !== null && pointsOfFace(tile.face) > 0 && (
        <text x={20} y={26}>
          {pointsOfFace(tile.face)}
        </text>
      )}
      <text className={styles.owner} x={-20} y={-14} {...term(teamTerm(tile.owner))}>
        {TEAM_SHAPE[tile.owner]}
      </text>
    </g>
  )
}

interface MinionProps {
  readonly minion: MinionView
  readonly view: AlderquestView
  readonly spot: Spot
  /** On its way into an occupied space: drawn beside the piece there. */
  readonly beside: boolean
}

function Minion({ minion, view, spot, beside }: MinionProps) {
  const name = minion.upgraded && minion.type !== null ? typeName(minion.type) : className(minion.class)
  const state = [teamName(minion.team), minion.ready ? 'ready' : 'exhausted', minion.stunned && 'stunned', minion.guarded && 'guarded']
    .filter(Boolean)
    .join(', ')
  const thing = useThing(`minion:${minion.id}`, { label: `${name}, ${state}`, zoom: <MinionFace minion={minion} />, flies: false })
  const held = view.tiles.filter((tile) => tile.holder === minion.id)
  const look = GUILD_LOOKS[minion.guild]
  const style: CSSProperties = {
    color: TEAM_COLOUR[minion.team],
    transform: `translate(${spot.x + (beside ? 24 : 0)}px, ${spot.y + (beside ? -24 : 0)}px)`,
    ...useGround(minion.space, thing.role),
  }
  return (
    <g
      {...thing}
      className={styles.minion}
      data-ready={minion.ready || undefined}
      data-active={view.activation?.minion === minion.id || undefined}
      style={style}
    >
      <circle className={styles.shadow} cy={6} r={31} />
      <circle className={styles.base} r={31} />
      <circle className={styles.token} r={31} fill={look?.dark ?? '#555'} />
      <path d={(CLASS_GLYPHS[minion.class] ?? acorn).d} className={styles.class} transform="translate(-21 -21) scale(0.082)" />
      <text className={styles.mark} x={-25} y={-18} {...term(teamTerm(minion.team))}>
        {TEAM_SHAPE[minion.team]}
      </text>
      {minion.upgraded && (
        <text className={styles.star} x={25} y={-16} {...term('upgraded')}>
          ★
        </text>
      )}
      {minion.stunned && (
        <text className={styles.badge} x={0} y={-32} {...term('stunned')}>
          zz
        </text>
      )}
      {minion.guarded && (
        <path className={styles.guard} d={shield.d} transform="translate(-36 8) scale(0.05)" {...term('guarded')}>
          <title>Guarded</title>
        </path>
      )}
      {held.map((tile, n) => (
        <g key={tile.handle} transform={`translate(${18 - n * 14} 22)`} {...term('held-acorn')}>
          <circle
            r={12}
            fill={tile.face !== null && isAcornFace(tile.face) ? lookOf(tile.face).dark : '#5b4630'}
            stroke="#ffe9b0"
            strokeWidth={2}
          />
          <text className={styles.badge} y={5}>
            {tile.face === null ? '?' : pointsOfFace(tile.face) || '!'}
          </text>
        </g>
      ))}
    </g>
  )
}

function Hero({ hero, spot, acting }: { readonly hero: HeroView; readonly spot: Spot; readonly acting: boolean }) {
  const thing = useThing(`hero:${hero.hero}`, {
    label: `${plain(heroName(hero.hero))}, ${teamName(hero.team)}, ${hero.ready ? 'ready' : 'exhausted'}`,
    zoom: <HeroFace hero={hero.hero} />,
    flies: false,
  })
  const style: CSSProperties = { color: TEAM_COLOUR[hero.team], transform: `translate(${spot.x}px, ${spot.y}px)` }
  return (
    <g {...thing} className={styles.hero} data-ready={hero.ready || undefined} data-acting={acting || undefined} style={style}>
      <rect x={-37} y={-37} width={74} height={74} rx={16} />
      <path d={heroGlyph(hero.hero).d} transform="translate(-28 -28) scale(0.109)" />
      <text className={styles.mark} x={-26} y={-20} {...term(teamTerm(hero.team))}>
        {TEAM_SHAPE[hero.team]}
      </text>
    </g>
  )
}
