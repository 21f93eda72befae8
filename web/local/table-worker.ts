import { serveTable } from './serve-table.ts'
import { answerTasks } from './thread.ts'

// One file for the table and, under this name, for the threads it starts: what both need is loaded once.
const THREAD = 'thread'

if (self.name === THREAD) answerTasks()
else serveTable(() => new Worker(self.location.href, { type: 'module', name: THREAD }))
