import { useState } from 'react'
import { Link } from 'wouter'
import styles from '../frame/Frame.module.css'
import { MenuTool, MuteTool, Tool } from '../frame/Tools.tsx'
import { CopyLink } from '../ui/CopyLink.tsx'
import { saveAs } from '../ui/save-as.ts'
import { sentenceFor } from '../ui/trouble.tsx'
import ui from '../ui/ui.module.css'
import { useMessages } from '../words/index.ts'
import { useExploration } from './explore-connection.ts'
import { linkOf } from './link.ts'

/** The bar of an exploration: back, sound, help, and a menu to share it. */
export function ExploreTools({ askHelp }: { readonly askHelp: () => void }) {
  const m = useMessages()
  const connection = useExploration()
  const source = connection.useSeen((s) => s.explored?.source ?? null)
  return (
    <>
      <span className={styles.wide}>
        <MuteTool />
      </span>
      <Tool drawing="help" label={`${m.table.help} (?)`} onClick={askHelp} />
      <MenuTool>
        <p>{m.explore.share}</p>
        <Share />
        {source && (
          <Link href={source} className={ui.quiet}>
            {m.explore.source}
          </Link>
        )}
      </MenuTool>
    </>
  )
}

type MadeLink = { readonly of: unknown } & ({ readonly path: string | null } | { readonly error: unknown })

/** As a link, which holds the whole exploration, or as a file. */
function Share() {
  const m = useMessages()
  const connection = useExploration()
  const explored = connection.useSeen((s) => s.explored)
  const [made, setMade] = useState<MadeLink | null>(null)
  const take = async (use: (text: string) => Promise<string | null>) => {
    try {
      setMade({ of: explored, path: await use(await connection.file()) })
    } catch (error) {
      setMade({ of: explored, error })
    }
  }
  const download = async (text: string) => {
    saveAs(`${connection.id}.rulewright.json`, text)
    return ''
  }
  // A link to what it was before the last choice is not offered.
  const current = made?.of === explored ? made : null
  return (
    <>
      {current && 'path' in current && current.path ? (
        <CopyLink path={current.path} />
      ) : (
        <button type="button" className={ui.quiet} onClick={() => void take(linkOf)}>
          {m.explore.makeLink}
        </button>
      )}
      {current && 'path' in current && current.path === null && (
        <p className={ui.problem} role="alert">
          {m.explore.tooLong}
        </p>
      )}
      <button type="button" className={ui.quiet} onClick={() => void take(download)}>
        {m.explore.download}
      </button>
      {current && 'error' in current && (
        <p className={ui.problem} role="alert">
          {sentenceFor(current.error, m)}
        </p>
      )}
    </>
  )
}
