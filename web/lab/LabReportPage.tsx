import { type Comparison, ComparisonTable, matchFileOf, REPORT_STYLE, type Report, ReportView } from '@rulewright/lab/page'
import type { LabAct, LabRun } from '@rulewright/wire'
import { useCallback, useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { service } from '../service/http.ts'
import { Labelled } from '../ui/fields.tsx'
import { Page } from '../ui/Page.tsx'
import { FailedPage, LoadingPage } from '../ui/PageStates.tsx'
import { saveAs } from '../ui/save-as.ts'
import { sentenceFor } from '../ui/trouble.tsx'
import ui from '../ui/ui.module.css'
import { useAsync } from '../ui/useAsync.ts'
import { useLabMessages } from '../words/lab.ts'
import styles from './Lab.module.css'
import { RunState } from './RunState.tsx'

/** How often the page polls a run's new results, in milliseconds. */
const LOOK = 5000

/** The results of a run so far; every figure leads to games that can be watched and explored. */
export function LabReportPage({ run }: { readonly run: string }) {
  const m = useLabMessages()
  const load = useCallback(async () => ({ report: await service.labReport(run), runs: (await service.lab()).runs }), [run])
  const [loading, again] = useAsync(load)
  const mine = loading.state === 'done' ? loading.value.runs.find(({ id }) => id === run) : undefined
  const isRunning = mine?.state === 'running'
  const act = (wish: LabAct) => service.actInLab(wish).then(again, again)
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(again, LOOK)
    return () => clearInterval(timer)
  }, [isRunning, again])
  if (loading.state === 'loading') return <LoadingPage title={m.lab.title} />
  if (loading.state === 'failed') return <FailedPage title={m.lab.title} error={loading.error} missing={m.errors.notFound} retry={again} />
  const { report, runs } = loading.value
  return (
    <Page title={report.title}>
      <style>{REPORT_STYLE}</style>
      <div className={styles.page}>
        <div className={styles.choose}>
          <Link href="/lab" className={ui.button}>
            {m.lab.title}
          </Link>
          <button type="button" className={ui.button} onClick={() => saveAs(`${run}.json`, JSON.stringify(report))}>
            {m.lab.save}
          </button>
        </div>
        {mine && mine.state !== 'done' && (
          <div className={styles.row}>
            <RunState run={mine} act={act} />
          </div>
        )}
        {isRunning && <p className={styles.quiet}>{report.games === 0 ? m.lab.noneYet : m.lab.soFar}</p>}
        {report.games > 0 && (
          <Compare run={run} names={report.names} others={runs.filter(({ id, game }) => id !== run && game === report.game)} />
        )}
        <ReportView report={report} open={(id, game) => <Watch id={id} file={matchFileOf(report, game)} />} />
      </div>
    </Page>
  )
}

interface WatchProps {
  readonly id: string
  readonly file: string
}

/** Puts the game among the matches of this browser and shows its replay, from where it can be explored and continued. */
function Watch({ id, file }: WatchProps) {
  const m = useLabMessages()
  const [, go] = useLocation()
  const [error, setError] = useState<unknown>(null)
  const watch = async () => {
    try {
      const { openLocalFile } = await import('../local/begin.ts')
      go(await openLocalFile(file))
    } catch (problem) {
      setError(problem)
    }
  }
  return (
    <>
      <button type="button" onClick={() => void watch()}>
        {m.lab.watch(id)}
      </button>
      {error !== null && <span role="alert">{sentenceFor(error, m)}</span>}
    </>
  )
}

interface CompareProps {
  readonly run: string
  readonly names: Report['names']
  readonly others: readonly LabRun[]
}

/** Another run of the same game beside this one, deal by deal. */
function Compare({ run, names, others }: CompareProps) {
  const m = useLabMessages()
  const [other, setOther] = useState('')
  const [found, setFound] = useState<Comparison | 'none' | null>(null)
  useEffect(() => {
    setFound(null)
    if (other === '') return
    let current = true
    service.labCompare(run, other).then(
      (comparison) => current && setFound(comparison),
      () => current && setFound('none'),
    )
    return () => {
      current = false
    }
  }, [run, other])
  if (others.length === 0) return null
  return (
    <div className={styles.panel}>
      <div className={styles.choose}>
        <Labelled label={m.lab.compare}>
          {(id) => (
            <select id={id} className={ui.input} value={other} onChange={(event) => setOther(event.target.value)}>
              <option value="">{m.lab.nothing}</option>
              {others.map((one) => (
                <option key={one.id} value={one.id}>
                  {one.title}
                </option>
              ))}
            </select>
          )}
        </Labelled>
      </div>
      {found === 'none' && <p role="status">{m.lab.notComparable}</p>}
      {found !== null && found !== 'none' && (
        <div className="lab">
          <ComparisonTable comparison={found} names={names} />
        </div>
      )}
    </div>
  )
}
