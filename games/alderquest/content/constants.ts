/** The numbers of the game in one place (AQ-30, configuration constants). */
export const BOARD_COLS = 4
export const BOARD_ROWS = 6
export const MIN_RUN = 3
export const EXALT_SIZE = 4
export const RELIC_SIZE = 5
export const SNOWFLAKES_TO_END = 4
export const REVEAL_COUNT = 3
export const QUARREL_DRAW_LIMIT = 3
/** Red draws one Quarrel at the start, Blue two. */
export const START_QUARRELS: readonly [number, number] = [1, 2]
export const START_RUNES_PER_GUILD = 2
export const MOVES_PER_ACTIVATION = 2
export const TRAP_STACK = 6
export const MAX_TURNS = 120
export const MAX_LINES_PER_SETTLE = 20
export const MAX_ACORN_HANDLING = 30
