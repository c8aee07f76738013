/** A number of a day; days are counted as `dayNumber` does. */
export interface DayValue {
  readonly day: number
  readonly value: number
}

/** What somebody’s numbers usually are. */
export interface UsualRange {
  readonly median: number
  readonly low: number
  readonly high: number
}

const WEEK = 7
/** A mean of fewer days would be those days and no trend. */
const MIN_OF_WEEK = 3
export const BASELINE_DAYS = 28
/** With fewer numbers there is no usual range yet. */
export const MIN_OF_BASELINE = 14
/** Makes the median deviation of normally distributed numbers their standard deviation (Rousseeuw and Croux, 1993). */
const TO_DEVIATION = 1.4826

/** The middle of numbers; of an even count the mean of the two in the middle. NaN of none. */
export function median(numbers: ReadonlyArray<number>): number {
  const inOrder = numbers.toSorted((a, b) => a - b)
  const middle = inOrder.length >> 1
  return inOrder.length % 2 === 1 ? inOrder[middle]! : (inOrder[middle - 1]! + inOrder[middle]!) / 2
}

/**
 * The mean of the seven days that end with each day from `from` to `to`, over those of them that have a number; null where fewer than
 * three have. `values` holds one number a day at most, in any order.
 */
export function sevenDayMeans(values: ReadonlyArray<DayValue>, from: number, to: number): Array<number | null> {
  const byDay = new Map(values.map(({ day, value }) => [day, value]))
  let [sum, count] = [0, 0]
  const add = (day: number, sign: 1 | -1) => {
    const value = byDay.get(day)
    if (value === undefined) return
    sum += sign * value
    count += sign
  }
  for (let day = from - WEEK + 1; day < from; day++) add(day, 1)
  const means: Array<number | null> = []
  for (let day = from; day <= to; day++) {
    add(day, 1)
    means.push(count >= MIN_OF_WEEK ? sum / count : null)
    add(day - WEEK + 1, -1)
  }
  return means
}

/**
 * The personal baseline: median of the 28 days that end with `to`, and one robust standard deviation (1.4826 times the median of the
 * distances from it) to both sides. Null while fewer than fourteen of the days have a number.
 */
export function usualRange(values: ReadonlyArray<DayValue>, to: number): UsualRange | null {
  const recent = values.filter(({ day }) => day <= to && day > to - BASELINE_DAYS).map(({ value }) => value)
  if (recent.length < MIN_OF_BASELINE) return null
  const middle = median(recent)
  const spread = spreadOf(recent)
  return { median: middle, low: middle - spread, high: middle + spread }
}

/** One robust standard deviation of numbers. NaN of none. */
export function spreadOf(numbers: ReadonlyArray<number>): number {
  const middle = median(numbers)
  return TO_DEVIATION * median(numbers.map((value) => Math.abs(value - middle)))
}

/** Stretches of consecutive days that have a number; what lies between them is a gap and is never bridged. */
export function runsOf<T extends { readonly day: number }>(points: ReadonlyArray<T>): T[][] {
  const runs: T[][] = []
  for (const point of points) {
    const run = runs.at(-1)
    if (run && run.at(-1)!.day === point.day - 1) run.push(point)
    else runs.push([point])
  }
  return runs
}
