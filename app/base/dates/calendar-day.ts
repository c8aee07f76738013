/** A calendar day, "2026-11-20". It belongs to no zone; the zone decides which one an instant falls on. */
export type Day = string

/** Days since 1 January 1970. Calendar days carry no clock, so every one of them is as long as the next. */
export function dayNumber(day: Day): number {
  return Date.UTC(number(day, 0, 4), number(day, 5, 7) - 1, number(day, 8, 10)) / 86_400_000
}

/** The whole number that some characters write. A dashboard reads every day ever logged, so no strings are cut. */
function number(text: string, from: number, to: number): number {
  let value = 0
  for (let at = from; at < to; at++) value = value * 10 + text.charCodeAt(at) - 48
  return value
}

/** The day of a number that `dayNumber` gave. */
export function dayOfNumber(number: number): Day {
  return new Date(number * 86_400_000).toISOString().slice(0, 10)
}

/** The day so many days later; earlier when negative. */
export function shiftDay(day: Day, days: number): Day {
  return dayOfNumber(dayNumber(day) + days)
}

/** How many days lie between two days; negative when the second comes first. */
export function daysBetween(from: Day, to: Day): number {
  return dayNumber(to) - dayNumber(from)
}
