import { useCallback } from 'react'
import { addressOf } from '../address.ts'
import { RuleItem } from '../rules/Markdown.tsx'
import { type Block, forPlayers, parseMarkdown, ruleInContext } from '../rules/markdown.ts'
import { rulesText } from '../rules/text.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { sentenceFor } from '../ui/trouble.tsx'
import ui from '../ui/ui.module.css'
import { useAsync } from '../ui/useAsync.ts'
import { useMessages } from '../words/index.ts'
import styles from './RuleDialog.module.css'

interface RuleDialogProps {
  readonly game: string
  readonly rule: string
  readonly close: () => void
}

const read = new Map<string, Promise<readonly Block[]>>()

function rulesOf(game: string): Promise<readonly Block[]> {
  const known = read.get(game)
  if (known) return known
  const blocks = rulesText(game).then(parseMarkdown)
  read.set(game, blocks)
  blocks.catch(() => read.delete(game))
  return blocks
}

/** The rule behind a question, with its neighbours, without leaving the table. */
export function RuleDialog({ game, rule, close }: RuleDialogProps) {
  const m = useMessages()
  const load = useCallback(() => rulesOf(game), [game])
  const [blocks] = useAsync(load)
  const found = blocks.state === 'done' ? (ruleInContext(forPlayers(blocks.value), rule) ?? ruleInContext(blocks.value, rule)) : null
  return (
    <Dialog title={m.table.rule(rule)} close={close}>
      {blocks.state === 'loading' && <p>{m.loading}</p>}
      {blocks.state === 'failed' && <p className={ui.problem}>{sentenceFor(blocks.error, m)}</p>}
      {blocks.state === 'done' && !found && <p>{m.rules.none}</p>}
      {found && (
        <>
          <p className={styles.chapter}>{found.chapter}</p>
          <ul className={styles.rules}>
            {found.rules.map((item) => (
              <li key={item.rule} data-asked={item.rule === rule || undefined}>
                <RuleItem rule={item.rule ?? ''} text={item.text} page={addressOf(`/rules/${game}`)} />
              </li>
            ))}
          </ul>
        </>
      )}
      <a className={ui.button} href={addressOf(`/rules/${game}#${rule}`)} target="_blank" rel="noreferrer">
        {m.help.rules}
      </a>
    </Dialog>
  )
}
