import type { Decision } from '@rulewright/kernel'
import type { Choosing, OnBoard } from '@rulewright/tablekit'
import { useCallback, useMemo, useState } from 'react'
import { useConnection } from '../match/connection.ts'
import { type Item, inOrder, NARROW, type Offer, type Row, rowOf } from '../match/dock.ts'
import { assignKeys, keyOf } from '../match/keys.ts'
import { usePreferences } from '../preferences.ts'
import { useWindowSize } from '../ui/useWindowSize.ts'
import type { LiveTableState } from './useLiveTable.ts'

/** How the player is choosing: on the board, by verbs and buttons in the dock, or from the list. */
export interface ChoosingState {
  /** For the board. */
  readonly context: Choosing
  readonly keys: ReadonlyMap<string, Item>
  /** The key of an entry in the row: for a verb with one option, that option's. */
  readonly keyFor: (item: Item) => string | null
  readonly row: Row
  /** What is in the list, when it is open; null when it is closed. */
  readonly list: readonly number[] | null
  /** How many options belong to what was begun. */
  readonly count: number
  /** The verb that was begun with. */
  readonly verb: string | null
  /** Goes back to before something was begun; null when nothing was. */
  readonly back: (() => void) | null
  readonly press: (item: Item) => void
  readonly toggleList: () => void
  readonly squeezed: Offer['squeezed']
  /** Shows less: the row does not fit. */
  readonly squeeze: (to: number) => void
}

interface Begun {
  readonly of: Decision | null
  readonly verb: string | null
  /** What the player wants for the list; null: automatic. */
  readonly open: boolean | null
  readonly squeezed: { readonly row: string; readonly to: number }
}

const nothing = (of: Decision | null): Begun => ({ of, verb: null, open: null, squeezed: { row: '', to: 0 } })

const NO_KEYS: ReadonlyMap<string, Item> = new Map()

export function useChoosing(t: LiveTableState): ChoosingState {
  const { decision, sent } = t.at
  // A question with a single answer always has its button.
  const every = usePreferences((p) => p.list) || decision?.options.length === 1
  const [state, setState] = useState(() => nothing(decision))
  const begun = state.of === decision ? state : nothing(decision)
  const change = useCallback(
    (to: Partial<Begun>) => setState((before) => ({ ...(before.of === decision ? before : nothing(decision)), ...to })),
    [decision],
  )
  const { onBoard, report } = useOnBoard(decision)
  const { verbs, among } = useAmong(t, begun.verb)
  const left = onBoard?.left ?? (among ? [...among] : allOf(decision))
  const inSight = onBoard?.inSight ?? NONE_IN_SIGHT
  const { width } = useWindowSize()
  const rowKey = `${width} ${begun.verb} ${every} ${left.join()} ${[...inSight].join()} ${t.hinted}`
  const squeezed = begun.squeezed.row === rowKey ? begun.squeezed.to : 0
  const offer: Offer = {
    options: decision?.options ?? [],
    verbs,
    among: left,
    inSight,
    // A verb may have one option: it has its button.
    every: every || left.length === 1,
    squeezed,
    advised: t.hinted,
  }
  const row = rowOf(begun.verb === null ? offer : { ...offer, verbs: [] })
  const isOpen = decision !== null && row.folded.length > 0 && (begun.open ?? (row.needsList || (every && squeezed > NARROW)))
  const keys = useKeysOf(decision, verbs, every)
  const { choose } = t.grave
  const list = isOpen ? left : null
  const letGo = onBoard?.letGo ?? (begun.verb === null ? t.wayBack : () => change({ verb: null, open: null }))
  const press = (item: Item) => {
    if (typeof item === 'string') {
      if (row.items.includes(item)) change({ verb: item, open: null })
    } else if (row.items.includes(item) || list?.includes(item)) choose(item)
    else if (row.items.includes(verbs[item] ?? -1)) change({ verb: verbs[item] ?? null, open: null })
    // A key whose option is not visible first shows what it means.
    else if (left.includes(item)) change({ open: true })
  }
  return {
    context: useContextFor(among, t, report),
    keys: sent ? NO_KEYS : keys,
    keyFor: (item) => (sent ? null : (keyOf(keys, item) ?? keyOf(keys, typeof item === 'string' ? verbs.indexOf(item) : item))),
    row,
    list,
    count: left.length,
    verb: begun.verb,
    back: begun.open === true ? () => change({ open: null }) : letGo,
    press,
    toggleList: () => change({ open: !isOpen }),
    squeezed,
    squeeze: (to) => change({ squeezed: { row: rowKey, to } }),
  }
}

const NONE_IN_SIGHT: ReadonlySet<number> = new Set()
const allOf = (decision: Decision | null): readonly number[] => decision?.options.map((_, index) => index) ?? []

/** The verb of each option, and the options of the one that was begun with. */
function useAmong({ at: { decision }, words }: LiveTableState, verb: string | null) {
  const verbs = useMemo(() => decision?.options.map((option) => words.verb?.(option, decision) ?? null) ?? [], [decision, words])
  const among = useMemo(
    () => (verb === null ? null : new Set(verbs.flatMap((other, index) => (other === verb ? [index] : [])))),
    [verbs, verb],
  )
  return { verbs, among }
}

/** The keys stay the same while the question is open: what lies where and what was begun do not matter. */
function useKeysOf(decision: Decision | null, verbs: readonly (string | null)[], every: boolean): ReadonlyMap<string, Item> {
  return useMemo(() => {
    if (!decision) return NO_KEYS
    const { options } = decision
    const order = inOrder({ options, verbs, every, among: [], inSight: new Set(), squeezed: 0, advised: null })
    return assignKeys(order, options)
  }, [decision, verbs, every])
}

/** What the board reports about the open question. While the answer is on its way the board has none: the last report stays. */
function useOnBoard(decision: Decision | null) {
  const [said, setSaid] = useState<OnBoard | null>(null)
  const report = useCallback(
    (now: OnBoard) => setSaid((before) => (now.decision === null || (before && isSame(before, now)) ? before : now)),
    [],
  )
  return { onBoard: said !== null && said.decision === decision ? said : null, report }
}

function isSame(a: OnBoard, b: OnBoard): boolean {
  const list = (set: ReadonlySet<number>) => [...set].join()
  return a.decision === b.decision && a.letGo === b.letGo && a.left.join() === b.left.join() && list(a.inSight) === list(b.inSight)
}

function useContextFor(among: ReadonlySet<number> | null, { table, hinted, at }: LiveTableState, report: Choosing['report']): Choosing {
  const { guided } = useConnection()
  // Bots agree to everything: without other people, every choice can be taken back.
  const careful = !guided && isShared(table, at.seat)
  return useMemo(() => ({ among, advised: hinted, careful, report }), [among, hinted, careful, report])
}

/** Whether seats belong to other people, whoever plays them now. */
export function isShared({ seats, mine }: Pick<LiveTableState['table'], 'seats' | 'mine'>, seat: number | null): boolean {
  const me = seats.find((s) => s.seat === seat)?.user ?? null
  return seats.some((s) => !mine.includes(s.seat) && s.user !== null && s.user !== me)
}
