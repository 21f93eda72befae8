import type { Desk, OperatorAct, PersonInfo, ReportInfo, TableInList } from '@rulewright/wire'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { titleOf } from '../clubs/parts.tsx'
import { service } from '../service/http.ts'
import { Labelled } from '../ui/fields.tsx'
import { Page } from '../ui/Page.tsx'
import { ErrorNote, Trouble } from '../ui/trouble.tsx'
import ui from '../ui/ui.module.css'
import { useMessages } from '../words/index.ts'
import styles from './AccountPage.module.css'
import { Form, text } from './account-forms.tsx'

type Act = (act: OperatorAct) => Promise<void>

const LONGEST_WHY = 500
const USUAL_BAN = 7

const at = (time: number) => new Date(time).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' })

/** For operators: what people report, who is here, what is played, and what was done about it. */
export function OperatorPage() {
  const m = useMessages()
  const [desk, setDesk] = useState<Desk | null>(null)
  const [error, setError] = useState<unknown>(null)
  useEffect(() => {
    service.desk().then(setDesk, setError)
  }, [])
  const act: Act = useCallback(async (wish) => {
    setError(null)
    await service.actAtDesk(wish).then(setDesk, setError)
  }, [])
  if (!desk)
    return (
      <Page title={m.operator.title} narrow>
        {error !== null && <Trouble title={m.errors.notFoundTitle} text={m.errors.notFound} />}
      </Page>
    )
  return (
    <Page title={m.operator.title} narrow>
      <div className={styles.page}>
        <h1>{m.operator.title}</h1>
        <ErrorNote error={error} />
        <Section title={m.operator.reports} empty={desk.reports.length === 0}>
          {desk.reports.map((report) => (
            <ReportRow key={report.id} report={report} act={act} />
          ))}
        </Section>
        <People act={act} />
        <Section title={m.operator.bans} empty={desk.bans.length === 0}>
          {desk.bans.map((person) => (
            <PersonRow key={person.id} person={person} act={act} />
          ))}
        </Section>
        <Section title={m.operator.tables} empty={desk.tables.length === 0}>
          {desk.tables.map((table) => (
            <TableRow key={table.match} table={table} act={act} />
          ))}
          <li>
            <button type="button" className={ui.button} onClick={() => void act({ do: 'stop-bots' })}>
              {m.operator.stopBots}
            </button>
          </li>
        </Section>
        <Section title={m.operator.deeds} empty={desk.deeds.length === 0}>
          {desk.deeds.map(({ at: when, by, what, about, note }) => (
            <li key={`${when} ${what} ${about}`}>
              <time dateTime={new Date(when).toISOString()}>{at(when)}</time> · {m.operator.deed(by, what, about)}
              {note && <span className={styles.quiet}> {note}</span>}
            </li>
          ))}
        </Section>
      </div>
    </Page>
  )
}

function Section({ title, empty, children }: { readonly title: string; readonly empty: boolean; readonly children: ReactNode }) {
  const m = useMessages()
  return (
    <section className={`${ui.panel} ${styles.panel}`} aria-label={title}>
      <h2>{title}</h2>
      {empty ? <p className={styles.quiet}>{m.operator.none}</p> : <ul className={styles.list}>{children}</ul>}
    </section>
  )
}

function ReportRow({ report, act }: { readonly report: ReportInfo; readonly act: Act }) {
  const m = useMessages()
  return (
    <li className={styles.panel}>
      <strong>{m.operator.report(report.by, report.aboutName)}</strong>
      <span>
        {at(report.at)} · <Link href={`/match/${report.match}`}>{m.operator.table}</Link>
      </span>
      {report.said !== null && <blockquote className={styles.said}>{report.said}</blockquote>}
      <p>{report.why}</p>
      {report.about !== null && <BanForm user={report.about} name={report.aboutName} act={act} />}
      <Asked submit={m.operator.settle} label={m.operator.settleNote} onSubmit={(note) => act({ do: 'settle', report: report.id, note })} />
    </li>
  )
}

function People({ act }: { readonly act: Act }) {
  const m = useMessages()
  const [found, setFound] = useState<readonly PersonInfo[] | null>(null)
  const find = async (data: FormData) => setFound(await service.people(text(data, 'search')).catch(() => []))
  return (
    <section className={`${ui.panel} ${styles.panel}`} aria-label={m.operator.people}>
      <h2>{m.operator.people}</h2>
      <Form submit={m.operator.find} onSubmit={find}>
        <Labelled label={m.operator.search}>{(id) => <input id={id} name="search" className={ui.input} />}</Labelled>
      </Form>
      {found?.length === 0 && (
        <p className={styles.quiet} role="status">
          {m.operator.nobody}
        </p>
      )}
      <ul className={styles.list}>
        {found?.map((person) => (
          <PersonRow key={person.id} person={person} act={act} />
        ))}
      </ul>
    </section>
  )
}

function PersonRow({ person, act }: { readonly person: PersonInfo; readonly act: Act }) {
  const m = useMessages()
  const { id, name, guest, email, operator, bannedUntil } = person
  const about = [
    guest ? m.operator.guest : email,
    operator ? m.operator.isOperator : null,
    bannedUntil ? m.operator.bannedUntil(at(bannedUntil)) : null,
  ]
  return (
    <li className={styles.panel}>
      <span>
        <strong>{name}</strong> <span className={styles.quiet}>{about.filter(Boolean).join(' · ')}</span>
      </span>
      {bannedUntil !== null && (
        <button type="button" className={ui.button} onClick={() => void act({ do: 'unban', user: id })}>
          {m.operator.unban(name)}
        </button>
      )}
      {bannedUntil === null && !operator && <BanForm user={id} name={name} act={act} />}
    </li>
  )
}

function BanForm({ user, name, act }: { readonly user: string; readonly name: string; readonly act: Act }) {
  const m = useMessages()
  const ban = (data: FormData) => act({ do: 'ban', user, days: Number(text(data, 'days')), why: text(data, 'why') })
  return (
    <details>
      <summary className={styles.summary}>{m.operator.ban(name)}</summary>
      <Form submit={m.operator.ban(name)} look="danger" onSubmit={ban}>
        <Labelled label={m.operator.days}>
          {(id) => <input id={id} name="days" type="number" min={1} max={3650} defaultValue={USUAL_BAN} required className={ui.input} />}
        </Labelled>
        <Labelled label={m.operator.why}>
          {(id) => <input id={id} name="why" required maxLength={LONGEST_WHY} className={ui.input} />}
        </Labelled>
      </Form>
    </details>
  )
}

function TableRow({ table, act }: { readonly table: TableInList; readonly act: Act }) {
  const m = useMessages()
  const { match, game, status, names, createdAt, onlyBots } = table
  const how = status === 'waiting' || status === 'running' ? m.operator.status[status] : status
  return (
    <li className={styles.panel}>
      <span>
        <Link href={`/match/${match}`}>{titleOf(game)}</Link> · {names.filter(Boolean).join(', ')}{' '}
        <span className={styles.quiet}>{[how, onlyBots ? m.operator.onlyBots : null, at(createdAt)].filter(Boolean).join(' · ')}</span>
      </span>
      <Asked submit={m.operator.close} label={m.operator.closeWhy} onSubmit={(why) => act({ do: 'close-table', match, why })} />
    </li>
  )
}

/** An action that needs a reason. */
function Asked({
  submit,
  label,
  onSubmit,
}: {
  readonly submit: string
  readonly label: string
  readonly onSubmit: (why: string) => Promise<void>
}) {
  return (
    <details>
      <summary className={styles.summary}>{submit}</summary>
      <Form submit={submit} onSubmit={(data) => onSubmit(text(data, 'why'))}>
        <Labelled label={label}>{(id) => <input id={id} name="why" required maxLength={LONGEST_WHY} className={ui.input} />}</Labelled>
      </Form>
    </details>
  )
}
