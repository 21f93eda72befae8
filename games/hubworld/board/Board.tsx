import type { Names, Seat } from '@rulewright/kernel'
import { type BoardProps, calm, SeatMark, Surface } from '@rulewright/tablekit'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { HubworldEvent } from '../rules/events.ts'
import type { HubworldOption } from '../rules/options.ts'
import type { DelveView, HubworldView } from '../rules/view.ts'
import styles from './Board.module.css'
import { Flights } from './Flights.tsx'
import { Grid } from './Grid.tsx'
import { Hand } from './Hand.tsx'
import { Happening } from './Happening.tsx'
import { type Shape, seating, shapeFor, shownOpponent } from './layout.ts'
import { Opening } from './Opening.tsx'
import { Panel } from './Panel.tsx'
import { Tray } from './Tray.tsx'
import { aboutThing, namedInSentences, spokenOf, thingsOfEvent, thingsOfOption } from './things.ts'
import { useDragging } from './useDragging.ts'
import { useMotion } from './useMotion.ts'
import { type Pile, pileName, useTray } from './useTray.ts'

export type HubworldBoardProps = BoardProps<HubworldView, HubworldOption, HubworldEvent>

/** The city from above: my quarter below, the others across, the boulevard between. */
export function HubworldBoard(props: HubworldBoardProps) {
  const { view, seat, decision, choose, events, names } = props
  const board = useRef<HTMLDivElement>(null)
  const shape = useShape(board, view.players.length)
  const { near, far } = seating(view)
  const me = seat ?? near
  const things = useCallback((option: HubworldOption) => thingsOfOption(option, me, view), [me, view])
  const motion = useMotion(view, events)
  useDragging(board, decision, choose, things)
  useLitInSight(board, decision ?? view.delve, shape.kind === 'phone')
  const [picked, pick] = useState<Seat | null>(null)
  const lights = useLights(props)
  const tray = useTray(view, decision)
  const opponents = shape.kind === 'phone' ? [shownOpponent(view, far, picked)] : far
  const mine = view.players[near]
  const about = aboutThing(decision?.about)
  const opening = decision?.prompt === 'mulligan'
  const phone = shape.kind === 'phone'
  const side = (player: Seat, place: 'near' | 'far') => (
    <Side
      key={player}
      view={view}
      player={player}
      place={place}
      names={names}
      panel={place === 'near' && phone ? null : shape.panel === 'bar' && place === 'far' ? 'bar' : 'beside'}
      delve={view.result ? null : motion.delve}
      about={about}
      staging={place === 'near' && decision?.prompt === 'stage-slot'}
      browse={tray.open}
    />
  )
  return (
    <Surface {...props} {...lights} thingsOfOption={things} thingsOfEvent={thingsOfEvent} className={styles.board}>
      <div ref={board} className={styles.city} data-shape={shape.kind} data-players={view.players.length} data-panel={shape.panel}>
        <div className={styles.far}>
          {shape.kind === 'phone' && far.length > 1 && <Pick seats={far} shown={opponents[0] ?? 0} pick={pick} names={props.names} />}
          {opponents.map((player) => side(player, 'far'))}
        </div>
        <div className={styles.happening}>
          <Happening view={view} names={names} />
        </div>
        <div className={styles.near}>{mine && side(near, 'near')}</div>
        <div className={styles.hand} data-own="">
          {mine && phone && !opening && (
            <Panel view={view} player={mine} names={names} bar browse={(zone) => tray.open({ seat: near, zone })} />
          )}
          {mine && !opening && <Hand player={mine} shape={shape} about={about} />}
        </div>
        {mine && opening && <Opening player={mine} lying={phone} />}
        {tray.pile && <Tray title={pileName(tray.pile, names)} cards={tray.cards} close={tray.close} />}
        <Flights board={board} cards={motion.cards} landed={motion.landed} />
      </div>
    </Surface>
  )
}

interface SideProps {
  readonly view: HubworldView
  readonly player: Seat
  readonly place: 'near' | 'far'
  readonly names: Names
  /** What the player has is shown beside the grid or in a bar above it; null: elsewhere. */
  readonly panel: 'beside' | 'bar' | null
  readonly delve: DelveView | null
  readonly about: string | null
  readonly staging: boolean
  readonly browse: (pile: Pile) => void
}

/** What a player has, and the player's grid. */
function Side({ view, player: seat, place, names, panel, delve, about, staging, browse }: SideProps) {
  const player = view.players[seat]
  if (!player) return null
  const look = (zone: Pile['zone']) => browse({ seat, zone })
  return (
    <div className={styles.side} data-place={place}>
      {panel && <Panel view={view} player={player} names={names} bar={panel === 'bar'} browse={look} />}
      <Grid player={player} side={place} names={names} delve={delve} about={about} staging={staging} browse={look} />
    </div>
  )
}

interface PickProps {
  readonly seats: readonly Seat[]
  readonly shown: Seat
  readonly pick: (seat: Seat) => void
  readonly names: Names
}

/** On a phone one opponent is shown at a time. */
function Pick({ seats, shown, pick, names }: PickProps) {
  return (
    <div className={styles.pick} role="tablist" aria-label="Opponents">
      {seats.map((seat) => (
        <button key={seat} type="button" role="tab" aria-selected={seat === shown} onClick={() => pick(seat)}>
          <SeatMark seat={seat} /> {names.of(seat)}
        </button>
      ))}
    </div>
  )
}

/** Sentences name cards by what they are, the board by where they lie: of several alike, the one pointed at is lit. */
function useLights({ view, lit, light }: HubworldBoardProps): Pick<HubworldBoardProps, 'lit' | 'light'> {
  const [pointed, point] = useState<string | null>(null)
  const say = useCallback(
    (thing: string | null) => {
      point(thing)
      light(thing === null ? null : namedInSentences(thing, view))
    },
    [light, view],
  )
  const mine = pointed !== null && namedInSentences(pointed, view) === lit
  return { lit: mine ? pointed : spokenOf(lit, view), light: say }
}

/** How the board is laid out, measured whenever its room changes. */
function useShape(board: RefObject<HTMLElement | null>, players: number): Shape {
  const [room, setRoom] = useState({ width: 1000, height: 560 })
  useLayoutEffect(() => {
    const element = board.current
    if (!element) return
    const measure = () => setRoom({ width: element.clientWidth, height: element.clientHeight })
    const watch = new ResizeObserver(measure)
    watch.observe(element)
    measure()
    return () => watch.disconnect()
  }, [board])
  return shapeFor(room.width, room.height, players)
}

/** Where the board is longer than the screen, it scrolls to what can be chosen, or else to where a delve is. */
function useLitInSight(board: RefObject<HTMLElement | null>, moment: unknown, active: boolean): void {
  useEffect(() => {
    const city = board.current
    if (!active || !city || moment === null) return
    const found = (selector: string) => [...city.querySelectorAll(`[data-place] ${selector}`)]
    const lit = found('[data-lit]')
    const wanted = lit.length > 0 ? lit : found('[data-run="here"]')
    const edge = city.querySelector('[data-own]')?.getBoundingClientRect().top ?? city.getBoundingClientRect().bottom
    const above = city.parentElement?.getBoundingClientRect().top ?? 0
    const seen = wanted.some((each) => {
      const { top, bottom } = each.getBoundingClientRect()
      return bottom <= edge && top >= above
    })
    if (!seen) wanted[0]?.scrollIntoView({ block: 'nearest', behavior: calm() ? 'auto' : 'smooth' })
  }, [board, moment, active])
}
