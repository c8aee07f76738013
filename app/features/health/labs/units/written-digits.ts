const FEWEST = 2
const MOST = 3

/**
 * A converted number with as many digits as the printed one bears: two at least, three at most. Where the point alone moved (mg/L in g/L)
 * nothing was worked out, and all digits stay.
 */
export function withDigitsOf(printed: number, converted: number): number {
  const shift = Math.log10(converted / printed)
  if (converted === printed || Math.abs(shift - Math.round(shift)) < 1e-9) return converted
  const digits = Math.min(MOST, Math.max(FEWEST, significantDigits(printed)))
  return Number(converted.toPrecision(digits))
}

/** Of 5.5 there are two, of 0.05 one, of 126 three; zeros at the end of a whole number count. */
function significantDigits(value: number): number {
  return String(Math.abs(value)).replace(/e.*$/, '').replace('.', '').replace(/^0+/, '').length
}
