/** Zones whose country their name does not say. Zones of countries that have a line of their own in `content/chat/emergency.ts`. */
const byZone: Readonly<Record<string, string>> = {
  'Europe/London': 'GB',
  'Europe/Belfast': 'GB',
  'Europe/Dublin': 'IE',
  'Europe/Berlin': 'DE',
  'Europe/Busingen': 'DE',
  'Europe/Paris': 'FR',
  'Europe/Madrid': 'ES',
  'Atlantic/Canary': 'ES',
  'Europe/Rome': 'IT',
  'Europe/Vienna': 'AT',
  'Europe/Zurich': 'CH',
  'Europe/Amsterdam': 'NL',
  'Europe/Brussels': 'BE',
  'Europe/Luxembourg': 'LU',
  'Europe/Copenhagen': 'DK',
  'Europe/Stockholm': 'SE',
  'Europe/Oslo': 'NO',
  'Europe/Helsinki': 'FI',
  'Europe/Warsaw': 'PL',
  'Europe/Prague': 'CZ',
  'Europe/Bratislava': 'SK',
  'Europe/Budapest': 'HU',
  'Europe/Ljubljana': 'SI',
  'Europe/Zagreb': 'HR',
  'Europe/Bucharest': 'RO',
  'Europe/Sofia': 'BG',
  'Europe/Athens': 'GR',
  'Europe/Lisbon': 'PT',
  'Atlantic/Madeira': 'PT',
  'Atlantic/Azores': 'PT',
  'Europe/Tallinn': 'EE',
  'Europe/Riga': 'LV',
  'Europe/Vilnius': 'LT',
  'Europe/Malta': 'MT',
  'Asia/Nicosia': 'CY',
  'Europe/Vaduz': 'LI',
  'Atlantic/Reykjavik': 'IS',
  'Asia/Tokyo': 'JP',
  Japan: 'JP',
  'Asia/Kolkata': 'IN',
  'Asia/Calcutta': 'IN',
}

const US_ZONES =
  /^(?:US\/|America\/(?:New_York|Chicago|Denver|Los_Angeles|Phoenix|Anchorage|Detroit|Boise|Juneau|Sitka|Nome|Adak|Menominee|Metlakatla|Yakutat|Indiana\/|Indianapolis|Kentucky\/|Louisville|North_Dakota\/)|Pacific\/Honolulu)/
const CANADIAN_ZONES =
  /^(?:Canada\/|America\/(?:Toronto|Vancouver|Edmonton|Calgary|Winnipeg|Halifax|St_Johns|Montreal|Regina|Moncton|Whitehorse|Yellowknife|Iqaluit|Thunder_Bay|Glace_Bay|Goose_Bay|Dawson|Inuvik|Rankin_Inlet|Swift_Current))/

/**
 * The country of a visitor, as an ISO 3166 code, as far as their browser tells; null where it does not. The zone says where somebody is, and goes
 * before the language, which says at most where they are from; a language alone counts only with a region that is not the browser’s default.
 */
export function countryOf({ timeZone, languages }: { timeZone: string | null; languages: string | null }): string | null {
  if (timeZone && timeZone !== 'UTC' && !timeZone.startsWith('Etc/')) return countryOfZone(timeZone)
  const [first] = (languages ?? '').split(',')
  const region = /^[a-z]{2,3}-(?:[a-z]{4}-)?([a-z]{2})\b/i.exec(first?.trim() ?? '')?.[1]?.toUpperCase()
  return !region || first!.trim().toLowerCase() === 'en-us' ? null : region
}

function countryOfZone(zone: string): string | null {
  if (US_ZONES.test(zone)) return 'US'
  if (CANADIAN_ZONES.test(zone)) return 'CA'
  if (zone.startsWith('Australia/')) return 'AU'
  return byZone[zone] ?? null
}
