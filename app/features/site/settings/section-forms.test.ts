import { expect, test } from 'vitest'

import {
  sectionNames,
  sectionOf,
  shippedSettings,
  withSiteName,
  type SectionName,
  type SiteSettings,
} from '#features/site/core/site-settings.ts'

import { formOf, sectionNamed } from './section-forms.ts'

const refusals = (name: SectionName, changed: Record<string, string>) => {
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

const WHERE = 'Please enter a path of this site, such as /about, or an address that begins with https://, mailto: or tel:'

test.each([
  'about',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'http://a.test/',
  '//a.test',
  String.raw`/\a.test`,
  'mailto:a@b.test x',
])('a link of the menu does not lead to %j', (to) => {
  expect(refusals('menu', { 'bar-0-to': to })).toEqual({ 'bar-0-to': WHERE })
  expect(refusals('menu', { 'footer-2-3-to': to })).toEqual({ 'footer-2-3-to': WHERE })
})

test.each([
  ['/', '/'],
  [' /About/ ', '/About'],
  ['/shop?tab=books#top', '/shop?tab=books#top'],
  ['/.//a.test', '/a.test'],
  ['https://a.test/x', 'https://a.test/x'],
  ['mailto:hello@coach.example', 'mailto:hello@coach.example'],
  ['tel:+4512345678', 'tel:+4512345678'],
])('a link of the menu typed as %j leads to %s', (typed, to) => {
  const { fill, schema } = formOf('menu')
  const value = schema.parse({ ...fill(shippedSettings.menu), 'bar-1-to': typed }) as SiteSettings['menu']
  expect(value.bar[1]).toEqual({ label: 'Courses', to })
})

test('empty rows and groups of the menu are left out; what is half typed is refused beside its field', () => {
  const { fill, schema } = formOf('menu')
  const typed = fill(shippedSettings.menu)
  const without = (start: string) => Object.fromEntries(Object.entries(typed).filter(([name]) => !name.startsWith(start)))
  const { bar, footer } = shippedSettings.menu
  expect(schema.parse(without('bar-2'))).toEqual({ bar: bar.filter((_, at) => at !== 2), footer })
  expect(schema.parse(without('footer-0'))).toEqual({ bar, footer: footer.slice(1) })
  expect(schema.parse({})).toEqual({ bar: [], footer: [] })
  expect(refusals('menu', { 'bar-6-label': 'Method' })).toEqual({ 'bar-6-to': WHERE })
  expect(refusals('menu', { 'bar-6-to': '/method' })).toEqual({ 'bar-6-label': 'Label is required' })
  expect(refusals('menu', { 'bar-6-label': 'x'.repeat(31), 'bar-6-to': `/${'x'.repeat(500)}` })).toEqual({
    'bar-6-label': 'Label must not exceed 30 characters',
    'bar-6-to': 'The address must not exceed 500 characters',
  })
  expect(refusals('menu', { 'bar-6-label': 'Again', 'bar-6-to': '/about/' })).toEqual({
    'bar-6-to': 'Another link here leads there already',
  })
  expect(refusals('menu', { 'footer-1-title': ' ' })).toEqual({ 'footer-1-title': 'Title is required' })
  expect(refusals('menu', { 'footer-1-title': 'x'.repeat(41) })).toEqual({
    'footer-1-title': 'Title must not exceed 40 characters',
  })
  expect(refusals('menu', { 'footer-3-title': 'More' })).toEqual({
    'footer-3-title': 'Please enter a link below, or leave the title empty',
  })
})
