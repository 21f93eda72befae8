import type { LabInfo, LabStarting } from '@rulewright/wire'
import { useEffect, useState } from 'react'
import { ServiceError, service } from '../service/http.ts'
import { Check, ChoiceField, Labelled } from '../ui/fields.tsx'
import { sentenceFor } from '../ui/trouble.tsx'
import ui from '../ui/ui.module.css'
import { type LabMessages, useLabMessages } from '../words/lab.ts'
import { type ExperimentDraft, fileOf, freshDraft, gamesIn, STRENGTHS } from './draft.ts'
import styles from './Lab.module.css'
import { Variants } from './Variants.tsx'

interface NewExperimentProps {
  readonly games: LabInfo['games']
  readonly busy: boolean
  readonly start: (experiment: string) => Promise<void>
}

/** What is wrong with an experiment is said by the lab itself. */
export const toldOf = (error: unknown, m: LabMessages): string =>
  error instanceof ServiceError && error.message ? error.message : sentenceFor(error, m)

/** A new experiment with one of the games. */
export function NewExperiment({ games, busy, start }: NewExperimentProps) {
  const m = useLabMessages()
  const [game, setGame] = useState(games[0]?.id ?? '')
  const [offer, setOffer] = useState<{ readonly game: string; readonly starting: LabStarting } | null>(null)
  useEffect(() => {
    let current = true
    void service.labStarting(game).then((starting) => current && setOffer({ game, starting }))
    return () => {
      current = false
    }
  }, [game])
  const title = m.lab.firstTitle(games.find(({ id }) => id === game)?.title ?? game)
  return (
    <section className={`${ui.panel} ${styles.panel}`} aria-label={m.lab.fresh}>
      <h2>{m.lab.fresh}</h2>
      <GameField games={games} game={game} choose={setGame} />
      {/* What is filled in belongs to the game that is chosen: until its names are here, there is nothing to fill in. */}
      {offer?.game === game && (
        <Filling key={game} first={freshDraft(game, title, offer.starting)} starting={offer.starting} busy={busy} start={start} />
      )}
    </section>
  )
}

interface FillingProps {
  readonly first: ExperimentDraft
  readonly starting: LabStarting
  readonly busy: boolean
  readonly start: (experiment: string) => Promise<void>
}

/** An experiment is filled in as a form, or written as text by those who want every possibility. */
function Filling({ first, starting, busy, start }: FillingProps) {
  const m = useLabMessages()
  const [draft, setDraft] = useState(first)
  const [text, setText] = useState<string | null>(null)
  const [error, setError] = useState<unknown>(null)
  const written = () => JSON.stringify(fileOf(draft, starting, m.lab.printed), null, 2)
  return (
    <>
      {text === null ? (
        <Form draft={draft} starting={starting} change={(changes) => setDraft({ ...draft, ...changes })} />
      ) : (
        <Text text={text} setText={setText} example={starting.text} />
      )}
      {error !== null && (
        <p className={ui.problem} role="alert">
          {toldOf(error, m)}
        </p>
      )}
      {busy && <p className={styles.quiet}>{m.lab.oneAtATime}</p>}
      <div className={`${styles.choose} ${styles.last}`}>
        <button
          type="button"
          className={ui.primary}
          disabled={busy || text?.trim() === ''}
          onClick={() => start(text ?? written()).then(() => setError(null), setError)}
        >
          {m.lab.start}
        </button>
        <button type="button" className={ui.quiet} onClick={() => setText(text === null ? written() : null)}>
          {text === null ? m.lab.asText : m.lab.asForm}
        </button>
        <span className={styles.quiet}>{text === null ? m.lab.total(gamesIn(draft)) : m.lab.asTextAbout}</span>
      </div>
    </>
  )
}

interface GameFieldProps {
  readonly games: LabInfo['games']
  readonly game: string
  readonly choose: (id: string) => void
}

function GameField({ games, game, choose }: GameFieldProps) {
  const m = useLabMessages()
  return (
    <Labelled label={m.lab.game}>
      {(id) => (
        <select id={id} className={`${ui.input} ${styles.short}`} value={game} onChange={(event) => choose(event.target.value)}>
          {games.map((one) => (
            <option key={one.id} value={one.id}>
              {one.title}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  )
}

interface TextProps {
  readonly text: string
  readonly setText: (text: string) => void
  readonly example: string
}

function Text({ text, setText, example }: TextProps) {
  const m = useLabMessages()
  return (
    <>
      <Labelled label={m.lab.file}>
        {(id) => (
          <textarea
            id={id}
            className={`${ui.input} ${styles.text}`}
            rows={18}
            spellCheck={false}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Labelled>
      <div>
        <button type="button" className={ui.button} onClick={() => setText(example)}>
          {m.lab.example}
        </button>
      </div>
    </>
  )
}

interface FormProps {
  readonly draft: ExperimentDraft
  readonly starting: LabStarting
  readonly change: (changes: Partial<ExperimentDraft>) => void
}

function Form({ draft, starting, change }: FormProps) {
  const m = useLabMessages()
  const lists = starting.tables.filter(({ seats }) => seats.includes(draft.seats))
  return (
    <>
      <Labelled label={m.lab.called}>
        {(id) => (
          <input
            id={id}
            className={ui.input}
            maxLength={120}
            value={draft.title}
            onChange={(event) => change({ title: event.target.value })}
          />
        )}
      </Labelled>
      <div className={styles.choose}>
        <ChoiceField
          legend={m.lab.seats}
          values={starting.seats.toSorted().map((seats) => [String(seats), String(seats)] as const)}
          value={String(draft.seats)}
          onChange={(seats) => change({ seats: Number(seats), tables: '' })}
        />
        <ChoiceField
          legend={m.lab.bots}
          values={STRENGTHS.map((strength) => [strength, m.lab.strength[strength]] as const)}
          value={draft.bots}
          onChange={(bots) => change({ bots })}
        />
      </div>
      {lists.length > 0 && (
        <ChoiceField
          legend={m.lab.tables}
          values={[['', m.lab.usualTable] as const, ...lists.map(({ name }) => [name, m.lab.listed(name)] as const)]}
          value={draft.tables}
          onChange={(tables) => change({ tables })}
        />
      )}
      <Labelled label={m.lab.deals}>
        {(id) => (
          <>
            <input
              id={id}
              className={`${ui.input} ${styles.short}`}
              type="number"
              min={1}
              max={1_000_000}
              value={draft.deals}
              onChange={(event) => change({ deals: event.target.value })}
            />
            <span className={styles.quiet}>{m.lab.dealsAbout}</span>
          </>
        )}
      </Labelled>
      <Variants draft={draft} starting={starting} change={change} />
      <Questions draft={draft} starting={starting} change={change} />
    </>
  )
}

function Questions({ draft, starting, change }: FormProps) {
  const m = useLabMessages()
  const [thing = ''] = draft.without
  const isWithout = draft.without.length > 0
  return (
    <fieldset className={styles.group}>
      <legend className={ui.label}>{m.lab.questions}</legend>
      <Check label={m.lab.depth} checked={draft.depth} onChange={(depth) => change({ depth })} />
      <Check label={m.lab.luck} checked={draft.luck} onChange={(luck) => change({ luck })} />
      {starting.things.length > 0 && (
        <Check label={m.lab.without} checked={isWithout} onChange={(checked) => change({ without: checked ? [''] : [] })} />
      )}
      {isWithout && (
        <Labelled label={m.lab.thing}>
          {(id) => (
            <select
              id={id}
              className={`${ui.input} ${styles.short}`}
              value={thing}
              onChange={(event) => change({ without: [event.target.value] })}
            >
              <option value="">{m.lab.nothing}</option>
              {starting.things.map(({ name, label }) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </Labelled>
      )}
    </fieldset>
  )
}
