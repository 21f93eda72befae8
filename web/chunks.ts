// Which sources are bundled in one file: every file is a request of its own, and a phone on a mobile network waits for each. A group takes along
// whatever its sources need that no group before it has.

/** The game's name, if the source is this part of a game. */
const ofGame = (part: string, suffix = '') => {
  const source = new RegExp(String.raw`[\\/]games[\\/](\w+)[\\/]${part}$`)
  return (id: string): string | null => {
    const game = source.exec(id)?.[1]
    return game === undefined ? null : game + suffix
  }
}

/** For the pages: the home page, what boards and forms are made of, all tables and replays, and each game's words and board. */
export const pageChunks = {
  groups: [
    { name: 'home', tags: ['$initial' as const], priority: 6 },
    { name: 'kit', test: /[\\/](?:tablekit|kernel)[\\/]/, priority: 5 },
    // Home draws games without a picture of their own with these.
    { name: 'motif', test: /[\\/]web[\\/]ui[\\/](?:motif|Painted)/, priority: 5 },
    { name: 'ui', test: /[\\/]web[\\/](?:ui[\\/]|match[\\/]settings|pages[\\/]SettingsForm)/, priority: 4 },
    { name: 'table', test: /[\\/]web[\\/]pages[\\/](?:Local)?(?:Match|Replay)Page\.tsx$/, priority: 3 },
    { debugName: 'words', name: ofGame(String.raw`words[\\/]en\.ts`, '-words'), priority: 2 },
    { debugName: 'board', name: ofGame(String.raw`board[\\/]index\.tsx`), priority: 1 },
  ],
}

/** For the workers: the table's own, and the rules of each game. */
export const workerChunks = {
  groups: [
    { name: 'table-worker', test: /^(?!.*[\\/]games[\\/]\w+[\\/])/, priority: 2 },
    { debugName: 'rules', name: ofGame(String.raw`rules[\\/]index\.ts`), priority: 1 },
  ],
}
