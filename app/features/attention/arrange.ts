const ranks = { urgent: 0, due: 1, later: 2 } as const

/** What of an attention item decides where it stands. */
interface Placed {
  readonly kind: string
  readonly severity: keyof typeof ranks
}

/** By kind, when each that is put off is shown again; null: not by itself. */
export type PutOff = ReadonlyMap<string, Date | null>

/** Whether something is put off at an instant. */
export function isPutOff(putOff: PutOff, kind: string, now: Date): boolean {
  const until = putOff.get(kind)
  return until === null || (until !== undefined && until > now)
}

/**
 * What waits, most pressing first, apart from what is put off. Of one severity the order is kept. What is urgent waits even if its kind was put
 * off while it was not.
 */
export function arrange<Item extends Placed>(
  items: readonly Item[],
  putOff: PutOff,
  now: Date,
): { waiting: Item[]; later: Item[] } {
  const ordered = items.toSorted((one, other) => ranks[one.severity] - ranks[other.severity])
  const isLater = ({ kind, severity }: Item) => severity !== 'urgent' && isPutOff(putOff, kind, now)
  return { waiting: ordered.filter((item) => !isLater(item)), later: ordered.filter(isLater) }
}
