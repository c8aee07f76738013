/** A price from an instant on; null while it had none that is a number. */
export interface PriceStep {
  readonly from: Date
  readonly cents: number | null
  readonly inStock: boolean
}

export interface ChartShape {
  /** The price as it went, in steps; a gap is a price that nobody could read. */
  readonly line: string
  /** When it was not to be had. */
  readonly gaps: ReadonlyArray<{ readonly x: number; readonly width: number }>
  readonly lowest: number
  readonly highest: number
}

export const CHART = { width: 600, height: 120, pad: 6 } as const

/** The drawing of a product’s price until now, oldest step first; null while no number is known, or only one instant is. */
export function priceChart(steps: ReadonlyArray<PriceStep>, now: Date): ChartShape | null {
  const prices = steps.flatMap(({ cents }) => (cents === null ? [] : [cents]))
  const start = steps[0]?.from.getTime()
  if (start === undefined || prices.length === 0 || now.getTime() <= start) return null
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)]
  const x = (at: Date) => round(((at.getTime() - start) / (now.getTime() - start)) * CHART.width)
  const room = CHART.height - 2 * CHART.pad
  const y = (cents: number) =>
    round(highest === lowest ? CHART.height / 2 : CHART.pad + ((highest - cents) / (highest - lowest)) * room)
  const line: string[] = []
  const gaps: { x: number; width: number }[] = []
  let isDrawing = false
  for (const [at, { from, cents, inStock }] of steps.entries()) {
    const [begin, end] = [x(from), x(steps[at + 1]?.from ?? now)]
    if (cents === null) isDrawing = false
    else {
      line.push(isDrawing ? `V${y(cents)}` : `M${begin} ${y(cents)}`, `H${end}`)
      isDrawing = true
    }
    if (!inStock) gaps.push({ x: begin, width: round(end - begin) })
  }
  return { line: line.join(''), gaps, lowest, highest }
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
