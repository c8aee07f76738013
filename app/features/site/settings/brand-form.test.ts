import { expect, test } from 'vitest'

import { shippedSettings } from '#features/site/core/site-settings.ts'

import { brandForm } from './brand-form.ts'

const portrait = { key: `brand/${'0'.repeat(32)}`, widths: [360], width: 360, height: 450 }
const { fill, schema } = brandForm
const filled = fill({ ...shippedSettings.house, portrait: { ...portrait, alt: '', focus: { x: 40, y: 30 } } })

test('the point that stays in sight is what the page showed, with its sign too; what is no share is refused', () => {
  const saved = (portraitX: string) => schema.safeParse({ ...filled, portraitX })
  expect(saved('75%').data?.portrait?.focus).toEqual({ x: 75, y: 30 })
  expect(saved('75').data?.portrait?.focus).toEqual({ x: 75, y: 30 })
  for (const wrong of ['middle', '300', '-1', ''])
    expect(saved(wrong).error?.issues).toMatchObject([{ path: ['portraitX'], message: 'Please enter a number from 0 to 100' }])
})
