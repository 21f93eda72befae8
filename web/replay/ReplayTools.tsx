import { paths } from '@rulewright/wire'
import { MenuTool, MuteTool } from '../frame/Tools.tsx'
import { linkTo } from '../match/replay.ts'
import { CopyLink } from '../ui/CopyLink.tsx'
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
  return (
    <>
      <MuteTool />
      <MenuTool>
        <p>{m.replay.share}</p>
        <CopyLink path={linkTo(match, at, over ? seat : null)} />
        <a className={ui.quiet} href={paths.file(match)} download={`${match}.rulewright.json`}>
          {m.replay.download}
        </a>
        {!over && <p>{m.replay.running}</p>}
      </MenuTool>
    </>
  )
}
