import type { Reading, Trend } from './trend.ts'

/**
 * Where the marks of a drawing lie, by their place from the left: the points that path data sets, or where a stroke ends. It reads what
 * drawing.server.ts writes (M, m, l, h0 and V).
 */
export function placesIn(data: string): ReadonlyMap<number, number> {
  const places = new Map<number, number>()
  let [x, y] = [0, 0]
  for (const [, command, written] of data.matchAll(/([MmlVh])([^MmlVh]*)/g)) {
    const numbers = (written!.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
    if (command === 'V') y = numbers[0]!
    const isFromLast = command === 'm' || command === 'l'
    for (let at = 0; at + 1 < numbers.length; at += 2) {
      x = tenth((isFromLast ? x : 0) + numbers[at]!)
      y = tenth((isFromLast ? y : 0) + numbers[at + 1]!)
      places.set(x, y)
    }
    places.set(x, y)
  }
  return places
}

/** What a drawn chart and its table say of each day, oldest first; `days` are all days of the chart, as the table writes them. */
export function readingsIn(
  days: ReadonlyArray<string>,
  rows: ReadonlyMap<string, readonly [value: string, mean: string]>,
  places: ReadonlyMap<number, number>,
  { left, right }: Pick<Trend['drawing'], 'left' | 'right'>,
): Reading[] {
  const apart = days.length > 1 ? (right - left) / (days.length - 1) : 0
  return days.map((day, index) => {
    const x = tenth(left + index * apart)
    const [value = '', mean = ''] = rows.get(day) ?? []
    return { x, y: places.get(x) ?? null, day, value, mean }
  })
}

const tenth = (number: number) => Math.round(number * 10) / 10
