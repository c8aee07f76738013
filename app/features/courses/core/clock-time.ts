const LONGEST_SECONDS = 12 * 60 * 60

/** “4:30” or “1:02:30” in seconds, empty as 0; null where it is neither, or longer than half a day. */
export function secondsOf(typed: string): number | null {
  const text = typed.trim()
  if (text === '') return 0
  const [, hours = '0', minutes, seconds] = /^(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)$/.exec(text) ?? []
  if (minutes === undefined || (text.split(':').length === 3 && Number(minutes) > 59)) return null
  const sum = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
  return sum <= LONGEST_SECONDS ? sum : null
}

/** 270 as “4:30”, 3750 as “1:02:30”. */
export function clockTime(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)]
  const two = (number: number) => String(number).padStart(2, '0')
  return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(Math.floor(seconds % 60))}`
}
