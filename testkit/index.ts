export { golden } from './golden.ts'
export { perft } from './perft.ts'
export { provesGame } from './proves-game.ts'
export { type Probe, TestTable, tableFor } from './test-table.ts'
