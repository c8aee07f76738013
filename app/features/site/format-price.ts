/** 2900 cents as '$29', 2950 as '$29.50'. */
export function formatPrice(cents: number): string {
  const dollars = (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2)
  return `$${dollars.replace(/\B(?=(\d{3})+(?!\d))/g, ',')}`
}

/** How much less than before, as 'Save 43%'; empty where it is less than one in a hundred. */
export function formatSaving(priceCents: number, originalPriceCents: number): string {
  const percent = Math.round(100 * (1 - priceCents / originalPriceCents))
  return percent > 0 ? `Save ${percent}%` : ''
}
