/** The part of Markdown the rules are written in, as data. */
export type Inline =
  | { readonly kind: 'text' | 'strong' | 'em' | 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string }

export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string; readonly id: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'item'; readonly text: string; readonly depth: number; readonly rule: string | null }
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'code'; readonly text: string }

/** A rule is a bullet that begins with its id in bold. */
const RULE = /^\*\*([A-Z]{2,5}-[\dA-Za-z.]+)\*\*\s*/

function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, '-')
    .replace(/^-|-$/g, '')
}

export function parseMarkdown(source: string): readonly Block[] {
  const blocks: Block[] = []
  const lines = source.replace(/\r/g, '').split('\n')
  let paragraph: string[] = []
  const flush = () => {
    if (paragraph.length > 0) blocks.push({ kind: 'paragraph', text: paragraph.join(' ') })
    paragraph = []
  }
  for (let n = 0; n < lines.length; n++) {
    const line = lines[n] ?? ''
    const heading = /^(#{1,6})\s+(.*)$/.exec(line)
    const item = /^(\s*)(?:[-*+]|\d+[.)])\s+(.*)$/.exec(line)
    if (line.startsWith('```')) {
      flush()
      const from = ++n
      while (n < lines.length && !lines[n]?.startsWith('```')) n++
      blocks.push({ kind: 'code', text: lines.slice(from, n).join('\n') })
    } else if (heading) {
      flush()
      const text = heading[2] ?? ''
      blocks.push({ kind: 'heading', level: heading[1]?.length ?? 1, text, id: slug(text) })
    } else if (item) {
      flush()
      const text = item[2] ?? ''
      blocks.push({
        kind: 'item',
        text: text.replace(RULE, ''),
        depth: Math.floor((item[1]?.length ?? 0) / 2),
        rule: RULE.exec(text)?.[1] ?? null,
      })
    } else if (/^\s*\|/.test(line) && /^\s*\|[\s:|-]+\|\s*$/.test(lines[n + 1] ?? '')) {
      flush()
      const head = cells(line)
      const rows: string[][] = []
      n++
      while (/^\s*\|/.test(lines[n + 1] ?? '')) rows.push(cells(lines[++n] ?? ''))
      blocks.push({ kind: 'table', head, rows })
    } else if (/^\s*$/.test(line) || /^\s*(---+|\*\*\*+)\s*$/.test(line)) {
      flush()
    } else {
      const last = blocks[blocks.length - 1]
      // An indented line continues the item above it.
      if (paragraph.length === 0 && /^\s{2,}/.test(line) && last?.kind === 'item')
        blocks[blocks.length - 1] = { ...last, text: `${last.text} ${line.trim()}` }
      else paragraph.push(line.replace(/^>\s?/, '').trim())
    }
  }
  flush()
  return blocks
}

function cells(line: string): string[] {
  return line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replace(/\\\|/g, '|'))
}

const INLINE =
  /\*\*(.+?)\*\*|`([^`]+)`|\[([^\]]+)\]\(([^)\s]+)\)|(?<![\w*])\*([^*\s][^*]*?)\*(?![\w*])|(?<!\w)_([^_]+)_(?!\w)|\b([A-Z]{2}-\d+(?:\.\d+)*)\b/g

export function parseInline(text: string): readonly Inline[] {
  const parts: Inline[] = []
  let from = 0
  for (const found of text.matchAll(INLINE)) {
    if (found.index > from) parts.push({ kind: 'text', text: text.slice(from, found.index) })
    const [all, strong, code, label, href, em, em2, rule] = found
    if (strong !== undefined) parts.push({ kind: 'strong', text: strong })
    else if (code !== undefined) parts.push({ kind: 'code', text: code })
    else if (label !== undefined && href !== undefined)
      parts.push(isSafe(href) ? { kind: 'link', text: label, href } : { kind: 'text', text: label })
    else if (rule !== undefined) parts.push({ kind: 'link', text: rule, href: `#${rule}` })
    else parts.push({ kind: 'em', text: em ?? em2 ?? '' })
    from = found.index + all.length
  }
  if (from < text.length) parts.push({ kind: 'text', text: text.slice(from) })
  return parts
}

const isSafe = (href: string) => /^(https?:|#|\/)/.test(href)

/** Where a rule comes from, its rationale and whether it only defines a term: for maintainers of the rules, not for players. */
const MARK = /\s*\[(?:RB|PUB|REF|RULING|Ruling:|Why:)[^\]]*\]|\(definition\)\s*/g

const withoutMarks = (text: string): string => text.replace(MARK, '').trimStart()

const isForAuthors = (heading: string): boolean => heading.startsWith('For engine authors')

/** The rules as players read them: without the sections and columns for engine authors and without marks of provenance. */
export function forPlayers(blocks: readonly Block[]): readonly Block[] {
  let folded = Number.POSITIVE_INFINITY
  return blocks.flatMap((block) => {
    if (block.kind === 'heading') {
      // A section ends with the next heading of its level, or of one above.
      if (block.level <= folded) folded = Number.POSITIVE_INFINITY
      if (isForAuthors(block.text)) folded = Math.min(folded, block.level)
    }
    return folded === Number.POSITIVE_INFINITY ? [unmarked(block)] : []
  })
}

function unmarked(block: Block): Block {
  switch (block.kind) {
    case 'item':
    case 'paragraph':
      return { ...block, text: withoutMarks(block.text) }
    case 'table': {
      const forAll = (row: readonly string[]) => row.filter((_, n) => !isForAuthors(block.head[n] ?? '')).map(withoutMarks)
      return { ...block, head: forAll(block.head), rows: block.rows.map(forAll) }
    }
    default:
      return block
  }
}

/** The chapters: second-level headings. */
export function chaptersOf(blocks: readonly Block[]): readonly { readonly id: string; readonly text: string }[] {
  return blocks.flatMap((block) => (block.kind === 'heading' && block.level === 2 ? [{ id: block.id, text: block.text }] : []))
}

/** A rule with its neighbours, and their chapter. */
export function ruleInContext(blocks: readonly Block[], rule: string) {
  let chapter = ''
  const rules: { readonly chapter: string; readonly item: Extract<Block, { kind: 'item' }> }[] = []
  for (const block of blocks) {
    if (block.kind === 'heading') chapter = block.text
    else if (block.kind === 'item' && block.rule) rules.push({ chapter, item: block })
  }
  const at = rules.findIndex(({ item }) => item.rule === rule)
  const found = rules[at]
  if (!found) return null
  const near = rules.slice(Math.max(0, at - 1), at + 2).filter((r) => r.chapter === found.chapter)
  return { chapter: found.chapter, rules: near.map(({ item }) => item) }
}

/** The rules that contain every word of the query; a rule's id counts as a word. */
export function searchRules(blocks: readonly Block[], query: string): readonly Extract<Block, { kind: 'item' }>[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  return blocks.flatMap((block) => {
    if (block.kind !== 'item' || !block.rule) return []
    const text = `${block.rule} ${block.text}`.toLowerCase()
    return words.every((word) => text.includes(word)) ? [block] : []
  })
}
