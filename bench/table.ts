/** One figure of the bench beside what it should be. */
export interface Figure {
  readonly what: string
  readonly measured: number
  readonly goal: { readonly atLeast: number } | { readonly atMost: number }
  readonly unit: string
}

export function isReached({ measured, goal }: Figure): boolean {
  return 'atLeast' in goal ? measured >= goal.atLeast : measured <= goal.atMost
}

/** The one table that the bench prints. */
export function tableOf(figures: ReadonlyArray<Figure>): string {
  const rows = figures.map((figure) => [
    isReached(figure) ? '✓' : '✗',
    figure.what,
    `${rounded(figure.measured)} ${figure.unit}`,
    'atLeast' in figure.goal ? `≥ ${figure.goal.atLeast}` : `≤ ${figure.goal.atMost}`,
  ])
  const lines = [['', 'what', 'measured', 'goal'], ...rows]
  const widths = lines[0]!.map((_, column) => Math.max(...lines.map((line) => line[column]!.length)))
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

function rounded(value: number): string {
  return value >= 100 ? String(Math.round(value)) : String(Math.round(value * 100) / 100)
}
