import type { LabAct, LabInfo, LabRun } from '@rulewright/wire'
import { useCallback, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { titleOf } from '../clubs/parts.tsx'
import { ServiceError, service } from '../service/http.ts'
import { Page } from '../ui/Page.tsx'
import { sentenceFor, Trouble } from '../ui/trouble.tsx'
import ui from '../ui/ui.module.css'
import { useLabMessages } from '../words/lab.ts'
import styles from './Lab.module.css'
import { NewExperiment } from './NewExperiment.tsx'

/** How often the page polls a run's progress, in milliseconds. */
const LOOK = 2000

/** All experiments; to create, start, watch and stop them. For people who may use the lab. */
export function LabPage() {
  const m = useLabMessages()
  const [info, setInfo] = useState<LabInfo | null>(null)
  const [error, setError] = useState<unknown>(null)
  const look = useCallback(() => service.lab().then(setInfo, setError), [])
  useEffect(() => {
    void look()
  }, [look])
  const isRunning = info?.runs.some(({ state }) => state === 'running') ?? false
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => void look(), LOOK)
    return () => clearInterval(timer)
  }, [isRunning, look])
  const act = async (wish: LabAct) => {
    setError(null)
    await service.actInLab(wish).then(setInfo, setError)
  }
  if (!info)
    return (
      <Page title={m.lab.title} narrow>
        {error !== null && <Trouble title={m.errors.notFoundTitle} text={m.errors.notFound} />}
      </Page>
    )
  return (
    <Page title={m.lab.title}>
      <div className={styles.page}>
        <h1>{m.lab.title}</h1>
        <p className={ui.lead}>{m.lab.about}</p>
        {error !== null && (
          <p className={ui.problem} role="alert">
            {error instanceof ServiceError && error.message ? error.message : sentenceFor(error, m)}
          </p>
        )}
        <section className={`${ui.panel} ${styles.panel}`} aria-label={m.lab.runs}>
          <h2>{m.lab.runs}</h2>
          {info.runs.length === 0 && <p className={styles.quiet}>{m.lab.none}</p>}
          <ul className={styles.list}>
            {info.runs.map((run) => (
              <RunRow key={run.id} run={run} act={act} />
            ))}
          </ul>
        </section>
        <NewExperiment games={info.games} busy={isRunning} start={(experiment) => act({ do: 'start', experiment })} />
      </div>
    </Page>
  )
}

function RunRow({ run, act }: { readonly run: LabRun; readonly act: (wish: LabAct) => Promise<void> }) {
  const m = useLabMessages()
  const { id, title, game, deals, of, state, problem } = run
  return (
    <li className={styles.row}>
      <Link href={`/lab/${id}`} className={styles.title}>
        {title}
      </Link>
      <span className={styles.quiet}>
        {titleOf(game)} · {m.lab.states[state]} · {m.lab.progress(deals, of)}
      </span>
      {state === 'running' && <progress value={deals} max={of} aria-label={title} />}
      {problem !== null && <span className={ui.problem}>{problem}</span>}
      {state === 'running' && (
        <button type="button" className={ui.button} onClick={() => void act({ do: 'stop', run: id })}>
          {m.lab.stop(title)}
        </button>
      )}
      {state === 'stopped' && (
        <button type="button" className={ui.button} onClick={() => void act({ do: 'continue', run: id })}>
          {m.lab.goOn(title)}
        </button>
      )}
    </li>
  )
}
