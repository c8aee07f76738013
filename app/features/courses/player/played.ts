import type { Span } from '#features/courses/core/spans.ts'

/** What a player tells while somebody plays a lesson. */
export interface Played {
  /** Where it stands, in whole seconds. */
  readonly positionSeconds: number
  /** What was played since it told last. */
  readonly spans: ReadonlyArray<Span>
  /** How long the recording lasts, in seconds; null where the player does not know. */
  readonly lastsSeconds: number | null
}

/** No recording is longer: a day. */
const LONGEST_SECONDS = 86_400
const MAX_SPANS = 500

const isSecond = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= LONGEST_SECONDS
const isSpan = (value: unknown): value is Span => Array.isArray(value) && value.length === 2 && value.every(isSecond)

/** What a player sent; null where it is none of it. */
export function playedOf(body: unknown): Played | null {
  if (typeof body !== 'object' || body === null) return null
  const { positionSeconds, spans, lastsSeconds = null } = body as Partial<Record<keyof Played, unknown>>
  if (!isSecond(positionSeconds) || !Array.isArray(spans) || spans.length > MAX_SPANS || !spans.every(isSpan)) return null
  if (lastsSeconds !== null && (!isSecond(lastsSeconds) || lastsSeconds === 0)) return null
  return { positionSeconds, spans, lastsSeconds }
}

/** Which caption is said at that moment, or was said last; -1 before the first. Captions stand in the order in which they begin. */
export function captionAt(cues: ReadonlyArray<{ readonly startsMs: number }>, seconds: number): number {
  return cues.findLastIndex(({ startsMs }) => startsMs <= seconds * 1000)
}

/** The second that an address asks to begin at (“?t=75”); null where it asks for none. */
export function secondOf(typed: string | null): number | null {
  return typed !== null && /^\d{1,5}$/.test(typed) && Number(typed) <= LONGEST_SECONDS ? Number(typed) : null
}
