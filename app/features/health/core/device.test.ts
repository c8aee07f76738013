import { expect, test } from 'vitest'

import { deviceOf } from './device.ts'
import type { SourceKind } from './source.ts'

test.for<[name: string, device: string, hardware?: string]>([
  ['Apple Watch', 'watch'],
  ['Ann’s Apple Watch', 'watch'],
  ['Apple Watch von Jürgen', 'watch'],
  ['Apple Watch de María', 'watch'],
  ['张伟的Apple Watch', 'watch'],
  ['Galaxy Watch6 (A1B2)', 'watch'],
  ['Pixel Watch', 'watch'],
  ['Meine Uhr', 'watch'],
  ['Montre de Chloé', 'watch'],
  ['Forerunner 265', 'watch'],
  ['Ultra', 'watch', 'Apple Watch'],
  ['Noor', 'watch', 'Apple Watch'],
  ['Ring', 'ring'],
  ['Oura', 'ring'],
  ['Ultrahuman Ring Air', 'ring'],
  ['RingConn', 'ring'],
  ['WHOOP', 'strap'],
  ['Mi Band 8', 'strap'],
  ['Polar H10', 'strap'],
  ['Old band', 'strap'],
  ['iPhone', 'phone'],
  ['iPhone von Ann', 'phone'],
  ['Ann’s iPhone 15', 'phone'],
  ['Handy', 'phone'],
  ['Teléfono de Ana', 'phone'],
  ['Ann', 'phone', 'iPhone'],
  ['AutoSleep', 'app'],
  ['AutoSleep', 'app', 'Apple Watch'],
  ['SleepWatch', 'app', 'Apple Watch'],
  ['Sleep Cycle', 'app', 'iPhone'],
  ['Clock', 'app', 'iPhone'],
  ['Pedometer++', 'app'],
  ['MyFitnessPal', 'app'],
  ['WaterMinder', 'app'],
  ['Zepp', 'app'],
  ['Spring', 'app'],
  ['Bandicoot', 'app'],
  ['Coffee diary', 'app'],
])('%s is a %s', ([name, device, hardware]) => {
  expect(deviceOf({ kind: 'apple-health', name, ...(hardware !== undefined && { hardware }) })).toBe(device)
})

test('who makes one thing is that, whatever its file is called', () => {
  const of = (kind: SourceKind) => deviceOf({ kind, name: 'Mine' })
  expect([of('oura'), of('whoop'), of('garmin'), of('withings'), of('csv')]).toEqual(['ring', 'strap', 'watch', 'app', 'app'])
})
