import { type ReactNode, use, useLayoutEffect, useRef, useState } from 'react'
import { Entries } from './Entries.tsx'
import { GlossaryContext } from './glossary.ts'
import { type Box, beside as besideOf, boxOf, fits } from './placing.ts'
import styles from './Surface.module.css'

interface ZoomProps {
  readonly beside: DOMRect
  /** What is shown: the game's words on it are explained. */
  readonly thing?: string
  readonly children: ReactNode
}

/** As many words as can be read in passing; all of them are under "?". */
const MOST = 5

/** Shows a thing large beside where it lies: inside the window, over neither the thing nor what is asked, nor, if it can be, what can be chosen. */
export function Zoom({ beside, thing, children }: ZoomProps) {
  const panel = useRef<HTMLDivElement>(null)
  const glossary = use(GlossaryContext)
  const [words, setWords] = useState({ beside, most: MOST })
  const most = words.beside === beside ? words.most : MOST
  const entries = thing === undefined ? [] : glossary.of(thing).slice(0, most)
  const said = entries.length
  const [spot, setSpot] = useState({ left: -9999, top: 0 })
  useLayoutEffect(() => {
    const box = panel.current?.getBoundingClientRect()
    if (!box) return
    const room = roomAbove(beside)
    const found = besideOf([beside], box, room, [], choosable())
    setSpot(found)
    // Where there is little room, the thing itself takes precedence over its words.
    if (said > 0 && !fits(found, box, beside, room)) setWords({ beside, most: said - 1 })
  }, [beside, said])
  return (
    <div
      ref={panel}
      data-zoom=""
      className={styles.zoom}
      style={{ transform: `translate(${spot.left}px, ${spot.top}px)` }}
      aria-hidden="true"
    >
      {children}
      {entries.length > 0 && (
        <div className={styles.words}>
          <Entries of={entries} />
        </div>
      )}
    </div>
  )
}

/** What can be chosen is not covered if there is another place. */
const choosable = (): readonly Box[] => [...document.querySelectorAll('main [data-lit]')].map(boxOf)

/** The window without the frame's foot; the whole window for things in the foot itself. */
function roomAbove(box: DOMRect): Box {
  const foot = document.querySelector('[data-foot]')?.getBoundingClientRect().top ?? window.innerHeight
  return { left: 0, top: 0, width: window.innerWidth, height: box.top >= foot ? window.innerHeight : foot }
}
