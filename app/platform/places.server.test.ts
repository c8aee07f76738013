import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { placesDatabase } from '#tests/support/places-database.ts'

import { noPlaces, openPlaces } from './places.server.ts'

function fileWith(content: Buffer): string {
  const folder = mkdtempSync(join(tmpdir(), 'places-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'places.mmdb')
  writeFileSync(file, content)
  return file
}

const berlin = { country: { iso_code: 'DE' }, city: { names: { en: 'Berlin', de: 'Berlin' } } }

test('an address is told as city and country, or as the country where no city is known', () => {
  const places = openPlaces(fileWith(placesDatabase(berlin, { country: { iso_code: 'NZ' } })))
  expect(places.inWords('5.1.2.3')).toBe('Berlin, Germany')
  expect(places.inWords('203.0.113.7')).toBe('New Zealand')
})

test('flat records are read too; one of another kind says nothing', () => {
  const places = openPlaces(fileWith(placesDatabase({ country_code: 'KE', city: 'Nairobi' }, { isp: 'Somebody' })))
  expect(places.inWords('5.1.2.3')).toBe('Nairobi, Kenya')
  expect(places.inWords('203.0.113.7')).toBeNull()
})

test('what is no address of the internet has no place', () => {
  const places = openPlaces(fileWith(placesDatabase(berlin, berlin)))
  const told = ['unknown', '', '2001:db8:1:2::/64', '1.2.3'].map((network) => places.inWords(network))
  expect(told).toEqual([null, null, null, null])
  expect(noPlaces.inWords('5.1.2.3')).toBeNull()
})

test('a file that is none, or is not there, is a sentence at the start', () => {
  expect(() => openPlaces('/nowhere/places.mmdb')).toThrow('PLACES_DATABASE must be the path of a readable file')
  expect(() => openPlaces(fileWith(Buffer.from('no database at all')))).toThrow('PLACES_DATABASE must be')
})
