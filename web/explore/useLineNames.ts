import type { Phrase } from '@rulewright/kernel'
import type { Moment } from '@rulewright/wire'
import { useCallback, useEffect, useState } from 'react'
import type { ExploredLine } from '../local/explore/protocol.ts'
import type { LiveTableState } from '../table/useLiveTable.ts'
import { useMessages } from '../words/index.ts'
import { useExploration } from './explore-connection.ts'

/** The name of each line: the one its maker gave it, or the choice it begins with, in the game's words. */
export function useLineNames(t: Pick<LiveTableState, 'words' | 'names'>, lines: readonly ExploredLine[]): (id: number) => Phrase {
  const m = useMessages()
  const { words, names } = t
  const openings = useOpenings(lines)
  return useCallback(
    (id: number) => {
      const line = lines.find((one) => one.id === id)
      if (!line?.from) return m.explore.played
      const moment = openings.get(line)
      const option = moment?.decision?.options[line.first?.index ?? -1]
      if (line.name) return line.name
      if (!moment?.decision || !option) return m.explore.line(id)
      const { seat, prompt, rule, options } = moment.decision
      return words.option(option, moment.view, names, { seat, prompt, rule, options })
    },
    [lines, openings, words, names, m],
  )
}

/** Where each line leaves another, once that is known. */
function useOpenings(lines: readonly ExploredLine[]): ReadonlyMap<ExploredLine, Moment> {
  const connection = useExploration()
  const [openings, setOpenings] = useState<ReadonlyMap<ExploredLine, Moment>>(new Map())
  useEffect(() => {
    let current = true
    void Promise.all(lines.map(async (line) => [line, await connection.opening(line)] as const)).then((all) => {
      if (current) setOpenings(new Map(all.flatMap(([line, moment]) => (moment ? [[line, moment] as const] : []))))
    })
    return () => {
      current = false
    }
  }, [connection, lines])
  return openings
}
