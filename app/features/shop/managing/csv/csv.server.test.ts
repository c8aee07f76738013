import { eq } from 'drizzle-orm'

import { anOwner } from '#features/identity/people/people.factory.server.ts'
import { products } from '#features/shop/core/tables.server.ts'
import { findManagedProduct } from '#features/shop/managing/edit-product.server.ts'
import { aStoredProduct } from '#features/shop/product.factory.server.ts'
import type { Services } from '#services.server.ts'
import { auditLines } from '#tests/support/audit-lines.ts'
import { expect, test } from '#tests/support/test.ts'

import { exportProducts } from './export.server.ts'
import { findImport, listImports, reviewImport } from './imports.server.ts'
import { countRows } from './planned-row.ts'
import { saveImport, undoImport } from './save-import.server.ts'

const file = (text: string | Uint8Array) => ({
  name: 'products.csv',
  bytes: typeof text === 'string' ? new TextEncoder().encode(text) : text,
})

async function review(services: Services, by: { userId: string }, text: string) {
  const reviewed = await reviewImport(services, by, file(text))
  if (!reviewed.ok) throw new Error(reviewed.reason)
  return (await findImport(services, reviewed.id))!
}

const names = async (services: Services) =>
  (await services.db.select({ name: products.name }).from(products)).map(({ name }) => name).toSorted()

test('a file is looked over before anything is saved: each row with what becomes of it, or why it is refused', async ({
  services,
}) => {
  const by = await anOwner(services, 'Ann')
  await aStoredProduct(services, { name: 'Zinc', price: '$9', category: 'essentials' })
  const { rows, ignored, id } = await review(
    services,
    by,
    [
      'slug;Title;Price;Category;In stock;Colour',
      'zinc;Zinc;$10;essentials;yes;',
      'zinc;Zinc;$11;essentials;yes;',
      ';Iron;$5;essentials;no;blue',
      ';Boat;$5;boats;no;blue',
      'nothing;Nothing;$5;protein;no;',
      ';ZINC;$5;protein;no;',
      ';Maybe;$5;protein;perhaps;',
      ';;$5;protein;no;',
    ].join('\r\n'),
  )
  expect(ignored).toEqual(['Colour'])
  expect(rows.map((row) => `${row.line} ${row.what} ${row.what === 'refused' ? row.reason : ''}`.trim())).toEqual([
    '2 changed',
    '3 refused Row 2 is about the same product.',
    '4 new',
    '5 refused category: Please choose a category.',
    '6 refused slug: no product has the address “nothing”. Leave the cell empty to add a new one.',
    '7 refused name: a product of this name is there already. Its address belongs into the column slug.',
    '8 refused in_stock: Please write yes or no.',
    '9 refused name: Please enter a name.',
  ])
  expect(countRows(rows)).toEqual({ new: 1, changed: 1, unchanged: 0, refused: 6 })
  expect(await saveImport(services, by, id)).toEqual({ ok: false, reason: 'not in order' })
  expect(await names(services)).toEqual(['Zinc'])
})

test('a file of another shop brings text where it has HTML, and a picture only from where pictures are', async ({ services }) => {
  const by = await anOwner(services, 'Ann')
  const head = 'Handle,Title,Body (HTML),Image Src'
  const { rows, id } = await review(
    services,
    by,
    `${head}\nzinc-30,Zinc,<p>Below 30 &amp; <b>dry</b></p>,\n,Iron,BMI < 25 & more,`,
  )
  expect(rows.map(({ what }) => what)).toEqual(['new', 'new'])
  expect(await saveImport(services, by, id)).toMatchObject({ ok: true })
  const kept = await services.db.select({ name: products.name, description: products.description }).from(products)
  expect(kept.toSorted((a, b) => a.name.localeCompare(b.name))).toEqual([
    { name: 'Iron', description: 'BMI < 25 & more' },
    { name: 'Zinc', description: 'Below 30 & dry' },
  ])
  const away = await review(services, by, 'name,image_url\nBoron,/media/products/../../secret')
  expect(away.rows.map(({ what }) => what)).toEqual(['refused'])
})

test('everything is saved or nothing, and taken back as a whole', async ({ services }) => {
  const by = await anOwner(services, 'Ann')
  const zinc = await aStoredProduct(services, {
    name: 'Zinc',
    price: '$9',
    category: 'essentials',
    sourceSite: 'momentous',
    priceSource: 'page',
  })
  const { id } = await review(services, by, 'slug,name,price,featured\nzinc,Zinc,$10,yes\n,Iron,$5,no\n')
  expect(await saveImport(services, by, id)).toEqual({ ok: true, added: 1, changed: 1 })
  expect(await saveImport(services, by, id)).toEqual({ ok: false, reason: 'done already' })
  expect(await findManagedProduct(services, zinc.id)).toMatchObject({
    price: '$10',
    featured: true,
    priceSource: 'hand',
    handEdited: ['price'],
    provenance: { price: 'csv' },
    version: 2,
  })
  expect(await names(services)).toEqual(['Iron', 'Zinc'])
  expect(await undoImport(services, by, id)).toEqual({ ok: true, undone: 2, left: [] })
  expect(await findManagedProduct(services, zinc.id)).toMatchObject({
    price: '$9',
    featured: false,
    priceSource: 'page',
    handEdited: [],
    provenance: {},
  })
  expect(await names(services)).toEqual(['Zinc'])
  expect(await undoImport(services, by, id)).toEqual({ ok: false, reason: 'not saved' })
  expect((await listImports(services)).map(({ status, counts }) => `${status} ${counts.new} ${counts.changed}`)).toEqual([
    'undone 1 1',
  ])
  const actions = (await auditLines(services)).map((line) => line.split(' ')[1]).toSorted()
  expect(actions).toEqual(['import.read', 'import.saved', 'import.undone'])
})

test('what somebody changed after the review stops the import, what they changed after it is left', async ({ services }) => {
  const by = await anOwner(services, 'Ann')
  await aStoredProduct(services, { name: 'Zinc', price: '$9' })
  await aStoredProduct(services, { name: 'Iron', price: '$9' })
  const early = await review(services, by, 'slug,price\nzinc,$10\n,\n')
  await services.db.update(products).set({ version: 5 }).where(eq(products.slug, 'zinc'))
  expect(await saveImport(services, by, early.id)).toEqual({ ok: false, reason: 'changed meanwhile' })
  const late = await review(services, by, 'slug,price\nzinc,$10\niron,$10\n')
  expect(await saveImport(services, by, late.id)).toEqual({ ok: true, added: 0, changed: 2 })
  await services.db.update(products).set({ version: 9 }).where(eq(products.slug, 'zinc'))
  expect(await undoImport(services, by, late.id)).toEqual({ ok: true, undone: 1, left: ['Zinc'] })
})

test('an export brought back changes nothing, formulas are only text in it, and back they are what they were', async ({
  services,
}) => {
  const by = await anOwner(services, 'Ann')
  const evil = '=HYPERLINK("https://evil.example","Click")'
  await aStoredProduct(services, { name: evil, description: 'One,\n"two"; three', price: '-5', compareAt: '@1' })
  await aStoredProduct(services, {
    name: 'Rogue bar',
    sourceSite: 'rogue',
    sourceUrl: 'https://www.roguefitness.com/bar',
    featured: true,
    pillar: 'fitness',
  })
  const text = await new Response(await exportProducts(services, by)).text()
  expect(text).not.toMatch(/(?:^|,|\n)"?[=+\-@]/)
  const { rows } = await review(services, by, text)
  expect(rows.map(({ what, name }) => `${what} ${name}`)).toEqual([`unchanged ${evil}`, 'unchanged Rogue bar'])
})

test('a file that is none says why', async ({ services }) => {
  const by = await anOwner(services, 'Ann')
  const reasonOf = async (given: string | Uint8Array) => {
    const reviewed = await reviewImport(services, by, file(given))
    return reviewed.ok ? 'fine' : reviewed.reason
  }
  expect(await reasonOf('')).toBe('This file is empty.')
  expect(await reasonOf('colour,size\nred,3')).toContain('The first line has to name the columns')
  expect(await reasonOf('name,price\n')).toBe('There is no product below the first line.')
  expect(await reasonOf('name,price\n"Zinc,3')).toContain('quotation marks')
  expect(await reasonOf(new Uint8Array([0xff, 0xd8, 0xff, 0xe0]))).toContain('not text')
  expect(await reasonOf(new Uint8Array(3_100_000).fill(65))).toContain('larger than 3 MB')
  expect(await reasonOf(`name\n${Array.from({ length: 1_001 }, (_, n) => `Product ${n}`).join('\n')}`)).toContain(
    'changes more than 1,000',
  )
  const utf16 = new Uint8Array([
    0xff,
    0xfe,
    ...new Uint8Array(new Uint16Array([...'name\nZinc'].map((sign) => sign.charCodeAt(0))).buffer),
  ])
  expect(await reasonOf(utf16)).toBe('fine')
})
