import { expect, test } from 'vitest'

import { finePrint, menuBar, menuFooter } from '#content/menu.ts'

import {
  accountItems,
  barItems,
  besideTabs,
  ariaCurrent,
  footerGroups,
  healthPlaces,
  isBehindMore,
  isHealthPath,
  memberTabs,
  menuGroups,
} from './navigation.ts'

const labels = (items: ReadonlyArray<{ label: string }>) => items.map(({ label }) => label)
const member = { name: 'Ann', isAdmin: false }
const admin = { name: 'Coach', isAdmin: true }

test('the bar has the items of the specification, and AI Blog for administrators alone', () => {
  const items = ['About', 'Courses', 'Calendar', 'Shop', 'Blog', 'Contact']
  expect(labels(barItems(menuBar, null))).toEqual(items)
  expect(labels(barItems(menuBar, member))).toEqual(items)
  expect(labels(barItems(menuBar, admin))).toEqual([...items, 'AI Blog'])
  expect(barItems(menuBar, admin).at(-1)?.to).toBe('/blog-automation')
})

test('in the member area every item of the bar stands once, as a tab or beside the tabs', () => {
  const both = [...labels(memberTabs), ...labels(besideTabs(menuBar, admin))]
  expect(both.toSorted()).toEqual(['Today', 'Trends', ...labels(barItems(menuBar, admin))].toSorted())
})

test('only an administrator is led to the owner’s pages', () => {
  expect(labels(accountItems(null))).toEqual([])
  expect(labels(accountItems(member))).toEqual(['Dashboard'])
  expect(labels(accountItems(admin))).toEqual(['Dashboard', 'Admin'])
})

test('the footer names every place of the specification', () => {
  const all = menuFooter.flatMap(({ items }) => labels(items))
  expect(all).toEqual(expect.arrayContaining(['Coaching', 'Services', 'Shop', 'Blog', 'About', 'Contact', 'Legal']))
  expect(new Set(all).size).toBe(all.length)
})

test.each([
  ['/blog', '/blog', 'page'],
  ['/blog/a-post', '/blog', 'true'],
  ['/blog-automation', '/blog', undefined],
  ['/', '/blog', undefined],
] as const)('on %s the mark of %s is %s', (path, to, mark) => {
  expect(ariaCurrent(path, to)).toBe(mark)
})

const ownPages = [
  ['/dashboard', 'Today', 'page'],
  ['/health/trends', 'Trends', 'page'],
  ['/health/labs', 'Labs', 'page'],
  ['/health/labs/new', 'Labs', 'true'],
  ['/health/labs/undo', 'Labs', 'true'],
  ['/health/labs/tests/718-7', 'Labs', 'true'],
  ['/health/labs/0b0f/edit', 'Labs', 'true'],
  ['/health/imports', 'Imports', 'page'],
  ['/health/imports/0b0f', 'Imports', 'true'],
  ['/health/habits', 'Habits', 'page'],
  ['/health/achievements', 'Achievements', 'page'],
  ['/health/rests', 'Days of rest', 'page'],
] as const

test.each(ownPages)('%s is one of the member’s own pages, under %s', (path, label, mark) => {
  expect(isHealthPath(path)).toBe(true)
  const marked = healthPlaces.flatMap((place) => {
    const current = ariaCurrent(path, place.to)
    return current ? [[place.label, current]] : []
  })
  expect(marked).toEqual([[label, mark]])
})

test.each(['/courses', '/calendar', '/profile', '/profile/data', '/healthy', '/stories/new', '/'])(
  '%s is none of them',
  (path) => {
    expect(isHealthPath(path)).toBe(false)
    expect(isBehindMore(path)).toBe(false)
  },
)

test('on a phone the bar marks a tab, or More where the page is behind it', () => {
  for (const [path, label] of ownPages) {
    const tab = memberTabs.find(({ to }) => ariaCurrent(path, to))
    expect([path, tab?.label ?? 'More', isBehindMore(path)]).toEqual([path, tab ? label : 'More', !tab])
  }
})

test('the menu leads a member to labs and imports from every page, and shows a visitor the site alone', () => {
  const [own, site] = menuGroups(menuBar, member)
  expect(labels(own!.items)).toEqual(labels(healthPlaces))
  expect(labels(site!.items)).toEqual(labels(barItems(menuBar, member)))
  expect(menuGroups(menuBar, null).map(({ items }) => labels(items))).toEqual([labels(barItems(menuBar, null))])
  expect(labels(menuGroups(menuBar, admin)[1]!.items)).toEqual(['Admin', ...labels(barItems(menuBar, admin))])
})

test('what the owner puts at the top stands there and in the menu, nothing of it twice', () => {
  const chosen = [
    { label: 'Method', to: '/method' },
    { label: 'Today', to: '/dashboard' },
    { label: 'Write', to: 'mailto:hello@coach.example' },
    { label: 'Desk', to: '/admin' },
    { label: 'Robot', to: '/blog-automation' },
  ]
  expect(labels(barItems(chosen, null))).toEqual(['Method', 'Today', 'Write', 'Desk'])
  expect(labels(besideTabs(chosen, member))).toEqual(['Method', 'Write', 'Desk'])
  const inMenu = menuGroups(chosen, admin)[1]!.items
  expect(labels(inMenu)).toEqual(['Method', 'Today', 'Write', 'Desk', 'AI Blog'])
  expect(menuGroups([], null)).toEqual([{ title: '', items: [] }])
  expect(labels(barItems([], admin))).toEqual(['AI Blog'])
})

test('the footer that ships is shown as it is', () => {
  expect(footerGroups(menuFooter)).toEqual(menuFooter)
})

test('whatever an owner saved, every legal link stands in one group of the footer, once, under the label that they gave it', () => {
  const learn = { title: 'Learn', items: [{ label: 'Blog', to: '/blog' }] }
  expect(footerGroups([])).toEqual([finePrint])
  expect(footerGroups([learn])).toEqual([learn, finePrint])

  const before = {
    title: 'Small print',
    items: [
      { label: 'Your data', to: '/privacy' },
      { label: 'Rules', to: '/terms#trial' },
    ],
  }
  const [, small] = footerGroups([learn, before])
  expect(small).toEqual({
    title: 'Small print',
    items: [
      { label: 'Legal', to: '/legal' },
      { label: 'Your data', to: '/privacy' },
      { label: 'Rules', to: '/terms#trial' },
      { label: 'Disclaimer', to: '/disclaimer' },
      { label: 'Health data', to: '/health-data' },
    ],
  })

  const scattered = {
    title: 'Us',
    items: [
      { label: 'Imprint', to: '/legal' },
      { label: 'Privacy again', to: '/privacy' },
      { label: 'About', to: '/about' },
    ],
  }
  const alone = { title: 'Data', items: [{ label: 'What we keep', to: '/health-data' }] }
  const groups = footerGroups([before, alone, learn, scattered])
  expect(groups.map(({ title, items }) => [title, labels(items)])).toEqual([
    ['Small print', ['Imprint', 'Your data', 'Rules', 'Disclaimer', 'What we keep']],
    ['Learn', ['Blog']],
    ['Us', ['About']],
  ])
})
