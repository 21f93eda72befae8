export { golden } from './golden.ts'
export { perft } from './perft.ts'
export { provesGame } from './proves-game.ts'
export { type Probe, Table, tableFor } from './table.ts'
