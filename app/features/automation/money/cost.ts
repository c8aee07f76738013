/** "$0.0123"; two digits from a dollar on. */
export function formatCost(micros: number): string {
  const dollars = micros / 1_000_000
  return `$${dollars.toFixed(dollars >= 1 || micros === 0 ? 2 : 4)}`
}

/** The first instant of the month that counts for a budget (UTC). */
export function monthOf(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1))
}
