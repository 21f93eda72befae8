import { setPriority } from 'node:os'
import { answerTasks } from '@rulewright/bots/pool'
import { type LabTask, playLabTask } from '@rulewright/lab'
import { isReportTask, type ReportTask, report } from './lab/report-task.ts'

// The lab plays its pieces, and computes its reports, here: nobody at a table waits for it.

// On Linux this applies to the thread, elsewhere to the whole process.
if (process.platform === 'linux') setPriority(10)

answerTasks(async (task: LabTask | ReportTask) => (isReportTask(task) ? report(task) : playLabTask(task)))
