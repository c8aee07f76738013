import { expect, test } from 'vitest'

import { countryOf } from './country.ts'
import { emergencyText } from './emergency-text.ts'

test.each([
  ['Europe/Berlin', 'en-US,en', 'DE'],
  ['America/New_York', 'de-DE', 'US'],
  ['America/Toronto', 'en-US', 'CA'],
  ['Europe/London', null, 'GB'],
  ['Australia/Perth', null, 'AU'],
  ['Asia/Tokyo', 'ja', 'JP'],
  ['Asia/Calcutta', 'en-IN', 'IN'],
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
  ['Africa/Nairobi', 'en-GB'],
  ['Nowhere/Nothing', 'en-GB'],
])(
  'the zone %s with the languages %s tells no country: a browser’s default says nothing, and where one is goes first',
  (timeZone, languages) => {
    expect(countryOf({ timeZone, languages })).toBe(null)
  },
)

test.each([
  ['DE', '112'],
  ['US', '911'],
  ['CA', '911'],
  ['GB', '999'],
  ['AU', '000'],
  ['JP', '119'],
  ['IN', '112'],
])('in %s the number is %s', (country, number) => {
  expect(emergencyText('urgent', country)).toContain(`call ${number} now`)
})

test('without a known country the general sentence names the numbers of several', () => {
  for (const country of [null, 'KE']) {
    expect(emergencyText('urgent', country)).toContain('your local emergency number (112 in the European Union, 911 in the US')
  }
})

test('somebody who thinks of harming themselves gets the line of their country, or the way to one', () => {
  expect(emergencyText('crisis', 'US')).toContain('the 988 Suicide & Crisis Lifeline at 988 (call or text)')
  expect(emergencyText('crisis', 'GB')).toContain('Samaritans at 116 123')
  expect(emergencyText('crisis', 'DE')).toMatch(/call 112 now[\s\S]*TelefonSeelsorge at 0800 1110111/)
  expect(emergencyText('crisis', 'FR')).toContain('at 3114, day and night')
  expect(emergencyText('crisis', 'ES')).toContain('at 024, day and night')
  expect(emergencyText('crisis', 'IN')).toMatch(/call 112 now[\s\S]*Tele-MANAS at 14416/)
  expect(emergencyText('crisis', 'IT')).toMatch(/call 112 now[\s\S]*a crisis line where you live/)
})
