import { expect, test } from 'vitest'

import { accountItems, barItems, besideTabs, currentMark, footerGroups, memberTabs } from './navigation.ts'

const labels = (items: ReadonlyArray<{ label: string }>) => items.map(({ label }) => label)
const member = { name: 'Ann', isAdmin: false }
const admin = { name: 'Coach', isAdmin: true }

test('the bar has the items of the specification, and AI Blog for administrators alone', () => {
  const items = ['About', 'Courses', 'Calendar', 'Shop', 'Blog', 'Contact']
  expect(labels(barItems(null))).toEqual(items)
  expect(labels(barItems(member))).toEqual(items)
  expect(labels(barItems(admin))).toEqual([...items, 'AI Blog'])
  expect(barItems(admin).at(-1)?.to).toBe('/blog-automation')
})

test('in the member area every item of the bar stands once, as a tab or beside the tabs', () => {
  const both = [...labels(memberTabs), ...labels(besideTabs(admin))]
  expect(both.toSorted()).toEqual(['Today', 'Trends', ...labels(barItems(admin))].toSorted())
})

test('only an administrator is led to the owner’s pages', () => {
  expect(labels(accountItems(null))).toEqual([])
  expect(labels(accountItems(member))).toEqual(['Dashboard'])
  expect(labels(accountItems(admin))).toEqual(['Dashboard', 'Admin'])
})

test('the footer names every place of the specification', () => {
  const all = footerGroups.flatMap(({ items }) => labels(items))
  expect(all).toEqual(expect.arrayContaining(['Coaching', 'Services', 'Shop', 'Blog', 'About', 'Contact', 'Legal']))
  expect(new Set(all).size).toBe(all.length)
})

test.each([
  ['/blog', '/blog', 'page'],
  ['/blog/a-post', '/blog', 'true'],
  ['/blog-automation', '/blog', undefined],
  ['/', '/blog', undefined],
] as const)('on %s the mark of %s is %s', (path, to, mark) => {
  expect(currentMark(path, to)).toBe(mark)
})

test('lab results and imports are found under Trends', () => {
  const trends = memberTabs.find(({ label }) => label === 'Trends')!
  const marks = ['/health/trends', '/health/labs', '/health/labs/new', '/health/imports', '/health/rests', '/dashboard'].map(
    (path) => currentMark(path, trends.to, trends.also),
  )
  expect(marks).toEqual(['page', 'true', 'true', 'true', undefined, undefined])
})
