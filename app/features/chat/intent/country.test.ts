import { expect, test } from 'vitest'

import { countryOf } from './country.ts'

test.each([
  ['Europe/Berlin', 'en-US,en', 'DE'],
  ['America/New_York', 'de-DE', 'US'],
  ['America/Toronto', 'en-US', 'CA'],
  ['Europe/London', null, 'GB'],
  ['Australia/Perth', null, 'AU'],
  ['Asia/Tokyo', 'ja', 'JP'],
  ['Asia/Calcutta', 'en-IN', 'IN'],
  ['Asia/Kolkata', null, 'IN'],
  ['America/Buenos_Aires', null, 'AR'],
  ['America/Argentina/Ushuaia', null, 'AR'],
  ['America/Indiana/Knox', null, 'US'],
  ['Europe/Kiev', null, 'UA'],
  ['Europe/Kyiv', null, 'UA'],
  ['Asia/Seoul', 'en-US', 'KR'],
  ['Asia/Shanghai', null, 'CN'],
  ['America/Sao_Paulo', null, 'BR'],
  ['America/Mexico_City', null, 'MX'],
  ['Africa/Johannesburg', null, 'ZA'],
  ['Pacific/Auckland', null, 'NZ'],
  ['Africa/Nairobi', 'en-GB', 'KE'],
  [null, 'fr-FR,fr;q=0.9', 'FR'],
  [null, 'zh-Hant-TW', 'TW'],
])('in the zone %s with the languages %s one is in %s', (timeZone, languages, country) => {
  expect(countryOf({ timeZone, languages })).toBe(country)
})

test.each([
  [null, 'en-US,en;q=0.9'],
  [null, 'en'],
  [null, null],
  ['UTC', 'en-US'],
  ['Nowhere/Nothing', 'en-GB'],
])(
  'the zone %s with the languages %s tells no country: a browser’s default says nothing, and where one is goes first',
  (timeZone, languages) => {
    expect(countryOf({ timeZone, languages })).toBe(null)
  },
)

const zones = Intl.supportedValuesOf('timeZone')

test.each(zones)('the zone %s tells one country, or none', (timeZone) => {
  expect(countryOf({ timeZone, languages: 'en-GB' }) ?? 'XX').toMatch(/^[A-Z]{2}$/)
})

test('nearly every zone tells a country', () => {
  const told = zones.filter((timeZone) => countryOf({ timeZone, languages: null }) !== null)
  expect(told.length).toBeGreaterThan(zones.length * 0.9)
})

test.each(['', 'Europe', 'europe/berlin; DROP', '../etc', '🙂', 'x'.repeat(10_000)])(
  'what is no zone (%j) breaks nothing',
  (timeZone) => {
    expect(() => countryOf({ timeZone, languages: ';;,,-' })).not.toThrow()
  },
)
