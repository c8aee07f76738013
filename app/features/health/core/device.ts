import type { SourceKind } from './source.ts'

/** What a source is, the one that is worn longest and closest first: of sources that came in one file it is the order in which they count. */
export const deviceKinds = ['watch', 'ring', 'strap', 'phone', 'app'] as const

export type DeviceKind = (typeof deviceKinds)[number]

/** Apps whose names hold the word of a device, or that write for one: what they say was worked out from what the device itself says. */
const APPS =
  /^(?:auto ?sleep|sleep ?watch|heart ?watch|sleep ?cycle|pillow|strava|my ?fitness ?pal|pedometer|runkeeper|komoot|nike|zepp|mi fitness|health ?mate|withings|samsung health|google fit|health connect|connect|polar flow|coros|lose it|cronometer|water ?minder|clock|health)\b/i

/** What people and makers call them; a watch is named before the phone it belongs to. */
const names: ReadonlyArray<readonly [RegExp, DeviceKind]> = [
  [
    /\b(?:smart)?watch\d*\b|(?:^|[\s,(])(?:armband)?uhr\b|\bmontre\b|\breloj\b|\borologio\b|\brel[óo]gio\b|\bhorloge\b|\bzegarek\b|\bklocka\b|\bsaati?\b|часы|годинник|手表|手錶|時計|ウォッチ|시계|워치|ساعة|घड़ी|\b(?:fenix|fēnix|forerunner|venu|v[ií]voactive|v[ií]vosmart|epix|instinct|ionic|versa|scanwatch|suunto|amazfit)\b/iu,
    'watch',
  ],
  [/\bring(?:conn)?\b|\boura\b|\bultrahuman\b|\banillo\b|\banneau\b|\banello\b|кольцо|指輪|戒指|반지/iu, 'ring'],
  [
    /\b(?:(?:chest ?|brust)?strap|(?:mi |smart |fitness)?band\d*|whoop|brustgurt|armband|bracelet|pulsera|h(?:9|10)|fitbit)\b/iu,
    'strap',
  ],
  [
    /phone|\bhandy\b|t[eé]l[eé]fon[oe]?\b|\bmobil\w*\b|\b(?:pixel|galaxy s)\s?\d|\bipod\b|телефон|手机|手機|電話|휴대폰|아이폰|هاتف|फ़ोन/iu,
    'phone',
  ],
]

const makers: Readonly<Partial<Record<SourceKind, DeviceKind>>> = { oura: 'ring', whoop: 'strap', garmin: 'watch' }

/**
 * What a source seems to be, by its name; where that says nothing, by what the file names as the hardware, and else an app. `hardware` is that of its records
 * (“Apple Watch”), which an app may name as well, so a name that is an app’s wins.
 */
export function deviceOf({ kind, name, hardware = '' }: { kind: SourceKind; name: string; hardware?: string }): DeviceKind {
  const maker = makers[kind]
  if (maker) return maker
  if (APPS.test(name)) return 'app'
  const named = (text: string) => names.find(([is]) => is.test(text))?.[1]
  return named(name) ?? named(hardware) ?? 'app'
}
