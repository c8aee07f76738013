import { expect, test } from 'vitest'

import { dateLanguageChoices, dateLanguages, isDateLanguage } from './date-languages.ts'
import {
  beginningLine,
  endingSentence,
  monthsOfYear,
  formatDay,
  formatFullDay,
  formatDayOf,
  formatShortDay,
  formatInstant,
  formatMonth,
  formatWeekday,
} from './format-date.ts'

const DAY = '2026-11-20'
const INSTANT = new Date('2026-11-20T23:30:00Z')

test('without a language dates read as the site writes them', () => {
  expect(formatDay('2026-11-05', null)).toBe('5 November 2026')
  expect(formatFullDay(DAY, null)).toBe('Friday 20 November 2026')
  expect(formatShortDay('2026-01-09', DAY, null)).toBe('9 Jan')
  expect(formatShortDay('2026-09-09', DAY, null)).toBe('9 Sep')
  expect(formatShortDay('2025-12-31', DAY, null)).toBe('31 Dec 2025')
  expect(formatMonth('2026-09', null)).toBe('September 2026')
  expect(formatWeekday(DAY, null)).toBe('Fri')
  expect(formatDayOf(INSTANT, null, null)).toBe('Friday 20 November 2026')
  expect(formatInstant(INSTANT, 'Europe/Berlin', null)).toBe('Sat 21 Nov 2026, 00:30')
  expect(formatInstant(INSTANT, null, null)).toBe('Fri 20 Nov 2026, 23:30 UTC')
})

test.for([
  ['en-US', 'November 20, 2026', 'Friday, November 20, 2026', 'Nov 20', 'Nov 20, 2026', 'November 2026'],
  ['de', '20. November 2026', 'Freitag, 20. November 2026', '20. Nov.', '20. Nov. 2026', 'November 2026'],
  ['pl', '20 listopada 2026', 'piątek, 20 listopada 2026', '20 lis', '20 lis 2026', 'listopad 2026'],
  [
    'pt-BR',
    '20 de novembro de 2026',
    'sexta-feira, 20 de novembro de 2026',
    '20 de nov.',
    '20 de nov. de 2026',
    'novembro de 2026',
  ],
  ['ja', '2026年11月20日', '2026年11月20日金曜日', '11月20日', '2026年11月20日', '2026年11月'],
] as const)('dates in %s', ([language, long, full, short, shortWithYear, month]) => {
  expect(formatDay(DAY, language)).toBe(long)
  expect(formatFullDay(DAY, language)).toBe(full)
  expect(formatDayOf(new Date(`${DAY}T12:00:00Z`), 'UTC', language)).toBe(full)
  expect(formatShortDay(DAY, '2026-11-30', language)).toBe(short)
  expect(formatShortDay(DAY, '2027-01-01', language)).toBe(shortWithYear)
  expect(formatMonth('2026-11', language)).toBe(month)
})

test('an instant is written on the clock of its language, in the person’s zone', () => {
  expect(formatInstant(INSTANT, 'Europe/Berlin', 'de')).toBe('Sa., 21. Nov. 2026, 0:30')
  expect(formatInstant(INSTANT, 'America/Chicago', 'en-US').replaceAll(/\s/g, ' ')).toBe('Fri, Nov 20, 2026, 5:30 PM')
  expect(formatInstant(INSTANT, null, 'sv')).toMatch(/23:30 UTC$/)
})

test('every language of the list is one that this runtime knows, and no day is shifted in it', () => {
  const tags = dateLanguages.map(({ tag }) => tag)
  expect(Intl.DateTimeFormat.supportedLocalesOf(tags)).toEqual(tags)
  for (const tag of tags) {
    expect(formatDay('2026-01-01', tag)).toMatch(/2026/)
    expect(formatFullDay('2026-12-31', tag)).toMatch(/31/)
    expect(monthsOfYear(tag)).toHaveLength(12)
  }
  expect(tags.map((tag) => formatDay(DAY, tag)).filter((words) => words === formatDay(DAY, 'en'))).toHaveLength(1)
})

test('the choices show a date in each language, and the first one the site’s own', () => {
  const labels = dateLanguageChoices().map(({ value, label }) => [value, label])
  expect(labels).toContainEqual(['', 'As the site writes them: 20 November 2026'])
  expect(labels).toContainEqual(['en-US', 'English (US): November 20, 2026'])
  expect(labels).toContainEqual(['de', 'Deutsch: 20. November 2026'])
  expect(['en', 'de-DE', 'xx', '', 'constructor'].filter(isDateLanguage)).toEqual([])
})

test('a date begins its line with a capital, and ends a sentence with one point', () => {
  expect(beginningLine('vendredi 20 novembre 2026', 'fr')).toBe('Vendredi 20 novembre 2026')
  expect(beginningLine('20 November 2026', null)).toBe('20 November 2026')
  expect(endingSentence('First entry 14. Nov.')).toBe('First entry 14. Nov.')
  expect(endingSentence('First entry 14 Nov')).toBe('First entry 14 Nov.')
})
