import fc from 'fast-check'
import { expect, test } from 'vitest'

import { starterProducts } from '#content/products/starter-products.ts'
import { categories } from '#features/shop/core/product.ts'

import { formOf, productForms } from './form-of.ts'

const plain = { description: '', category: 'essentials' } as const

test.each([
  ['Omega-3', 'softgel'],
  ['Vitamin D3 drops', 'drops'],
  ['Zinc lozenges', 'tablet'],
  ['Kelp capsules 11', 'capsule'],
  ['Whey protein isolate', 'powder'],
  ['Something else', 'tablet'],
  ['The sleep book', 'book'],
])('%s is a %s', (name, form) => {
  expect(formOf({ ...plain, name })).toBe(form)
})

test.each([
  ['Competition kettlebell 16 kg', 'kettlebell'],
  ['Ohio bar', 'barbell'],
  ['Resistance band', 'band'],
  ['Kelpworks', 'dumbbell'],
])('of equipment, %s is a %s', (name, form) => {
  expect(formOf({ ...plain, name, category: 'equipment' })).toBe(form)
})

test('the name says more than the description, and of two words the first', () => {
  expect(formOf({ ...plain, name: 'Iron drops', description: 'Also as tablets.' })).toBe('drops')
  expect(formOf({ ...plain, name: 'Vitamin D3', description: 'As drops, capsules or tablets.' })).toBe('drops')
})

test('what ships has more than three forms, so that a shelf is no row of one picture', () => {
  expect(new Set(starterProducts.map(formOf)).size).toBeGreaterThan(3)
})

test('whatever somebody calls a product, it has one form, and long names cost no time', () => {
  const text = fc.oneof(fc.string({ maxLength: 200 }), fc.constantFrom('band', 'BAND', 'x'.repeat(5_000)))
  fc.assert(
    fc.property(text, text, fc.constantFrom(...categories), (name, description, category) => {
      expect(productForms).toContain(formOf({ name, description, category }))
    }),
  )
})
