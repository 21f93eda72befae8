import { answerTasks } from '@rulewright/bots/pool'
import { type LabTask, playLabTask } from '@rulewright/lab'
import { isReckoning, type Reckoning, reckon } from './lab/reckon.ts'

// The lab plays its pieces, and works its reports out, here: nobody at a table waits for it.

answerTasks(async (task: LabTask | Reckoning) => (isReckoning(task) ? reckon(task) : playLabTask(task)))
