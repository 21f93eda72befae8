import { useState } from 'react'
import { MenuTool, MuteTool } from '../frame/Tools.tsx'
import { useConnection } from '../match/connection.ts'
import { linkTo } from '../match/replay.ts'
import { CopyLink } from '../ui/CopyLink.tsx'
import { saveAs } from '../ui/save-as.ts'
import { ErrorNote } from '../ui/trouble.tsx'
import ui from '../ui/ui.module.css'
import { useMessages } from '../words/index.ts'

interface ReplayToolsProps {
  readonly match: string
  readonly at: number
  readonly seat: number | null
  readonly over: boolean
}

/** The bar of a replay: sound, a link to this moment, the match file. */
export function ReplayTools({ match, at, seat, over }: ReplayToolsProps) {
  const m = useMessages()
  const connection = useConnection()
  const [error, setError] = useState<unknown>(null)
  const download = async () => {
    try {
      saveAs(`${match}.rulewright.json`, await connection.file(match))
    } catch (problem) {
      setError(problem)
    }
  }
  return (
    <>
      <MuteTool />
      <MenuTool>
        {connection.shared && (
          <>
            <p>{m.replay.share}</p>
            <CopyLink path={linkTo(connection.replayPath(match), at, over ? seat : null)} />
          </>
        )}
        <button type="button" className={ui.quiet} onClick={() => void download()}>
          {m.replay.download}
        </button>
        <ErrorNote error={error} />
        {!over && <p>{m.replay.running}</p>}
      </MenuTool>
    </>
  )
}
