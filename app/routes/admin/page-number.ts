/** The page of a list that an address asks for; the first for anything that is no page. */
export function pageNumber(typed: string | null): number {
  const page = Number(typed)
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1
}
