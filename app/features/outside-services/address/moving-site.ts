/** Both addresses work for this long: the new one until an owner has signed in there, then the old one. */
export const BOTH_WORK_MS = 15 * 60 * 1000

/** How the site moves, as its row keeps it. */
export interface Moving {
  /** Where it stands; null where nobody ever moved it. */
  readonly origin: string | null
  /** Where it stood before, and since when it does no more. */
  readonly former: { readonly origin: string; readonly until: Date } | null
  /** Where it shall stand, if an owner signs in there in time. */
  readonly next: { readonly origin: string; readonly begunAt: Date } | null
}

type Row = Readonly<Record<string, string | undefined>>

export function readMoving({ origin, former, settledAt, next, begunAt }: Row): Moving {
  return {
    origin: origin ?? null,
    former: former && settledAt ? { origin: former, until: after(settledAt) } : null,
    next: next && begunAt ? { origin: next, begunAt: new Date(begunAt) } : null,
  }
}

/** The move that waits for an owner to sign in at the new address; null where none does, or its time is over. */
export function pendingMove(
  { next }: Moving,
  now: Date,
): { readonly origin: string; readonly begunAt: Date; readonly until: Date } | null {
  const until = next && after(next.begunAt)
  return next && until && now < until ? { ...next, until } : null
}

/** Every address at which the site is served, the one that it names first. `home`: where it stands unless somebody moves it. */
export function originsOf(moving: Moving, home: string, now: Date): readonly [string, ...string[]] {
  const first = moving.origin ?? home
  const former = moving.former && now < moving.former.until ? moving.former.origin : null
  const next = pendingMove(moving, now)?.origin ?? null
  const others = new Set([former, next].filter((origin) => origin !== null && origin !== first))
  return [first, ...others] as [string, ...string[]]
}

function after(instant: string | Date): Date {
  return new Date(new Date(instant).getTime() + BOTH_WORK_MS)
}

const AT_HOME: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])
const LONGEST = 300

/** The address that somebody typed, alone: “coach.example” and “https://coach.example/” are the same. */
export function readOrigin(
  typed: string,
): { readonly ok: true; readonly origin: string } | { readonly ok: false; readonly error: string } {
  const text = typed.trim()
  if (text === '') return { ok: false, error: 'Please enter the new address' }
  const url = text.length > LONGEST ? null : URL.parse(/^[a-z]+:\/\//i.test(text) ? text : `https://${text}`)
  if (!url || !/^https?:$/.test(url.protocol)) return { ok: false, error: 'Please enter an address like https://coach.example' }
  if (url.username || url.password || `${url.origin}/` !== url.href)
    return { ok: false, error: 'Please enter the address alone, without what comes after the name' }
  if (url.protocol === 'http:' && !AT_HOME.has(url.hostname))
    return {
      ok: false,
      error: 'Please enter an address that begins with https://: without it, others on the way could read along',
    }
  return { ok: true, origin: url.origin }
}
