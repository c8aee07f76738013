import { expect, test } from 'vitest'

import { isAdminAddress } from '#routes/addresses.ts'

import { adminGroups, countedWord, currentLabel, ariaCurrent } from './admin-pages.ts'

/** The marked lines of the navigation on a page. */
function marked(pathname: string): string[] {
  const pages = adminGroups.flatMap((group) => group.pages)
  return pages.map((page) => `${page.label} ${ariaCurrent(page, pathname)}`).filter((line) => !line.endsWith('undefined'))
}

test('exactly one line of the navigation is marked, also on a page below it', () => {
  expect(marked('/admin')).toEqual(['Overview page'])
  expect(marked('/admin/messages')).toEqual(['Messages page'])
  expect(marked('/admin/messages/3f')).toEqual(['Messages true'])
  expect(marked('/blog-automation/manage')).toEqual(['Posts page'])
  for (const path of ['/blog-automation', '/blog-automation/daily', '/blog-automation/manage/3f'])
    expect(marked(path)).toEqual(['Posts true'])
  expect(marked('/shop/manage/csv')).toEqual(['Shop true'])
  expect(currentLabel('/admin/outbox/a.eml')).toBe('Outbox')
})

test('every page of the navigation is an administrator’s address, and look-alikes are not', () => {
  for (const { to } of adminGroups.flatMap(({ pages }) => pages)) expect(isAdminAddress(to)).toBe(true)
  for (const other of ['/', '/administration', '/blog', '/blog-automation-notes']) expect(isAdminAddress(other)).toBe(false)
})

test('one difference is one', () => {
  expect([countedWord('shop.differences', 1), countedWord('shop.differences', 2), countedWord('inbox.unread', 1)]).toEqual([
    'difference',
    'differences',
    'unread',
  ])
})
