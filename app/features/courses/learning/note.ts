/** As many characters as a note may have. */
export const LONGEST_NOTE = 4_000
/** So many notes one person keeps at one lesson. */
export const MAX_NOTES = 200
/** The longest recording that a time may point into. */
const LONGEST_SECONDS = 24 * 3600

/** “1:30” or “1:02:03” in seconds; null for nothing, undefined for what is no time. */
export function secondsOf(typed: string): number | null | undefined {
  const text = typed.trim()
  if (text === '') return null
  const parts = /^(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)$/.exec(text)
  if (!parts) return undefined
  const [hours, minutes, rest] = [parts[1], parts[2], parts[3]].map((part) => Number(part ?? 0)) as [number, number, number]
  if (parts[1] !== undefined && minutes > 59) return undefined
  const seconds = hours * 3600 + minutes * 60 + rest
  return seconds < LONGEST_SECONDS ? seconds : undefined
}
