import { plain } from '@rulewright/kernel'
import { type BoardProps, Card, type Glyph, namedThings, SeatMark, Surface, Thing } from '@rulewright/tablekit'
import { createContext, use, useMemo, useRef } from 'react'
import { humanize } from '../match/generic-words.ts'
import { castle, chessKnight, compass, diceTwentyFacesTwenty, duel, meeple, runeStone, token } from '../ui/icons.ts'
import { useMessages } from '../words/index.ts'
import styles from './GenericBoard.module.css'
import { columnsOf, gridWidth, isOwnership, isRecord, isScalar, kindOf, kindsOf, placed, thingsShown } from './shape.ts'

interface Around {
  readonly kinds: ReadonlySet<string>
  readonly columns: number
  readonly seats: number
  readonly nameOf: (seat: number) => string
}

const AroundContext = createContext<Around>({ kinds: new Set(), columns: 0, seats: 2, nameOf: String })

const GLYPHS: readonly Glyph[] = [duel, meeple, castle, runeStone, chessKnight, token, compass, diceTwentyFacesTwenty]

/** Draws any game's position and options from data alone. */
export function GenericBoard(props: BoardProps & { readonly seats: number }) {
  const m = useMessages()
  const { view, decision, names, words, choose, seats } = props
  const remembered = useRef({ kinds: new Set<string>(), columns: 0 })
  // What was once spoken of stays a thing, also while nothing is asked.
  for (const kind of kindsOf(decision?.options ?? [])) remembered.current.kinds.add(kind)
  remembered.current.columns = Math.max(remembered.current.columns, columnsOf(decision?.options ?? []))
  const { columns } = remembered.current
  const size = remembered.current.kinds.size
  const around = useMemo<Around>(
    () => ({ kinds: new Set(size < 0 ? [] : remembered.current.kinds), columns, seats, nameOf: names.of }),
    [size, columns, seats, names],
  )
  const shown = useMemo(() => thingsShown(view, around.kinds, seats, columns), [view, around, seats, columns])
  // Where everything that can be chosen lies on the table, the options need no cards of their own.
  const cards = decision?.options.some(
    (option) => !namedThings(option).some((thing) => shown.has(thing)) && option.do !== 'pass' && option.do !== 'done',
  )
  return (
    <Surface {...props} className={styles.table}>
      <AroundContext value={around}>
        <section className={styles.position} aria-label={m.generic.view}>
          {isRecord(view) ? <Fields of={view} /> : <Value name="view" value={view} />}
        </section>
        {decision && cards && (
          // The prompt below says the same in words: here the options are to be looked at and clicked.
          <ul className={styles.hand} aria-hidden="true">
            {placed(decision.options).map(({ key, place: index, value: option }) => {
              const phrase = words.option(option, view, names, decision)
              const face = look(JSON.stringify(option), option.do)
              return (
                <li key={key}>
                  <button type="button" className={styles.choice} onClick={() => choose(index)} tabIndex={-1}>
                    <Card {...face} name={plain(phrase)} />
                  </button>
                </li>
              )
            })}
          </ul>
        )}
      </AroundContext>
    </Surface>
  )
}

/** The same word has the same picture's subject; the fields turn its colours. */
function look(seed: string, kind: string) {
  const sum = [...kind].reduce((total, letter) => total * 31 + letter.charCodeAt(0), 7) >>> 0
  const glyph = GLYPHS[sum % GLYPHS.length] ?? token
  return { seed, art: [glyph, ...GLYPHS.filter((g) => g !== glyph)], hue: (sum * 47) % 360 }
}

function Fields({ of }: { readonly of: Readonly<Record<string, unknown>> }) {
  const entries = Object.entries(of)
  // What is not there needs no place on the table; the data tree shows it.
  const facts = entries.filter(([, value]) => isScalar(value) && value !== null)
  const parts = entries.filter(([, value]) => !isScalar(value))
  return (
    <>
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(([key, value]) => (
            <div key={key}>
              <dt>{humanize(key)}</dt>
              <dd>
                <Value name={key} value={value} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {parts.map(([key, value]) => (
        <div key={key} className={styles.part}>
          <h2 className={styles.heading}>{humanize(key)}</h2>
          <Value name={key} value={value} />
        </div>
      ))}
    </>
  )
}

function Value({ name, value }: { readonly name: string; readonly value: unknown }) {
  const m = useMessages()
  const { kinds, nameOf, seats } = use(AroundContext)
  if (isScalar(value)) {
    if (value === null) return <span className={styles.none}>{m.generic.none}</span>
    if (typeof value === 'boolean') return value ? m.generic.yes : m.generic.no
    if (/^(seat|turn|player|active|owner|first)$/i.test(name) && typeof value === 'number' && value >= 0 && value < seats) {
      return (
        <>
          <SeatMark seat={value} /> {nameOf(value)}
        </>
      )
    }
    const kind = kindOf(name, kinds)
    return kind ? <Chip thing={`${kind}:${value}`} text={String(value)} label={`${humanize(kind)} ${value}`} /> : String(value)
  }
  if (Array.isArray(value)) return <List name={name} list={value} />
  return isRecord(value) ? (
    <div className={styles.nested}>
      <Fields of={value} />
    </div>
  ) : null
}

function List({ name, list }: { readonly name: string; readonly list: readonly unknown[] }) {
  const m = useMessages()
  const { kinds, columns, seats, nameOf } = use(AroundContext)
  if (list.length === 0) return <span className={styles.none}>{m.generic.empty}</span>
  if (isOwnership(list, seats)) return <Ownership list={list} width={gridWidth(list.length, columns)} />
  const kind = kindOf(name, kinds)
  if (list.every(isScalar)) {
    const each = list.length === seats && !kind
    return (
      <ul className={styles.chips}>
        {placed(list).map(({ key, place, value }) => (
          <li key={key}>
            {each && <SeatMark seat={place} label={nameOf(place)} />}
            {kind ? (
              <Chip thing={`${kind}:${value}`} text={String(value)} label={`${humanize(kind)} ${value}`} />
            ) : (
              <span className={styles.chip}>{String(value)}</span>
            )}
          </li>
        ))}
      </ul>
    )
  }
  return (
    <ol className={styles.list}>
      {placed(list).map(({ key, place, value }) => (
        <li key={key} className={styles.item}>
          {list.length === seats && (
            <p className={styles.owner}>
              <SeatMark seat={place} /> {nameOf(place)}
            </p>
          )}
          <Value name={name} value={value} />
        </li>
      ))}
    </ol>
  )
}

/** A flat list of owners, laid out as a board: the first row at the bottom, nearest to the player. */
function Ownership({ list, width }: { readonly list: readonly unknown[]; readonly width: number }) {
  const { nameOf, kinds } = use(AroundContext)
  const m = useMessages()
  const rows = Array.from({ length: list.length / width }, (_, row) => list.slice(row * width, row * width + width)).reverse()
  const column = kinds.has('column')
  return (
    <div className={styles.grid} style={{ gridTemplateColumns: `repeat(${width}, minmax(26px, 64px))` }}>
      {placed(rows[0] ?? []).map(({ key, place: x }) => (
        <Place key={key} thing={column ? `column:${x}` : null} label={`${humanize('column')} ${x + 1}`}>
          {placed(rows).map(({ key: row, value }) => {
            const owner = value[x]
            return (
              <span key={row} className={styles.cell}>
                {typeof owner === 'number' && owner >= 0 ? (
                  <SeatMark seat={owner} label={nameOf(owner)} size={28} />
                ) : (
                  <span className={styles.hole} title={m.generic.empty} />
                )}
              </span>
            )
          })}
        </Place>
      ))}
    </div>
  )
}

function Place({ thing, label, children }: { readonly thing: string | null; readonly label: string; readonly children: React.ReactNode }) {
  return thing ? (
    <Thing id={thing} label={label} className={styles.column} flies={false}>
      {children}
    </Thing>
  ) : (
    <div className={styles.column}>{children}</div>
  )
}

function Chip({ thing, text, label }: { readonly thing: string; readonly text: string; readonly label: string }) {
  return (
    <Thing id={thing} label={label} className={styles.chip}>
      {text}
    </Thing>
  )
}
