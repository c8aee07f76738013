import { expect, test } from 'vitest'

import { shippedSettings } from '#features/site/core/site-settings.ts'

import { menuForm } from './menu-form.ts'
import { pressedRow } from './row-list.ts'

const typed = menuForm.fill(shippedSettings.menu)
const press = (intent: string, fields = typed) => pressedRow(menuForm.groups, { ...fields, intent })
const labels = (fields: Readonly<Record<string, string>> | null, list = 'bar') =>
  Array.from({ length: 8 }, (_, at) => fields?.[`${list}-${at}-label`] ?? '').filter(Boolean)

test('a row moves with all of it, and what was typed in others stays', () => {
  const halfTyped = { ...typed, 'bar-0-label': 'Who <we> are', 'footer-0-title': 'New' }
  const moved = press('down:bar.0', halfTyped)
  expect(labels(moved)).toEqual(['Courses', 'Who <we> are', 'Calendar', 'Shop', 'Blog', 'Contact'])
  expect([moved!['bar-1-to'], moved!['footer-0-title']]).toEqual(['/about', 'New'])
  expect(labels(press('up:bar.1'))).toEqual(['Courses', 'About', 'Calendar', 'Shop', 'Blog', 'Contact'])
  expect(labels(press('up:footer-2.3'), 'footer-2')).toEqual(['Legal', 'Privacy', 'Disclaimer', 'Terms', 'Health data'])
})

test('what is removed leaves no hole; nothing moves beyond the ends', () => {
  const removed = press('remove:bar.1')
  expect(labels(removed)).toEqual(['About', 'Calendar', 'Shop', 'Blog', 'Contact'])
  expect(removed!['bar-1-to']).toBe('/calendar')
  expect(labels(press('up:bar.0'))).toEqual(labels(typed))
  expect(labels(press('down:bar.7', { ...typed, 'bar-7-label': 'Last' }))).toEqual([...labels(typed), 'Last'])
})

test.each(['up:bar.8', 'up:nothing.0', 'up:constructor.0', 'down:bar', 'remove:bar.-1', 'save', ''])(
  '“%s” names no row',
  (intent) => expect(press(intent)).toBeNull(),
)

test('a menu in another order is saved in that order', () => {
  const { bar, footer } = menuForm.schema.parse(press('down:bar.0'))
  expect(bar.map(({ to }) => to)).toEqual(['/courses', '/about', '/calendar', '/shop', '/blog', '/contact'])
  expect(footer).toEqual(shippedSettings.menu.footer)
})
