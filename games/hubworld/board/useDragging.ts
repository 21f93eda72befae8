import type { Decision } from '@rulewright/kernel'
import { type RefObject, useEffect, useRef } from 'react'
import type { HubworldOption } from '../rules/options.ts'

type ThingsOfOption = (option: HubworldOption) => readonly string[]

const CARRIED: ReadonlySet<HubworldOption['do']> = new Set(['stage', 'rush', 'shift'])
const DESTINED: ReadonlySet<HubworldOption['do']> = new Set(['at'])

/** The option that picking a thing up would begin with; -1 when it cannot be carried anywhere. */
export function carries(decision: Decision<HubworldOption> | null, thing: string, things: ThingsOfOption): number {
  return decision?.options.findIndex((option) => CARRIED.has(option.do) && things(option).includes(thing)) ?? -1
}

/** The option that drops what was picked up on a thing; -1 when it does not belong there. */
export function lands(decision: Decision<HubworldOption> | null, thing: string, things: ThingsOfOption): number {
  return decision?.options.findIndex((option) => DESTINED.has(option.do) && things(option).includes(thing)) ?? -1
}

const FAR_ENOUGH = 8

/**
 * Dragging is a shortcut for two choices: the card first, then the slot it is dropped on. Only with mouse and pen: a
 * finger scrolls, and everything can be done by pressing one after the other.
 */
export function useDragging(
  board: RefObject<HTMLElement | null>,
  decision: Decision<HubworldOption> | null,
  choose: (index: number) => void,
  things: ThingsOfOption,
): void {
  const now = useRef({ decision, choose, things })
  now.current = { decision, choose, things }
  const destination = useRef<string | null>(null)

  useEffect(() => {
    const thing = destination.current
    if (thing === null || !decision) return
    destination.current = null
    const index = lands(decision, thing, things)
    if (index >= 0) choose(index)
  }, [decision, choose, things])

  useEffect(() => {
    const root = board.current
    if (!root) return
    const onDown = (down: PointerEvent) => {
      const piece = down.target instanceof Element ? down.target.closest<HTMLElement>('[data-thing]') : null
      const thing = piece?.dataset.thing
      if (!piece || !thing || down.button !== 0 || down.pointerType === 'touch') return
      if (carries(now.current.decision, thing, now.current.things) >= 0) carry(root, piece, down, (target) => drop(thing, target))
    }
    const drop = (thing: string, target: string) => {
      const index = carries(now.current.decision, thing, now.current.things)
      if (index < 0 || target === thing) return
      destination.current = target
      now.current.choose(index)
    }
    root.addEventListener('pointerdown', onDown)
    return () => root.removeEventListener('pointerdown', onDown)
  }, [board])
}

/** Moves the piece with the pointer until it is released; returns on which thing. */
function carry(root: HTMLElement, piece: HTMLElement, down: PointerEvent, dropped: (thing: string) => void): void {
  let carried = false
  const onMove = (move: PointerEvent) => {
    const x = move.clientX - down.clientX
    const y = move.clientY - down.clientY
    if (!carried && Math.hypot(x, y) < FAR_ENOUGH) return
    carried = true
    root.dataset.carrying = ''
    piece.style.transform = `translate(${x}px, ${y}px) scale(1.04)`
    piece.style.zIndex = '20'
    piece.style.pointerEvents = 'none'
  }
  const end = () => {
    window.removeEventListener('pointermove', onMove)
    window.removeEventListener('pointerup', onUp)
    window.removeEventListener('pointercancel', end)
    delete root.dataset.carrying
    piece.style.transform = ''
    piece.style.zIndex = ''
    piece.style.pointerEvents = ''
  }
  const onUp = (up: PointerEvent) => {
    const under = carried ? document.elementFromPoint(up.clientX, up.clientY)?.closest<HTMLElement>('[data-thing]') : null
    end()
    if (!carried) return
    // The click that follows belongs to the drag.
    window.addEventListener('click', swallow, { capture: true, once: true })
    setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0)
    const target = under?.dataset.thing
    if (target) dropped(target)
  }
  window.addEventListener('pointermove', onMove)
  window.addEventListener('pointerup', onUp)
  window.addEventListener('pointercancel', end)
}

function swallow(event: Event): void {
  event.stopPropagation()
  event.preventDefault()
}
