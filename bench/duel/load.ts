import type * as side from './side.ts'

export type DuelSide = Pick<typeof side, 'learnGame' | 'startMatch' | 'botFor'>

/** Both sides, as they were bundled beside this program; `whole`: theirs with its own kernel and rules. */
export const loadSides = (whole: boolean): Promise<readonly [ours: DuelSide, theirs: DuelSide]> =>
  Promise.all([load('./ours/side.js'), load(whole ? './whole/side.js' : './theirs/side.js')])

const load = (path: string): Promise<DuelSide> => import(new URL(path, import.meta.url).href)
