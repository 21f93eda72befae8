interface Edges {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** The part of a box that is inside another. */
function within(a: Edges, b: Edges): Edges {
  return {
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  }
}

/** How many pixels of a thing must be visible, or all of a smaller one: enough for a finger to find it. */
const ENOUGH = 22

export function isSeen(box: Edges, room: Edges): boolean {
  const seen = within(box, room)
  const enough = (size: number) => Math.min(size, ENOUGH)
  const width = box.right - box.left
  const height = box.bottom - box.top
  return width > 0 && height > 0 && seen.right - seen.left >= enough(width) && seen.bottom - seen.top >= enough(height)
}

/** On a map that can be dragged, everything is within reach. */
const MOVABLE = '[data-movable]'

/** The things that can be pressed where they are now: drawn, and not scrolled or clipped away; everything on what can be dragged. */
export function thingsInSight(root: Element): ReadonlySet<string> {
  const rooms = new Map<Element, Edges>()
  const roomOf = (element: Element | null): Edges => {
    if (!element) return { left: 0, top: 0, right: window.innerWidth, bottom: window.innerHeight }
    const known = rooms.get(element)
    if (known) return known
    const outer = roomOf(element.parentElement)
    const cuts = getComputedStyle(element).overflow !== 'visible' && element !== document.documentElement && element !== document.body
    const room = cuts ? within(element.getBoundingClientRect(), outer) : outer
    rooms.set(element, room)
    return room
  }
  const seen = new Set<string>()
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>('[data-thing][role=button]'))
    if (element.dataset.thing && (element.closest(MOVABLE) || isSeen(element.getBoundingClientRect(), roomOf(element.parentElement))))
      seen.add(element.dataset.thing)
  return seen
}
