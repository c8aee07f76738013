/** Cents of US dollars for a million tokens, as the owner typed them; null where nothing was said. */
export interface TokenPrices {
  readonly inputPriceCents: number | null
  readonly outputPriceCents: number | null
}

/** What a call cost in millionths of a US dollar, rounded up; null while a price that it needs is unknown. */
export function costMicros(used: { inputTokens: number; outputTokens: number }, prices: TokenPrices): number | null {
  const { inputPriceCents: input, outputPriceCents: output } = prices
  if ((used.inputTokens > 0 && input === null) || (used.outputTokens > 0 && output === null)) return null
  // A cent for a million tokens is a hundredth of a micro-dollar for one.
  return Math.ceil((used.inputTokens * (input ?? 0) + used.outputTokens * (output ?? 0)) / 100)
}
