import { shortened } from '#base/shortened.ts'
/** What stands between the beginning and the end of a caption. */
export const ARROW = '-->'

const HOURS_AT_MOST = 24

/** The times of a caption in milliseconds, and what else its line says; a sentence where it cannot be read. */
export function timesIn(line: string, isSrt: boolean): { startsMs: number; endsMs: number; settings: string } | string {
  const [before = '', after = ''] = splitOnce(line, ARROW)
  const [end = '', ...settings] = after.trim().split(/[ \t]+/)
  const startsMs = instantIn(before.trim(), isSrt)
  const endsMs = instantIn(end, isSrt)
  const example = isSrt ? '00:01:02,500' : '00:01:02.500'
  if (startsMs === null) return `“${shortened(before.trim(), 40)}” is not a time like ${example}.`
  if (endsMs === null) return `“${shortened(end, 40)}” is not a time like ${example}.`
  if (endsMs <= startsMs) return 'This caption does not end after it begins.'
  // Some write coordinates behind the times of an SRT caption.
  const wrong = isSrt
    ? undefined
    : settings.find((setting) => !/^(?:vertical|line|position|size|align|region):\S+$/.test(setting))
  if (wrong !== undefined) return `“${shortened(wrong, 40)}” is not a caption setting.`
  return { startsMs, endsMs, settings: isSrt ? '' : settings.join(' ') }
}

/** 3,723,004 as “01:02:03.004”. */
export function formatTime(ms: number): string {
  const two = (number: number) => String(number).padStart(2, '0')
  const seconds = Math.floor(ms / 1000)
  const clock = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map(two).join(':')
  return `${clock}.${String(ms % 1000).padStart(3, '0')}`
}

function instantIn(text: string, isSrt: boolean): number | null {
  const time = isSrt ? /^(\d{1,2}):([0-5]\d):([0-5]\d)[,.](\d{3})$/ : /^(?:(\d{2,4}):)?([0-5]\d):([0-5]\d)\.(\d{3})$/
  const [, hours = '0', minutes, seconds, rest] = time.exec(text) ?? []
  if (minutes === undefined || Number(hours) >= HOURS_AT_MOST) return null
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(rest)
}

function splitOnce(text: string, by: string): [string, string] {
  const at = text.indexOf(by)
  return [text.slice(0, at), text.slice(at + by.length)]
}
