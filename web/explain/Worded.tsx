import { type Phrase, thing } from '@rulewright/kernel'
import { partsOf, Sentence } from '@rulewright/tablekit'
import { Fragment, use } from 'react'
import { ExplainsContext } from './context.ts'
import styles from './Worded.module.css'

/** A sentence with the glossary's words marked: pointing at one, or pressing it, explains it. */
export function Worded({ of }: { readonly of: Phrase }) {
  const explains = use(ExplainsContext)
  if (!explains) return <Sentence of={of} />
  let at = 0
  return partsOf(of).map((part) => {
    const key = at
    at += 1
    if (typeof part !== 'string') return <Sentence key={key} of={marked(part)} />
    return (
      <Fragment key={key}>
        {explains.words(part).map((stretch) =>
          stretch.term === null ? (
            stretch.text
          ) : (
            <span key={stretch.at} className={styles.word} data-term={stretch.term} data-word="">
              {stretch.text}
            </span>
          ),
        )}
      </Fragment>
    )
  })
}

function marked({ thing: name, text }: { readonly thing: string; readonly text: string }): Phrase {
  const [kind = '', ...id] = name.split(':')
  return thing(kind, id.join(':'), text)
}
