/** How a list of people may be sorted; the first is usual. */
const peopleOrders = ['newest', 'oldest', 'a-z', 'z-a'] as const
export type PeopleOrder = (typeof peopleOrders)[number]

/** The order that an address asks for; whatever is none counts as not said. */
export function peopleOrderOf(asked: string | null): PeopleOrder {
  return peopleOrders.find((order) => order === asked) ?? 'newest'
}
