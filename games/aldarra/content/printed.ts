/** What is printed on everything in the box. Rules know a thing by its number: its place in its list. */
export interface Printed {
  readonly id: string
  readonly name: string
  readonly text: string
}

/** The number of the thing with an id; -1 where the list has none. */
export const numberOf = <Id extends string>(list: readonly { readonly id: Id }[], id: NoInfer<Id>): number =>
  list.findIndex((thing) => thing.id === id)
