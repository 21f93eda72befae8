import { REACHABLE } from '@rulewright/tablekit'
import { Fragment, memo } from 'react'
import { useMessages } from '../words/index.ts'
import styles from './Markdown.module.css'
import { type Block, parseInline } from './markdown.ts'

/** Links open in another tab, never in place of the table. */
const ELSEWHERE = { target: '_blank', rel: 'noreferrer' }

/** Inline text: bold, italic, code, links; rule ids link to their rules. */
function Words({ text, page = '' }: { readonly text: string; readonly page?: string }) {
  let at = 0
  return parseInline(text).map((part) => {
    const key = at
    at += part.text.length + 1
    switch (part.kind) {
      case 'strong':
        return <strong key={key}>{part.text}</strong>
      case 'em':
        return <em key={key}>{part.text}</em>
      case 'code':
        return <code key={key}>{part.text}</code>
      case 'link':
        return (
          <a key={key} href={part.href.startsWith('#') ? page + part.href : part.href} {...(page ? ELSEWHERE : {})}>
            {part.text}
          </a>
        )
      default:
        return <Fragment key={key}>{part.text}</Fragment>
    }
  })
}

/** A numbered rule with a link to itself; `page` is the page of the rules, when it is another one. */
export function RuleItem({ rule, text, page = '' }: { readonly rule: string; readonly text: string; readonly page?: string }) {
  const m = useMessages()
  return (
    <>
      <a href={`${page}#${rule}`} {...(page ? ELSEWHERE : {})} className={styles.id} aria-label={m.rules.link(rule)}>
        {rule}
      </a>
      <span>
        <Words text={text} page={page} />
      </span>
    </>
  )
}

function BlockView({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'heading':
      if (block.level <= 1) return null
      return block.level === 2 ? (
        <h2 id={block.id} className={styles.chapter}>
          {block.text}
        </h2>
      ) : (
        <h3 id={block.id} className={styles.section}>
          {block.text}
        </h3>
      )
    case 'paragraph':
      return (
        <p className={styles.paragraph}>
          <Words text={block.text} />
        </p>
      )
    case 'item':
      return (
        <div
          className={styles.item}
          id={block.rule ?? undefined}
          data-rule={block.rule ? '' : undefined}
          style={{ marginLeft: block.depth * 20 }}
        >
          {block.rule ? (
            <RuleItem rule={block.rule} text={block.text} />
          ) : (
            <span>
              <Words text={block.text} />
            </span>
          )}
        </div>
      )
    case 'code':
      return <pre className={styles.code}>{block.text}</pre>
    case 'table':
      return <RulesTable head={block.head} rows={block.rows} />
  }
}

function RulesTable({ head, rows }: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }) {
  return (
    <section className={styles.scroll} {...REACHABLE} aria-label={head.join(', ')}>
      <table>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                <Words text={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join('|')}>
              {row.map((cell, column) => (
                <td key={`${head[column] ?? ''} ${cell}`}>
                  <Words text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** A whole document, drawn once. */
export const Markdown = memo(function Markdown({ blocks }: { readonly blocks: readonly Block[] }) {
  let n = 0
  return blocks.map((block) => <BlockView key={`${block.kind} ${n++}`} block={block} />)
})
