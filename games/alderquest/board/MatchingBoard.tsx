import { Icon, Thing } from '@rulewright/tablekit'
import type { CSSProperties, ReactNode } from 'react'
import { BOARD_COLS, BOARD_ROWS, SNOWFLAKES_TO_END } from '../content/constants.ts'
import { faceOf } from '../content/pieces.ts'
import type { AlderquestView, PieceView } from '../rules/view.ts'
import { columnName, exaltedText, faceName, guildName } from '../words/things.ts'
import { crown, snowflake2 } from './icons.ts'
import type { Landing } from './landing.ts'
import { GUILD_LOOKS } from './looks.ts'
import styles from './MatchingBoard.module.css'
import { Discards, RunePouch } from './Piles.tsx'
import { Rune } from './Rune.tsx'
import { type Cascade, still } from './story.ts'
import { faceTerm, term } from './terms.ts'

type Vars = CSSProperties & Record<`--${string}`, number>

const CELLS = Array.from({ length: BOARD_COLS * BOARD_ROWS }, (_, cell) => cell)
const COLUMNS = Array.from({ length: BOARD_COLS }, (_, column) => column)

interface MatchingBoardProps {
  readonly view: AlderquestView
  /** The runes where they are drawn at this moment, if that differs from the view. */
  readonly cascade?: Cascade
  /** Where the rune that is about to be dropped may land. */
  readonly landings?: readonly Landing[]
  /** The face of the rune that is about to be dropped. */
  readonly chosen?: number | null
  readonly children?: ReactNode
}

/** The matching board: revealed runes above, the runes in their columns, the Snowflakes below as the clock of the game. */
export function MatchingBoard({ view, cascade = still(view), landings = [], chosen = null, children }: MatchingBoardProps) {
  const matching = new Set(landings.flatMap(({ matched }) => matched))
  return (
    <section className={styles.side} aria-label="The Matching Board">
      <Revealed runes={view.revealed} chosen={chosen} />
      <div className={styles.board} {...term('board')} style={{ '--columns': BOARD_COLS, '--rows': BOARD_ROWS } as Vars}>
        {COLUMNS.map((column) => (
          <Thing
            key={column}
            id={`column:${column}`}
            label={columnLabel(column, landings)}
            className={styles.column}
            style={{ gridColumn: column + 1 }}
            flies={false}
          >
            <span aria-hidden="true" />
          </Thing>
        ))}
        {CELLS.map((cell) => (
          <Cell key={cell} cell={cell} piece={view.board[cell]?.face ?? null} />
        ))}
        {cascade.cells.map((piece, cell) =>
          piece === null ? null : (
            <span
              key={piece}
              className={styles.rune}
              {...term(faceTerm(faceOf(piece)))}
              data-popping={cascade.popping.has(piece) || undefined}
              data-matching={matching.has(cell) || undefined}
              style={placeOf(cell)}
            >
              <Rune face={faceOf(piece)} />
            </span>
          ),
        )}
        {landings.map(({ cell, face, matched }) => (
          <span key={cell} className={styles.ghost} style={placeOf(cell)} aria-hidden="true">
            <Rune face={face} />
            {matched.length > 0 && <b>×{matched.length}</b>}
          </span>
        ))}
        {children}
      </div>
      <div className={styles.below}>
        <RunePouch faces={view.runePouch} />
        <Snowflakes fallen={view.snowflakes} />
        <Discards view={view} />
      </div>
      <Exalted guild={view.exalted} />
    </section>
  )
}

const placeOf = (cell: number): Vars => ({ '--x': Math.floor(cell / BOARD_ROWS), '--y': BOARD_ROWS - 1 - (cell % BOARD_ROWS) })

/** A column, and the result of dropping the rune there. */
function columnLabel(column: number, landings: readonly Landing[]): string {
  const landing = landings.find((one) => one.column === column)
  if (!landing) return columnName(column)
  const { cell, matched } = landing
  return `${columnName(column)}: lands in row ${(cell % BOARD_ROWS) + 1}${matched.length > 0 ? `, matches ${matched.length}` : ''}`
}

function Revealed({ runes, chosen }: { readonly runes: readonly PieceView[]; readonly chosen: number | null }) {
  const seen = new Set<number>()
  return (
    <div className={styles.revealed} {...term('revealed-runes')}>
      {runes.map(({ piece, face }) => {
        // Two revealed runes of a kind are one option, represented by the first.
        const first = !seen.has(face)
        seen.add(face)
        return (
          <Thing
            key={piece}
            id={first ? `face:${face}` : `piece:${piece}`}
            label={`Revealed: ${faceName(face)}${first && face === chosen ? ', about to be dropped' : ''}`}
            className={first && face === chosen ? styles.chosen : styles.waiting}
            flies={false}
          >
            <Rune face={face} size={46} />
          </Thing>
        )
      })}
      {runes.length === 0 && <p>No rune revealed</p>}
    </div>
  )
}

function Cell({ cell, piece }: { readonly cell: number; readonly piece: number | null }) {
  const column = Math.floor(cell / BOARD_ROWS)
  const row = cell % BOARD_ROWS
  return (
    <Thing
      id={`cell:${cell}`}
      label={`${columnName(column)}, row ${row + 1}: ${piece === null ? 'empty' : faceName(piece)}`}
      className={styles.cell}
      style={{ gridColumn: column + 1, gridRow: BOARD_ROWS - row }}
      flies={false}
    >
      <span aria-hidden="true" />
    </Thing>
  )
}

function Snowflakes({ fallen }: { readonly fallen: number }) {
  return (
    <div className={styles.snow} {...term('snowflake-spaces')} role="img" aria-label={`${fallen} of ${SNOWFLAKES_TO_END} Snowflakes`}>
      {Array.from({ length: SNOWFLAKES_TO_END }, (_, n) => (
        <i key={`${n.toString()}`} data-fallen={n < fallen || undefined}>
          <Icon of={snowflake2} size={24} />
        </i>
      ))}
    </div>
  )
}

function Exalted({ guild }: { readonly guild: number | null }) {
  return (
    <p className={styles.exalted} data-none={guild === null || undefined} {...term('exalted')}>
      <Icon of={crown} />{' '}
      {guild === null ? 'No guild is exalted' : <b style={{ color: GUILD_LOOKS[guild]?.light }}>{guildName(guild)} exalted</b>}
      {guild !== null && <small>{exaltedText(guild)}</small>}
    </p>
  )
}
