import type { GlossaryEntry, Words } from '@rulewright/kernel'
import { useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { Dialog } from '../ui/Dialog.tsx'
import ui from '../ui/ui.module.css'
import { useMessages } from '../words/index.ts'
import styles from './Symbols.module.css'

interface SymbolsProps {
  readonly words: Words
  readonly readRule: (rule: string) => void
  readonly close: () => void
}

/** Every word and symbol of the game: first those on the table now, with pictures, then all others. */
export function Symbols({ words, readRule, close }: SymbolsProps) {
  const m = useMessages()
  const [query, setQuery] = useState('')
  const sought = useDeferredValue(query.trim().toLowerCase())
  const { here, elsewhere } = useMemo(() => sorted(words.glossary ?? []), [words])
  const fits = ({ name, text }: GlossaryEntry) => `${name} ${text}`.toLowerCase().includes(sought)
  const lists = [
    { title: m.help.onTable, entries: here.filter(fits) },
    { title: m.help.elsewhere, entries: elsewhere.filter(fits) },
  ]
  return (
    <Dialog title={m.help.symbols} close={close}>
      <input
        type="search"
        className={ui.input}
        value={query}
        aria-label={m.help.search}
        placeholder={m.help.search}
        onChange={(event) => setQuery(event.target.value)}
      />
      {lists.map(
        ({ title, entries }) =>
          entries.length > 0 && (
            <section key={title} aria-label={title}>
              <h3 className={styles.title}>{title}</h3>
              <dl className={styles.entries}>
                {entries.map((entry) => (
                  <Explained key={entry.id} entry={entry} readRule={readRule} />
                ))}
              </dl>
            </section>
          ),
      )}
      {lists.every(({ entries }) => entries.length === 0) && <p>{m.help.noSymbol}</p>}
    </Dialog>
  )
}

function Explained({ entry, readRule }: { readonly entry: GlossaryEntry; readonly readRule: (rule: string) => void }) {
  const m = useMessages()
  const { id, name, text, rule } = entry
  return (
    <div className={styles.entry}>
      <Picture term={id} />
      <div>
        <dt>{name}</dt>
        <dd>
          {text}{' '}
          {rule && (
            <button type="button" className={styles.rule} aria-label={m.table.rule(rule)} onClick={() => readRule(rule)}>
              {rule}
            </button>
          )}
        </dd>
      </div>
    </div>
  )
}

/** The symbol as the board draws it now. */
function Picture({ term }: { readonly term: string }) {
  const box = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const drawn = symbolOf(term)
    if (drawn && box.current) box.current.replaceChildren(drawn.cloneNode(true))
  }, [term])
  return <span ref={box} className={styles.picture} aria-hidden="true" />
}

const symbolOf = (term: string): Element | null => {
  const id = CSS.escape(term)
  return document.querySelector(`main svg[data-term="${id}"], main [data-term="${id}"] > svg, main [data-term="${id}"] svg`)
}

/** By name, with those the board shows now listed separately. */
function sorted(glossary: readonly GlossaryEntry[]) {
  const entries = glossary.toSorted((a, b) => a.name.localeCompare(b.name))
  const isHere = ({ id }: GlossaryEntry) => document.querySelector(`main [data-term="${CSS.escape(id)}"]`) !== null
  return { here: entries.filter(isHere), elsewhere: entries.filter((entry) => !isHere(entry)) }
}
