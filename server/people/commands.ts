import type { PeopleCommand } from '@rulewright/wire'
import type { Person } from '../data/people.ts'
import type { Store } from '../data/store.ts'
import { Refused } from '../refused.ts'

/** How long a link from an operator lasts. */
const DAY = 86_400_000

/** What whoever runs the server does with somebody's account, by name, address or id. */
export async function commandPeople(
  store: Store,
  resetLink: (user: string, lasts: number) => Promise<string>,
  what: PeopleCommand['do'],
  who: string,
  at: number,
): Promise<{ name: string; token: string | null }> {
  const person = await whoIsMeant(store, who)
  const { people, moderation } = store
  const note = (deed: string) => moderation.note({ at, by: 'command line', what: deed, about: person.name, note: '' })
  if (what === 'reset') {
    await note('made a link for a new password')
    return { name: person.name, token: await resetLink(person.id, DAY) }
  }
  await people.setOperator(person.id, what === 'operator')
  await note(what === 'operator' ? 'made an operator' : 'is no operator any more')
  return { name: person.name, token: null }
}

async function whoIsMeant(store: Store, who: string): Promise<Person> {
  const found = (await store.people.search(who)).filter((person) => !person.guest)
  const exact = found.filter(({ id, name, email }) => id === who || email === who.toLowerCase() || name.toLowerCase() === who.toLowerCase())
  const [person, ...others] = exact
  if (!person) throw new Refused('malformed', `There is no account called ${who}.`)
  if (others.length > 0) {
    const list = exact.map(({ id, name, email }) => `${name} <${email ?? ''}> ${id}`).join('; ')
    throw new Refused('malformed', `Several accounts are called so; give the id: ${list}`)
  }
  return person
}
