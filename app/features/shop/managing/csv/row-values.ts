import { pillars } from '#content/pillars.ts'
import { plainText } from '#features/shop/extraction/plain-text.ts'
import { isWebAddress } from '#features/shop/managing/product-fields.ts'
import { productRules } from '#features/shop/managing/product-form.ts'

import { yesOrNo, type Column } from './columns.ts'
import type { RowValues } from './planned-row.ts'

type Cells = Readonly<Partial<Record<Column, string>>>
type Parsed = { readonly ok: true; readonly values: RowValues } | { readonly ok: false; readonly reason: string }
/** A value of a cell, or what is wrong with it. */
type Cell = { readonly value: unknown } | { readonly problem: string }

const rule =
  (name: keyof typeof productRules) =>
  (cell: string): Cell => {
    const parsed = productRules[name].safeParse(cell)
    return parsed.success ? { value: parsed.data } : { problem: parsed.error.issues[0]!.message }
  }
const box = (cell: string): Cell => {
  const value = yesOrNo(cell)
  return value === null ? { problem: 'Please write yes or no.' } : { value }
}
const orNull =
  (isRight: (text: string) => boolean, problem: string) =>
  (cell: string): Cell => {
    const text = cell.trim()
    if (text === '') return { value: null }
    return isRight(text) ? { value: text } : { problem }
  }
const slugs: ReadonlySet<string> = new Set(pillars.map(({ slug }) => slug))

/** How each column is read. What names the product is none of its values. */
const readers: Readonly<Partial<Record<Column, { readonly field: keyof RowValues; readonly read: (cell: string) => Cell }>>> = {
  name: { field: 'name', read: rule('name') },
  description: {
    field: 'description',
    read: (cell) => rule('description')(/<[a-z!/]/i.test(cell) ? plainText(cell, 20_000) : cell),
  },
  price: { field: 'price', read: rule('price') },
  currency: {
    field: 'currency',
    read: (cell) => orNull((text) => /^[A-Z]{3}$/.test(text), 'Please write three letters, like USD.')(cell.toUpperCase()),
  },
  compare_at: { field: 'compareAt', read: rule('compareAt') },
  category: { field: 'category', read: (cell) => rule('category')(cell.trim().toLowerCase()) },
  pillar: {
    field: 'pillar',
    read: (cell) => orNull((text) => slugs.has(text), `Please write one of ${[...slugs].join(', ')}.`)(cell.toLowerCase()),
  },
  in_stock: { field: 'inStock', read: box },
  featured: { field: 'featured', read: box },
  image_url: { field: 'imageUrl', read: rule('imageUrl') },
  affiliate_url: { field: 'affiliateUrl', read: rule('affiliateUrl') },
  source_site: {
    field: 'sourceSite',
    read: (cell) =>
      orNull((text) => /^[a-z\d][a-z\d-]{0,39}$/.test(text), 'Please use small letters, digits and dashes.')(cell.toLowerCase()),
  },
  source_url: { field: 'sourceUrl', read: orNull(isWebAddress, 'Please enter an address that begins with https://.') },
}

/** What a row says of a product: its columns that are there, or the first thing that is wrong with it. */
export function rowValues(cells: Cells): Parsed {
  const values: Partial<Record<keyof RowValues, unknown>> = {}
  for (const [column, cell] of Object.entries(cells)) {
    const reader = readers[column as Column]
    if (!reader) continue
    const said = reader.read(cell)
    if ('problem' in said) return { ok: false, reason: `${column}: ${said.problem}` }
    values[reader.field] = said.value
  }
  return { ok: true, values: values as RowValues }
}
