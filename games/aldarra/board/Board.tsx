import type { Decision } from '@rulewright/kernel'
import { type BoardProps, playSound, Surface, useEventQueue } from '@rulewright/tablekit'
import { useMemo, useState } from 'react'
import type { AldarraEvent } from '../rules/events.ts'
import type { AldarraOption } from '../rules/options.ts'
import { type AldarraView, chartOf } from '../rules/view.ts'
import { Battle } from './Battle.tsx'
import { ExploreFace } from './faces.tsx'
import { Hand } from './Hand.tsx'
import { labelsFor } from './labels.ts'
import { DiscoveryRow, Shipyard, Treasury } from './Market.tsx'
import { type Forecast, forecast, reachOf } from './outlook.ts'
import { FactionChoice, Players } from './Players.tsx'
import styles from './panels.module.css'
import { pointedAt } from './ReachOf.tsx'
import { SkyMap } from './SkyMap.tsx'
import { Tracks } from './Tracks.tsx'
import { thingsOfEvent, thingsOfOption } from './things.ts'

interface Flying {
  readonly seat: number
  readonly unit: number
  readonly from: number
  readonly to: number
}

const GLIDE = 480
const TUMBLE = 500
const BLINK = 160

/** What the events show one after another: the ship in flight, and how often dice have been rolled. */
function useHappenings(events: readonly AldarraEvent[]) {
  const [flight, setFlight] = useState<Flying | null>(null)
  const [rolled, setRolled] = useState(0)
  const queue = useEventQueue(events, (event) => {
    setFlight(null)
    switch (event.type) {
      case 'moved':
      case 'displaced':
        setFlight({ seat: event.seat, unit: event.type === 'moved' ? event.unit : 0, from: event.from, to: event.to })
        playSound('card')
        return GLIDE
      case 'rolled':
      case 'rerolled':
      case 'crystal-roll':
      case 'card-roll':
        setRolled((n) => n + 1)
        playSound('dice')
        return TUMBLE
      case 'destroyed':
      case 'hostage-taken':
        playSound('hit')
        return BLINK
      case 'mined':
      case 'bought':
        playSound('coin')
        return BLINK
      default:
        return 0
    }
  })
  return { flight: queue.current ? flight : null, rolled }
}

/** The territories a question is about, once each: those of its answers, and those an Order could move ships from. */
function placesAsked(
  view: AldarraView,
  decision: Decision<AldarraOption> | null,
  concerned: (option: AldarraOption) => readonly string[],
): readonly number[] {
  if (!decision) return []
  const hexes = decision.options.flatMap(concerned).flatMap((thing) => /^(?:hex|ship):(\d+)/.exec(thing)?.[1] ?? [])
  const places = new Set(hexes.map(Number))
  if (decision.prompt === 'mode' && view.order && view.you !== null) {
    const { out, comers } = reachOf(chartOf(view), view.you, view.order.hex)
    for (const hex of [view.order.hex, ...out, ...comers.map((each) => each.hex)]) places.add(hex)
  }
  return [...places]
}

const NO_FIGHT: readonly Forecast[] = []

/** The combat that an Order would bring, before anything is called to it and while it gathers. */
function fightAhead(view: AldarraView, prompt: string | undefined): readonly Forecast[] {
  if ((prompt !== 'mode' && prompt !== 'call') || view.you === null || !view.order) return NO_FIGHT
  return forecast(chartOf(view), view.you, view.order.hex)
}

/** The board of Aldarra: the sky in the middle, the fleets over it, the players beside, your cards below. */
export function AldarraBoard(props: BoardProps<AldarraView, AldarraOption, AldarraEvent>) {
  const { view, names, events, decision } = props
  const labels = useMemo(() => labelsFor(view, names), [view, names])
  const concerned = useMemo(() => thingsOfOption(view), [view])
  const { flight, rolled } = useHappenings(events)
  const player = view.you === null ? undefined : view.players[view.you]
  const building = view.building !== null && view.building.seat === view.you
  const choosing = decision?.options.some((option) => option.do === 'faction')
  const taken = useMemo(() => new Set(view.players.flatMap((p) => (p.faction === null ? [] : [p.faction]))), [view.players])
  const asked = useMemo(() => placesAsked(view, decision, concerned), [view, decision, concerned])
  const pointed =
    pointedAt(props.lit, decision?.prompt, view) ?? (decision?.prompt === 'mode' && view.order ? { hex: view.order.hex, unit: null } : null)
  const resolving = view.exploring?.resolving ?? null
  return (
    <Surface {...props} className={styles.board} thingsOfOption={concerned} thingsOfEvent={thingsOfEvent}>
      <Tracks view={view} labels={labels} ahead={fightAhead(view, decision?.prompt)} />
      <div className={styles.middle}>
        <SkyMap view={view} labels={labels} flight={flight} asked={asked} pointed={pointed} />
        {view.combat && <Battle view={view} combat={view.combat} labels={labels} rolled={rolled} />}
        {resolving !== null && (
          <div className={styles.find}>
            <ExploreFace card={resolving} labels={labels} />
          </div>
        )}
        {choosing && <FactionChoice labels={labels} taken={taken} />}
      </div>
      <Players view={view} labels={labels} />
      <div className={styles.lower}>
        {building && player && <Shipyard view={view} player={player} labels={labels} open={building} />}
        {decision?.prompt === 'buy' && player && <Treasury player={player} labels={labels} />}
        <DiscoveryRow view={view} labels={labels} />
        {player && <Hand view={view} player={player} labels={labels} />}
      </div>
    </Surface>
  )
}
