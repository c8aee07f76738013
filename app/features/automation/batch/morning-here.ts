const HOUR = 6

/** Six in the morning, so many days after today, as this browser’s clock reads. The same as `morningAfter`, without its weight. */
export function morningHere(now: Date, days: number): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, HOUR)
}
