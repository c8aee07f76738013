/** What tells where somebody is. */
export interface Whereabouts {
  /** Of the profile, else as the browser says it. */
  readonly timeZone: string | null
  /** `Accept-Language`. */
  readonly languages: string | null
}

/**
 * The country of a visitor, as an ISO 3166 code, as far as zone and browser tell; null where they do not. The zone says where somebody is, and goes
 * before the language, which says at most where they are from; a language alone counts only with a region that is not the browser’s default.
 */
export function countryOf({ timeZone, languages }: Whereabouts): string | null {
  if (timeZone && timeZone !== 'UTC' && !timeZone.startsWith('Etc/')) return countryOfZone(timeZone)
  const [first] = (languages ?? '').split(',')
  const region = /^[a-z]{2,3}-(?:[a-z]{4}-)?([a-z]{2})\b/i.exec(first?.trim() ?? '')?.[1]?.toUpperCase()
  return !region || first!.trim().toLowerCase() === 'en-us' ? null : region
}

function countryOfZone(zone: string): string | null {
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions()
    return countriesByZone().get(timeZone) ?? null
  } catch {
    // No zone that there is.
    return null
  }
}

let cached: ReadonlyMap<string, string> | null = null

/** The zones of each country as the Unicode CLDR has them; a zone of several countries is that of none. Worked out once, some 50 ms. */
function countriesByZone(): ReadonlyMap<string, string> {
  if (cached) return cached
  const found = new Map<string, string | null>()
  for (const country of countries()) {
    for (const zone of zonesOf(country)) found.set(zone, found.has(zone) ? null : country)
  }
  cached = new Map([...found].flatMap(([zone, country]) => (country ? [[zone, country] as const] : [])))
  return cached
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Every pair of letters that is a region and not the former name of one. */
function countries(): string[] {
  const pairs = [...LETTERS].flatMap((first) => [...LETTERS].map((second) => first + second))
  return pairs.filter((pair) => new Intl.Locale(`und-${pair}`).region === pair)
}

/** Not yet among the types of TypeScript. */
function zonesOf(country: string): readonly string[] {
  const locale = new Intl.Locale(`und-${country}`) as Intl.Locale & { getTimeZones?: () => readonly string[] | undefined }
  return locale.getTimeZones?.() ?? []
}
