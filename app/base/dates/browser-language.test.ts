import fc from 'fast-check'
import { expect, test } from 'vitest'

import { tooFastGrowth } from '#tests/patterns/growth.ts'

import { readingOfBrowser } from './browser-language.ts'
import { dateLanguages, isDateLanguage } from './date-languages.ts'
import { formatDay, formatInstant } from './format-date.ts'
import { spell } from './spelling.ts'

test.for([
  // What browsers send of themselves: Chrome, Firefox, Safari.
  ['en-US,en;q=0.9', 'us', 'en-US'],
  ['en-US', 'us', 'en-US'],
  ['en-us,en;q=0.5', 'us', 'en-US'],
  ['EN-US', 'us', 'en-US'],
  ['en,en-US;q=0.9', 'us', 'en-US'],
  ['en-GB,en;q=0.9', 'metric', null],
  ['en-GB,en-US;q=0.9,en;q=0.8', 'metric', null],
  ['en-AU', 'metric', null],
  ['en-CA,en-US;q=0.7', 'metric', null],
  ['en-IN,en-GB;q=0.9', 'metric', null],
  ['en', 'metric', null],
  ['es-US,es;q=0.9,en-US;q=0.8', 'us', 'es'],
  ['es-MX,es;q=0.9', 'metric', 'es'],
  ['de,en-US;q=0.7,en;q=0.3', 'metric', 'de'],
  ['de-DE,de;q=0.9,en-US;q=0.8,en;q=0.7', 'metric', 'de'],
  ['de-AT', 'metric', 'de'],
  ['fr-CA,fr;q=0.9', 'metric', 'fr'],
  ['pt-BR,pt;q=0.9', 'metric', 'pt-BR'],
  ['pt-PT', 'metric', 'pt-BR'],
  ['nb-NO', 'metric', 'nb'],
  ['no', 'metric', 'nb'],
  ['nn-NO,nb;q=0.9', 'metric', 'nb'],
  ['ja', 'metric', 'ja'],
  ['tr-TR', 'metric', 'tr'],
  ['fi', 'metric', 'fi'],
  ['sv-SE', 'metric', 'sv'],
  ['da', 'metric', 'da'],
  ['nl-BE', 'metric', 'nl'],
  ['pl', 'metric', 'pl'],
  ['cs-CZ', 'metric', 'cs'],
  ['it-CH', 'metric', 'it'],
  // Languages that the profile does not offer: as the site writes, whatever stands behind them.
  ['ru-RU,ru;q=0.9,en-US;q=0.8', 'metric', null],
  ['zh-Hant-TW,en-US;q=0.5', 'metric', null],
  ['hu', 'metric', null],
  // Weights.
  ['de;q=0.5,en-US', 'us', 'en-US'],
  ['en-US;q=0.2,fr;q=0.8', 'metric', 'fr'],
  ['en-US;q=0,de', 'metric', 'de'],
  ['en-US;q=0', 'metric', null],
  ['en-US;q=2,de', 'metric', 'de'],
  ['en-US;q=x,de', 'metric', 'de'],
  [' en-US ; q=1.0 , de', 'us', 'en-US'],
  // Nothing to read.
  [null, 'metric', null],
  ['', 'metric', null],
  ['*', 'metric', null],
  ['*,en-US;q=0.5', 'us', 'en-US'],
  [',,;;==', 'metric', null],
  ['en_US', 'metric', null],
  ['<script>', 'metric', null],
  ['constructor', 'metric', null],
] as const)('a browser that asks for %j reads %s and dates in %s', ([header, units, dateLanguage]) => {
  expect(readingOfBrowser(header)).toEqual({ units, dateLanguage })
})

test('no header whatsoever gives anything but the units and languages of the profile', () => {
  const pieces = fc.constantFrom('en-US', 'en', 'de', '*', ';q=', ',', '0.5', '-', ' ', 'us', 'zh-Hant', ';', '=', '\u0000', 'é')
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.array(pieces).map((all) => all.join('')),
      ),
      (header) => {
        const { units, dateLanguage } = readingOfBrowser(header)
        expect(['metric', 'us']).toContain(units)
        expect(dateLanguage === null || isDateLanguage(dateLanguage)).toBe(true)
      },
    ),
  )
})

test('every language of the profile is what a browser of that language reads', () => {
  for (const { tag } of dateLanguages) expect(readingOfBrowser(`${tag},en;q=0.5`).dateLanguage).toBe(tag)
})

test('four times the header costs at most six times the work', () => {
  const readAll = (length: number) => {
    const header = 'en-US;q=0.9,'.repeat(length)
    return () => {
      for (let turn = 0; turn < 2_000; turn++) readingOfBrowser(header)
    }
  }
  expect(tooFastGrowth(readAll, 400)).toBeNull()
})

test('a reader in the United States has dates as they are written there, on a clock of twelve hours', () => {
  const { dateLanguage } = readingOfBrowser('en-US,en;q=0.9')
  expect(formatDay('2026-11-22', dateLanguage)).toBe('November 22, 2026')
  const written = formatInstant(new Date('2026-11-22T22:53:00Z'), 'America/Los_Angeles', dateLanguage)
  expect(written.replaceAll(/\s/g, ' ')).toBe('Sun, Nov 22, 2026, 2:53 PM')
})

test.for([
  ['Haemoglobin', 'Hemoglobin'],
  ['Haematocrit', 'Hematocrit'],
  ['Mean cell haemoglobin', 'Mean cell hemoglobin'],
  ['Ionised calcium', 'Ionized calcium'],
  ['Tumour markers', 'Tumor markers'],
  ['Oestradiol', 'Estradiol'],
  ['Faecal calprotectin', 'Fecal calprotectin'],
  ['DHEA sulphate', 'DHEA sulfate'],
  ['Leucocytes', 'Leukocytes'],
  ['Anaemia', 'Anemia'],
  ['Metric (kg, litres)', 'Metric (kg, liters)'],
  ['Ferritin', 'Ferritin'],
  ['Michaela', 'Michaela'],
] as const)('%s is %s to an American reader, and stays to others', ([british, american]) => {
  expect(spell(british, 'en-US')).toBe(american)
  for (const language of [null, 'de', 'es']) expect(spell(british, language)).toBe(british)
})

test('what is spelled once stays as it is', () => {
  const parts = fc.constantFrom('haem', 'Haem', 'oglobin', ' ', 'tumour', 'ionised', 'TUMOUR', 'litre', 'x', 'fibre')
  fc.assert(
    fc.property(fc.array(parts), (words) => {
      const once = spell(words.join(' '), 'en-US')
      expect(spell(once, 'en-US')).toBe(once)
    }),
  )
})
