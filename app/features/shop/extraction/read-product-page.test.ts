import fc from 'fast-check'
import { expect, test } from 'vitest'

import { tooFastGrowth } from '#tests/patterns/growth.ts'
import { deep } from '#tests/support/deep.ts'
import * as pages from '#tests/support/shop-pages.ts'

import { readProductPage } from './read-product-page.ts'

const url = 'https://shop.test/products/ohio-bar'
const characters = 'aZ9 <>&;"\'\\/{}[]:,\n\t\u0000\u001b\u202e\u200bé€\ud800'

function product(html: string, from = url) {
  const reading = readProductPage(html, from)
  if (!reading.ok) throw new Error(reading.reason)
  return reading.product
}

const bar = {
  name: 'Ohio Bar',
  description: 'A bar for lifting & pressing.',
  price: '$295.00',
  currency: 'USD',
  compareAt: '',
  inStock: true,
  url,
}

test.for(Object.entries(pages.jsonLdShapes))('JSON-LD %s is read', ([, html]) => {
  const found = product(html)
  expect(found).toMatchObject({ ...bar, method: 'json-ld' })
  expect(found.images[0]).toBe('https://shop.test/bar.jpg')
  expect(found.provenance).toMatchObject({ name: 'json-ld', price: 'json-ld', description: 'json-ld', inStock: 'json-ld' })
})

test('of a group the lowest price that can be had counts, and the pictures of its variants', () => {
  expect(product(pages.group)).toMatchObject({
    name: 'Ohio Bar',
    price: 'From $295.00',
    inStock: true,
    images: ['https://shop.test/black.jpg', 'https://shop.test/bare.jpg'],
  })
})

test('an aggregate offer is a range, and a list price proves a discount', () => {
  expect(product(pages.aggregate)).toMatchObject({ price: 'From $295.00', compareAt: '' })
  expect(product(pages.onSale)).toMatchObject({
    price: '$250.00',
    compareAt: '$295.00',
    provenance: { price: 'json-ld', compareAt: 'json-ld' },
  })
})

test('microdata, Open Graph, Shopify’s JSON and the page itself come next, each under its own name', () => {
  expect(product(pages.microdata)).toMatchObject({
    ...bar,
    method: 'microdata',
    images: ['https://shop.test/bar.jpg', 'https://cdn.shop.test/bar-2.jpg'],
  })
  expect(product(pages.openGraph)).toMatchObject({ ...bar, method: 'open-graph', images: ['https://shop.test/bar.jpg'] })
  expect(product(pages.shopifyPage)).toMatchObject({
    ...bar,
    compareAt: '$325.00',
    method: 'shopify',
    images: ['https://cdn.shop.test/bar.jpg'],
  })
  const { inStock: _, ...rest } = bar
  expect(product(pages.bare)).toMatchObject({
    ...rest,
    currency: null,
    inStock: null,
    method: 'page',
    images: ['https://shop.test/bar.jpg'],
  })
})

test('Shopify’s JSON of one product is read as it is', () => {
  const found = product(JSON.stringify(pages.shopifyProduct), `${url}.js`)
  expect(found).toMatchObject({ name: 'Ohio Bar', price: '295.00', currency: null, compareAt: '325.00', url, kind: 'Barbells' })
  expect(product(JSON.stringify({ product: { ...pages.shopifyProduct, body_html: 'Text' } }), `${url}.json`).description).toBe(
    'Text',
  )
})

test('what one way does not say, the next one does', () => {
  const both = pages.jsonLdShapes.plain
    .replace('"description":"<p>A bar for lifting &amp; pressing.</p>",', '')
    .replace('</head>', '<meta property="og:description" content="From Open Graph."></head>')
  expect(product(both)).toMatchObject({
    description: 'From Open Graph.',
    provenance: { name: 'json-ld', description: 'open-graph' },
  })
})

test('a page without a product, or with several, says so', () => {
  expect(readProductPage(pages.noProduct, url)).toEqual({ ok: false, reason: 'No product was found on this page.' })
  expect(readProductPage(pages.brokenJsonLd, url)).toEqual({ ok: false, reason: 'No product was found on this page.' })
  expect(readProductPage(' \n', url)).toEqual({ ok: false, reason: 'The page is empty.' })
  expect(readProductPage('{"a": 1}', url)).toMatchObject({ ok: false })
  expect(readProductPage(pages.listing, 'https://shop.test/bars')).toEqual({
    ok: false,
    reason: 'This page shows several products. Open one of them and use its address.',
  })
})

test('of several products the one with the page’s name, or its address, is meant', () => {
  expect(product(pages.listing.replace('All bars', 'Bella Bar'))).toMatchObject({ name: 'Bella Bar' })
  const addressed = pages.listing.replace('"name":"Bella Bar"', '"name":"Bella Bar","url":"/products/ohio-bar?utm_source=x"')
  expect(product(addressed)).toMatchObject({ name: 'Bella Bar' })
})

test('texts are bounded and free of markup, entities and characters that nobody sees', () => {
  const value = {
    '@type': 'Product',
    name: `  <b>Ohio</b>\u202e Bar\u0000 &amp;amp; ${'x'.repeat(400)}`,
    description: `&lt;p&gt;One.&lt;/p&gt;<script>alert(1)</script><p>Two &nbsp; three</p>${' word'.repeat(3_000)}`,
    image: [
      'data:image/png;base64,AAAA',
      'javascript:alert(1)',
      'ftp://x/y.jpg',
      ...Array.from({ length: 30 }, (_, at) => `/p/${at}.jpg`),
    ],
    offers: { price: '0', priceCurrency: 'USD' },
  }
  const html = `<script type="application/ld+json">${JSON.stringify(value).replaceAll('</', String.raw`<\/`)}</script>`
  const found = product(html)
  expect(found.name).toMatch(/^Ohio Bar & x+…$/)
  expect(found.name.length).toBeLessThanOrEqual(200)
  expect(found.description).toMatch(/^One\.\n+Two three/)
  expect(found.description.length).toBeLessThanOrEqual(5_000)
  expect(found.images).toHaveLength(12)
  expect(found.price, 'nothing costs nothing').toBe('')
})

test.for([
  ['OutOfStock', false],
  ['http://schema.org/SoldOut', false],
  ['https://schema.org/Discontinued', false],
  ['BackOrder', true],
  ['https://schema.org/PreOrder', true],
  ['Whatever', null],
] as const)('availability %s is %s', ([word, inStock]) => {
  expect(product(pages.jsonLdShapes.plain.replace('https://schema.org/InStock', word)).inStock).toBe(inStock)
})

test.for([
  ['295', 'EUR', '€295.00'],
  ['1,299.00', 'USD', '$1299.00'],
  ['25', 'CHF', 'CHF 25.00'],
  ['3000', 'JPY', 'JPY 3000'],
  ['1.299', 'EUR', 'EUR 1.299'],
  ['$39.95', 'USD', '$39.95'],
] as const)('the price %s in %s is kept as %s', ([price, currency, kept]) => {
  const html = pages.jsonLdShapes.plain.replace('"295.00"', JSON.stringify(price)).replace('"USD"', JSON.stringify(currency))
  expect(product(html)).toMatchObject({ price: kept, currency })
})

test('a page’s own address wins, on its own host, and without what follows visitors', () => {
  const named = (href: string) =>
    product(pages.microdata.replace('</head>', `<link rel="canonical" href="${href}"></head>`), `${url}?ref=x&size=2`).url
  expect(named('/p/ohio?utm_source=x')).toBe('https://shop.test/p/ohio')
  expect(named('https://evil.test/p/ohio')).toBe(`${url}?size=2`)
  expect(named('https://shop.test/')).toBe(`${url}?size=2`)
})

test('whatever stands in a page, it is read or refused with a sentence', () => {
  const parts = [
    '<script type="application/ld+json">',
    '</script>',
    '{"@type":"Product","name":"',
    '"}',
    '[',
    '<div itemscope itemprop=offers itemtype=x>',
  ]
  const piece = fc.oneof(
    fc.constantFrom(...parts, ...Object.values(pages.jsonLdShapes)),
    fc.string({ unit: fc.constantFrom(...characters) }),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const reading = readProductPage(pieces.join(''), url)
      const { reason, name, images } = reading.ok
        ? { reason: 'Read.', ...reading.product }
        : { ...reading, name: 'x', images: [] }
      expect(reason).toMatch(/^[A-Z].*\.$/)
      expect(name).toMatch(/^[^\p{Cc}]+$/u)
      expect(images.every((image) => image.startsWith('https://'))).toBe(true)
    }),
    { numRuns: 150 },
  )
})

type Hostile = readonly [what: string, most: number, pageOf: (many: number) => string]

const isRefused = ([, most, pageOf]: Hostile) => !readProductPage(pageOf(most), url).ok

/** By how much too fast its cost grows; null where it does not. */
function growthOf([, most, pageOf]: Hostile): number | null {
  const readAll = (many: number) => {
    const html = pageOf(many)
    return () => void readProductPage(html, url)
  }
  return tooFastGrowth(readAll, most)
}

test.for<Hostile>([
  ['entities', 600_000, (many) => `<h1>${'&amp;'.repeat(many)}</h1>`],
  ['lenient brackets', 60_000, (many) => `<script type="application/ld+json">${'{a:'.repeat(many)}</script>`],
  ['opening angle brackets', 3_000_000, (many) => '<'.repeat(many)],
])('a page of nothing but %s is refused, at a cost that grows with its length', (hostile) => {
  expect(isRefused(hostile)).toBe(true)
  expect(growthOf(hostile)).toBeNull()
})

test.for<Hostile>([
  ['depth', 600_000, (many) => '<div>'.repeat(many)],
  ['ends without beginnings', 600_000, (many) => '<div>'.repeat(500) + '</x>'.repeat(many)],
  ['attributes', 200_000, (many) => `<div ${Array.from({ length: many }, (_, at) => `a${at}=1`).join(' ')}>`],
  // Up to 200,000 characters are read leniently.
  ['brackets', 190_000, (many) => `<script type="application/ld+json">${'['.repeat(many)}</script>`],
  [
    'brackets, too many for the lenient reader,',
    3_000_000,
    (many) => `<script type="application/ld+json">${'['.repeat(many)}</script>`,
  ],
  ['a comment', 3_000_000, (many) => `<!--${'-'.repeat(many)}`],
])('nor does one of nothing but %s cost more', deep('app/features/shop/extraction/read-product-page.test.ts'), (hostile) => {
  expect(isRefused(hostile)).toBe(true)
  expect(growthOf(hostile)).toBeNull()
})

test('a page of three megabytes is read', () => {
  const html = pages.largePage()
  expect(html.length).toBeGreaterThan(2_900_000)
  expect(product(html)).toMatchObject({ name: 'Ohio Bar', price: '$295.00' })
})
