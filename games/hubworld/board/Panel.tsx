import { capitalised, counted, type Names, whose } from '@rulewright/kernel'
import { Counter, Icon, SeatMark, seatStyle, Thing } from '@rulewright/tablekit'
import type { HubworldView, PlayerView, ScoredView } from '../rules/view.ts'
import { CityArt } from './CityArt.tsx'
import { faceOf, nameOf } from './faces.ts'
import { clockwork, cutDiamond, flagObjective, flame, person } from './icons.ts'
import { COLLECTS } from './kinds.ts'
import styles from './Panel.module.css'
import { Plate } from './Plate.tsx'
import { term } from './terms.ts'
import { actionsThing, exileThing, heatThing, scoreThing, seatThing, seekerThing, shardsThing } from './things.ts'
import { zoomOf } from './Zooms.tsx'

interface PanelProps {
  readonly view: HubworldView
  readonly player: PlayerView
  readonly names: Names
  readonly bar: boolean
  readonly browse: (zone: 'exile') => void
}

/** What a player is and has: seeker, tokens, secured agents. */
export function Panel({ view, player, names, bar, browse }: PanelProps) {
  const { seat } = player
  const theirTurn = view.turn === seat && view.phase !== 'setup' && view.phase !== 'over'
  return (
    <section
      className={styles.panel}
      data-bar={bar || undefined}
      data-turn={theirTurn || undefined}
      data-out={!player.inGame || undefined}
      style={seatStyle(seat)}
      aria-label={`${capitalised(whose(names, seat))} pool`}
    >
      <Who view={view} seat={seat} names={names} />
      <Seeker player={player} names={names} />
      <Tokens player={player} />
      <Secured player={player} names={names} />
      {player.exile.length > 0 && (
        <button
          type="button"
          className={styles.exile}
          data-thing={exileThing(seat)}
          {...term('exile')}
          onClick={() => browse('exile')}
          aria-label={`Look at ${whose(names, seat)} Exile, ${counted(player.exile.length, 'card')}`}
        >
          <span>Exile</span> <b>{player.exile.length}</b>
        </button>
      )}
    </section>
  )
}

/** HW-1.3 — with two players it goes without saying. */
const isRival = (view: HubworldView, seat: number): boolean =>
  view.players.length > 2 && view.you !== null && view.players[view.you]?.rival === seat

function Who({ view, seat, names }: { readonly view: HubworldView; readonly seat: number; readonly names: Names }) {
  return (
    <Thing id={seatThing(seat)} label={names.of(seat)} flies={false} className={styles.who}>
      <SeatMark seat={seat} />
      <span className={styles.name}>{names.of(seat)}</span>
      {isRival(view, seat) && (
        <span className={styles.rival} {...term('rival')}>
          rival
        </span>
      )}
      {view.firstPlayer === seat && view.phase !== 'setup' && (
        <span className={styles.first} title="First player" {...term('first-player')}>
          <Icon of={flagObjective} label="First player" />
        </span>
      )}
    </Thing>
  )
}

function Seeker({ player, names }: { readonly player: PlayerView; readonly names: Names }) {
  const { seeker, seat } = player
  const face = faceOf(seeker.key)
  if (!face) return null
  const icons = { shard: face.collects.filter((i) => i === 'shard').length, draw: face.collects.filter((i) => i === 'draw').length }
  return (
    <Thing
      id={seekerThing(seat)}
      label={`${capitalised(whose(names, seat))} seeker: ${face.name}${seeker.exhausted ? ', exhausted' : ''}, ${face.collects.map((i) => COLLECTS[i].name).join(', ')}`}
      zoom={zoomOf(seeker.key)}
      flies={false}
      className={styles.seeker}
    >
      <Plate face={face} exhausted={seeker.exhausted} collects={icons} />
    </Thing>
  )
}

/** Shards, actions left and heat. */
function Tokens({ player }: { readonly player: PlayerView }) {
  const { seat } = player
  return (
    <div className={styles.tokens}>
      <Thing
        id={shardsThing(seat)}
        label={`${player.shards} shards of at most ${player.limits.shards}`}
        flies={false}
        className={styles.token}
      >
        <span {...term('shards')}>
          <Counter label="Shards" glyph={cutDiamond} value={player.shards} />
        </span>
      </Thing>
      <Thing id={actionsThing(seat)} label={`${player.actions} actions left`} flies={false} className={styles.token}>
        <span {...term('actions')}>
          <Counter label="Actions" glyph={clockwork} value={player.actions} />
        </span>
      </Thing>
      <Thing
        id={heatThing(seat)}
        label={`Heat ${player.heat}: cards an enemy discovers in a breach`}
        flies={false}
        className={styles.token}
      >
        <span data-hot={player.heat > 0 || undefined} {...term('heat')}>
          <Counter label="Heat" glyph={flame} value={player.heat} />
        </span>
      </Thing>
    </div>
  )
}

const NEEDED = 3

/** The agents a player has secured: three places to fill, and who they were taken from. */
function Secured({ player, names }: { readonly player: PlayerView; readonly names: Names }) {
  const { score, seat } = player
  const empty = Math.max(0, NEEDED - score.length)
  return (
    <Thing
      id={scoreThing(seat)}
      label={`${capitalised(whose(names, seat))} secured agents: ${score.length} of ${NEEDED}${score.map((s) => `, ${nameOf(s.key)}`).join('')}`}
      flies={false}
      className={styles.secured}
    >
      {score.map((agent) => (
        <SecuredAgent key={`${agent.owner} ${agent.key}`} agent={agent} />
      ))}
      {Array.from({ length: empty }, (_, place) => `place ${place}`).map((place) => (
        <span key={place} className={styles.socket} {...term('score-area')}>
          <Icon of={person} />
        </span>
      ))}
    </Thing>
  )
}

function SecuredAgent({ agent }: { readonly agent: ScoredView }) {
  const face = faceOf(agent.key)
  if (!face) return null
  return (
    <Thing
      id={`secured:${agent.owner}-${agent.key}`}
      label={`${face.name}, secured`}
      zoom={zoomOf(agent.key)}
      flies={false}
      className={styles.agent}
      style={seatStyle(agent.owner)}
    >
      <CityArt seed={face.key} name={face.name} type={face.type} faction={face.faction} className={styles.agentArt} />
      <span className={styles.from}>
        <SeatMark seat={agent.owner} />
      </span>
    </Thing>
  )
}
