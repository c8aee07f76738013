/** How the continuous backup of the embedded database stands: for pages, attention items and metrics. */
export interface ShippingState {
  /** Where to: `/backups` or `s3://bucket`. */
  readonly address: string
  /** Everything that was acknowledged up to this instant comes back from the place; null while nothing does: there is no base copy yet. */
  readonly shippedTo: Date | null
  readonly lastSegment: string | null
  /** How much of what was acknowledged would be lost with the machine now, at most, in whole minutes; null: there is no base copy yet. */
  readonly atRiskMinutes: number | null
  /** The last finished base copy: since when, and how large the cluster was. */
  readonly lastBaseCopy: { readonly at: Date; readonly bytes: number } | null
  readonly isCopying: boolean
  /** What waits on this disk to be shipped. */
  readonly spool: { readonly segments: number; readonly bytes: number }
  /** What is wrong, in a sentence, and since when; null when all is well. */
  readonly failure: { readonly sentence: string; readonly since: Date } | null
}

/** Whole minutes, rounded up. */
export function minutesBetween(from: Date, to: Date): number {
  return Math.max(0, Math.ceil((to.getTime() - from.getTime()) / 60_000))
}
