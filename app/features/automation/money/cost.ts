/** Cents of US dollars for a million tokens. */
export interface TokenPrices {
  readonly inputPriceCents: number | null
  readonly outputPriceCents: number | null
}

export interface TokenCount {
  readonly inputTokens: number
  readonly outputTokens: number
}

/** What tokens cost, in millionths of a US dollar; null while a price is not known. */
export function costMicros(
  { inputTokens, outputTokens }: TokenCount,
  { inputPriceCents, outputPriceCents }: TokenPrices,
): number | null {
  if (inputPriceCents === null || outputPriceCents === null) return null
  // A cent is 10,000 millionths, and the price is for a million tokens.
  return Math.ceil((inputTokens * inputPriceCents + outputTokens * outputPriceCents) / 100)
}

/** "$0.0123"; two digits from a dollar on. */
export function costInWords(micros: number): string {
  const dollars = micros / 1_000_000
  return `$${dollars.toFixed(dollars >= 1 || micros === 0 ? 2 : 4)}`
}

/** The first instant of the month that counts for a budget (UTC). */
export function monthOf(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1))
}
