import type * as z from 'zod'

/** Where in the file something is: `variants, no. 2, name`. */
const placeOf = (path: readonly PropertyKey[]): string =>
  path.map((step) => (typeof step === 'number' ? `no. ${step + 1}` : String(step))).join(', ')

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text in quotes',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list in [ ]',
  object: 'settings in { }',
  record: 'settings in { }',
}

const kindNamed = (kind: string): string => KINDS[kind] ?? kind

/** What is wrong with an experiment's file, in its author's terms; `parts`: what may be written there. */
export function describeIssue(issue: z.core.$ZodIssue, parts: readonly string[]): string {
  const place = placeOf(issue.path)
  const named = (sentence: string) => (place === '' ? `The experiment ${sentence}.` : `${place} ${sentence}.`)
  switch (issue.code) {
    case 'unrecognized_keys':
      return `${place === '' ? '' : `${place}: `}there is no ${issue.keys.map((key) => `"${key}"`).join(', ')} here; there are ${parts.join(', ')}.`
    case 'invalid_type':
      return named(issue.input === undefined ? `is missing: ${kindNamed(issue.expected)}` : `must be ${kindNamed(issue.expected)}`)
    case 'invalid_union':
      return named('is neither a name nor a list')
    case 'too_small':
      return named(issue.origin === 'array' || issue.origin === 'string' ? 'is empty' : `must be at least ${issue.minimum}`)
    case 'too_big':
      return named(
        issue.origin === 'array' || issue.origin === 'string' ? `has more than ${issue.maximum}` : `must be at most ${issue.maximum}`,
      )
    default:
      return named(`is wrong: ${issue.message}`)
  }
}
