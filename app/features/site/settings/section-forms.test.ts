import { expect, test } from 'vitest'

import { sectionNames, sectionOf, shippedSettings, withSiteName, type SiteSettings } from '#features/site/core/site-settings.ts'

import { formOf, sectionNamed } from './section-forms.ts'

const refusals = (name: 'house' | 'links' | 'figures' | 'plans' | 'marks', changed: Record<string, string>) => {
  const { fill, schema } = formOf(name)
  const parsed = schema.safeParse({ ...fill(shippedSettings[name]), ...changed })
  return Object.fromEntries((parsed.error?.issues ?? []).map(({ path, message }) => [path[0], message]))
}

test.each(sectionNames)('%s: a form that is sent back unchanged changes nothing that is typed', (name) => {
  const { fill, schema } = formOf(name)
  const typed = fill(shippedSettings[name])
  expect(fill(schema.parse(typed))).toEqual(typed)
})

test('names that the owner saved are no samples any more', () => {
  const { fill, schema } = formOf('marks')
  const { partners, brands } = schema.parse(fill(shippedSettings.marks)) as SiteSettings['marks']
  expect([...partners, ...brands].filter(({ sample }) => sample)).toEqual([])
})

test.each(sectionNames)('%s: every field of the form is filled or may be empty, and each has a label of its own', (name) => {
  const { groups, fill } = formOf(name)
  const fields = groups.flatMap((group) => group.fields)
  expect(new Set(fields.map(({ label }) => label)).size).toBe(fields.length)
  const names = new Set(fields.map((field) => field.name))
  expect(Object.keys(fill(shippedSettings[name])).filter((key) => !names.has(key) && !key.endsWith('-original'))).toEqual([])
})

test('what is missing or wrong is said beside its field', () => {
  expect(refusals('house', { name: ' ', summary: 'x'.repeat(301) })).toEqual({
    name: 'Name is required',
    summary: 'Summary must not exceed 300 characters',
  })
  expect(
    refusals('links', { 'social-1-href': 'javascript:alert(1)', 'social-2-label': '', 'scheduling-href': 'http://a.test' }),
  ).toEqual({
    'social-1-href': 'Please enter an address that begins with https://',
    'social-2-label': 'Label is required',
    'scheduling-href': 'Please enter an address that begins with https://',
  })
  expect(refusals('figures', { 'proof-0-label': '' })).toEqual({ 'proof-0-label': 'What it counts is required' })
  expect(refusals('marks', { 'brand-0-tip': '' })).toEqual({ 'brand-0-tip': 'Tooltip is required' })
})

test.each(['', '29.5', '-29', '$29', '1e3', '29,00', ','])('%j is no price', (amount) => {
  expect(refusals('plans', { 'monthly-price': amount })).toEqual({ 'monthly-price': 'Please enter a price like 29 or 29.50' })
})

test.each([
  ['29', 2900],
  ['29.50', 2950],
  ['1,299', 129_900],
  ['999999.99', 99_999_999],
])('%s dollars are %i cents', (amount, priceCents) => {
  const { fill, schema } = formOf('plans')
  const value = schema.parse({ ...fill(shippedSettings.plans), 'monthly-price': amount })
  expect(value).toMatchObject({ plans: [{ slug: 'monthly', priceCents }, {}, {}] })
})

test.each([
  ['1000000', 'The price must be below 1,000,000'],
  ['0', 'The price must be more than 0: what costs nothing is no plan'],
])('%s dollars are refused with the limit', (amount, sentence) => {
  expect(refusals('plans', { 'monthly-price': amount })).toEqual({ 'monthly-price': sentence })
})

test('an original price that is not higher would be a lie', () => {
  expect(refusals('plans', { 'annual-original': '199' })).toEqual({
    'annual-original': 'The original price must be higher than the price',
  })
  expect(refusals('plans', { 'annual-original': '' })).toEqual({})
})

test('rows left empty are gone, and the others close up', () => {
  const { fill, schema } = formOf('links')
  const value = schema.parse({ ...fill(shippedSettings.links), 'social-0-label': '', 'social-0-href': ' ' })
  expect(value).toMatchObject({ social: shippedSettings.links.social.slice(1) })
})

test('a saved section is read over the shipped one; a broken one is not read at all', () => {
  expect(sectionOf('house', undefined)).toEqual(shippedSettings.house)
  expect(sectionOf('house', { name: 'Stillwater' })).toEqual({ ...shippedSettings.house, name: 'Stillwater' })
  expect(sectionOf('house', { bio: 'no list' })).toBeNull()
})

test('shown settings carry the name, never its placeholder', () => {
  expect(JSON.stringify(withSiteName(shippedSettings))).not.toContain('{name}')
})

test('an address that names no section opens the first', () => {
  expect([sectionNamed('plans'), sectionNamed('nothing'), sectionNamed(null)]).toEqual(['plans', 'house', 'house'])
})
