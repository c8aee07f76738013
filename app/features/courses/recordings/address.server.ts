import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { signValue, verifySigned } from '#platform/tokens.server.ts'

/** Long enough for a lesson with pauses; the lesson’s page makes a new one whenever it is loaded. */
const VALID_MS = 4 * 60 * 60 * 1000
const PURPOSE = 'recording'
/** In the place of a person: what is open to everybody. */
const ANYONE = 'anyone'

/**
 * The address at which one person may play a recording for some hours; null as the person: anybody may, because the lesson is open to
 * all. Who makes it has asked `entitlement()` before.
 */
export function recordingAddress(
  { clock, secret }: Pick<Infrastructure, 'clock' | 'secret'>,
  recordingId: string,
  userId: string | null,
): string {
  const endsAt = clock.now().getTime() + VALID_MS
  const pass = signValue(secret, PURPOSE, [recordingId, userId ?? ANYONE, endsAt].join('~'))
  return `/media/recordings/${recordingId}?pass=${pass}`
}

/** For whom an address was made: a person’s id, or null for anybody; undefined where it was never made, was changed, or has run out. */
export function addressee(
  { clock, secret }: Pick<Infrastructure, 'clock' | 'secret'>,
  recordingId: string,
  pass: string,
): string | null | undefined {
  const [id, person, endsAt] = verifySigned(secret, PURPOSE, pass)?.split('~') ?? []
  if (id !== recordingId || person === undefined || clock.now().getTime() >= Number(endsAt)) return undefined
  return person === ANYONE ? null : person
}
