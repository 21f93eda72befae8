import type { LabStarting } from '@rulewright/wire'

/** The players an experiment may be given on the page: by iterations, never by the clock. */
export const STRENGTHS = ['search:20', 'search:50', 'search:200'] as const
type BotStrength = (typeof STRENGTHS)[number]

const LADDER = ['search:25', 'search:50', 'search:100']

/** A number that a variant changes, as it is typed: the label of the number, and its new value. */
export interface NumberChange {
  /** Its identity on the page. */
  readonly key: number
  readonly label: string
  readonly value: string
}

export interface Variant {
  readonly key: number
  readonly name: string
  readonly changes: readonly NumberChange[]
}

let keys = 0

export const freshChange = (): NumberChange => ({ key: ++keys, label: '', value: '' })

export const freshVariant = (name: string): Variant => ({ key: ++keys, name, changes: [freshChange()] })

/** An experiment while somebody fills in the form. */
export interface ExperimentDraft {
  readonly game: string
  readonly title: string
  readonly seats: number
  readonly deals: string
  readonly bots: BotStrength
  /** A list of tables that the game offers; empty: the default. */
  readonly tables: string
  readonly variants: readonly Variant[]
  readonly depth: boolean
  readonly luck: boolean
  /** Things to do without, by their labels as they are typed. */
  readonly without: readonly string[]
}

export function freshDraft(game: string, title: string, { seats }: LabStarting): ExperimentDraft {
  return {
    game,
    title,
    seats: seats[0] ?? 2,
    deals: '200',
    bots: 'search:50',
    tables: '',
    variants: [],
    depth: false,
    luck: false,
    without: [],
  }
}

export const numberCalled = ({ numbers }: LabStarting, label: string) => numbers.find((one) => one.label === label || one.name === label)

/** The numbers whose names have this text in them. */
export function numbersLike({ numbers }: LabStarting, text: string): LabStarting['numbers'] {
  const wanted = text.trim().toLowerCase()
  return wanted === '' ? [] : numbers.filter(({ label, name }) => label.toLowerCase().includes(wanted) || name.includes(wanted))
}

const thingCalled = ({ things }: LabStarting, label: string) => things.find((one) => one.label === label || one.name === label)

/** The experiment as a file, without what was not asked for. Unknown names go as typed, and the lab reports them. */
export function fileOf(draft: ExperimentDraft, starting: LabStarting, printed: string): Readonly<Record<string, unknown>> {
  const { game, title, seats, deals, bots, tables, variants, depth, luck, without } = draft
  const changed = (changes: readonly NumberChange[]) =>
    Object.fromEntries(changes.map(({ label, value }) => [numberCalled(starting, label)?.name ?? label, Number(value)]))
  const things = without.filter((label) => label !== '').map((label) => thingCalled(starting, label)?.name ?? label)
  return {
    game,
    title,
    seed: '1',
    games: Number(deals),
    seats,
    ...(tables === '' ? {} : { tables }),
    bots: [bots],
    variants: [{ name: printed }, ...variants.map(({ name, changes }) => ({ name, set: changed(changes) }))],
    ...(depth ? { ladder: LADDER } : {}),
    ...(things.length > 0 ? { without: things } : {}),
    ...(luck ? { luck: true } : {}),
  }
}

/** How many games that makes: a duel is played with the seats swapped, luck twice. */
export function gamesIn({ deals, variants, depth, luck, without }: ExperimentDraft): number {
  const duels = 2 * ((depth ? LADDER.length - 1 : 0) + without.filter((label) => label !== '').length)
  return (Number(deals) || 0) * ((1 + variants.length) * (luck ? 2 : 1) + duels)
}
