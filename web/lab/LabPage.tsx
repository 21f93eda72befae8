import type { LabAct, LabInfo, LabRun } from '@rulewright/wire'
import { useCallback, useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { titleOf } from '../clubs/parts.tsx'
import { service } from '../service/http.ts'
import { Page } from '../ui/Page.tsx'
import { Trouble } from '../ui/trouble.tsx'
import ui from '../ui/ui.module.css'
import { useLabMessages } from '../words/lab.ts'
import styles from './Lab.module.css'
import { NewExperiment, toldOf } from './NewExperiment.tsx'
import { RunState } from './RunState.tsx'

/** How often the page polls a run's progress, in milliseconds. */
const LOOK = 2000

/** All experiments; to create, start, watch and stop them. For people who may use the lab. */
export function LabPage() {
  const m = useLabMessages()
  const [info, setInfo] = useState<LabInfo | null>(null)
  const [, go] = useLocation()
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
  /** What has begun is shown; what is wrong is told where it was written. */
  const start = async (experiment: string) => {
    const { started } = await service.actInLab({ do: 'start', experiment })
    if (started !== null) go(`/lab/${started}`)
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
            {toldOf(error, m)}
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
        <NewExperiment games={info.games} busy={isRunning} start={start} />
      </div>
    </Page>
  )
}

function RunRow({ run, act }: { readonly run: LabRun; readonly act: (wish: LabAct) => Promise<void> }) {
  const { id, title, game } = run
  return (
    <li className={styles.row}>
      <Link href={`/lab/${id}`} className={styles.title}>
        {title}
      </Link>
      <span className={styles.quiet}>{titleOf(game)}</span>
      <RunState run={run} act={act} />
    </li>
  )
}
