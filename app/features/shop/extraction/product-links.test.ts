import { expect, test } from 'vitest'

import { productLinks, sitemapLinks } from './product-links.ts'
import { readSitemap } from './sitemap.ts'

const allows = (host: string) => host === 'shop.test' || host.endsWith('.shop.test')
const links = (html: string, url = 'https://shop.test/all') => productLinks(html, url, allows)

test('a list that the page names counts more than links', () => {
  const list = {
    '@type': 'ItemList',
    itemListElement: [{ url: '/bar' }, { item: { '@id': 'https://shop.test/plate?utm_source=x' } }, 'https://evil.test/x'],
  }
  const html = `<a href="/products/other">Other</a><script type="application/ld+json">${JSON.stringify(list)}</script>`
  expect(links(html)).toEqual({ products: ['https://shop.test/bar', 'https://shop.test/plate'], next: null })
})

test('else addresses that are shaped like products, each once, on allowed hosts', () => {
  const html = `<a href="/products/bar#reviews">1</a><a href="/collections/all/products/bar?variant=2">2</a><a href="//cdn.shop.test/products/plate.jpg">picture</a>
    <a href="http://shop.test/products/plain">plain</a><a href="https://evil.test/products/x">evil</a><a href="javascript:alert(1)">x</a>
    <a href="https://eu.shop.test/products/rack">3</a><a href="/about">About</a><link rel="next" href="/all?page=2">`
  expect(links(html)).toEqual({
    products: ['https://shop.test/products/bar', 'https://eu.shop.test/products/rack'],
    next: 'https://shop.test/all?page=2',
  })
})

test('else links that are named for products', () => {
  expect(
    links(
      '<a class="product-tile" href="/ohio-bar">Bar</a><a class="product-news" href="/blog/x">Blog</a><a href="/about">About</a>',
    ).products,
  ).toEqual(['https://shop.test/ohio-bar'])
})

test('a list of breadcrumbs is no list of products', () => {
  const crumbs = { '@type': 'BreadcrumbList', itemListElement: [{ item: 'https://shop.test/all' }] }
  expect(links(`<script type="application/ld+json">${JSON.stringify(crumbs)}</script>`).products).toEqual([])
})

test('of an index only sitemaps of products are followed, if there are any', () => {
  const index = readSitemap(
    '<sitemapindex><sitemap><loc> https://shop.test/sitemap_products_1.xml?from=1&amp;to=2 </loc></sitemap><sitemap><loc>https://shop.test/sitemap_blogs_1.xml</loc></sitemap></sitemapindex>',
  )!
  expect(sitemapLinks(index, 'https://shop.test/sitemap.xml', allows).sitemaps).toEqual([
    'https://shop.test/sitemap_products_1.xml?from=1&to=2',
  ])
})

test('of a sitemap pages that are no products are left', () => {
  const pages = ['/', '/ohio-bar', '/blog/how-to-lift', '/pages/about', '/cart', '/x.jpg'].map(
    (path) =>
      `<url><loc>https://shop.test${path}</loc><image:image><image:loc>https://shop.test/i.jpg</image:loc></image:image></url>`,
  )
  const map = readSitemap(`<?xml version="1.0"?><urlset>${pages.join('')}</urlset>`)!
  expect(map.pages).toHaveLength(6)
  expect(sitemapLinks(map, 'https://shop.test/sitemap.xml', allows).products).toEqual(['https://shop.test/ohio-bar'])
})

test('what is no sitemap is none, and one without an end has one', () => {
  expect(readSitemap('<html><body>Hello</body></html>')).toBeNull()
  expect(readSitemap('{"a":1}')).toBeNull()
  expect(readSitemap(`<urlset>${'<url>'.repeat(200_000)}`)).toEqual({ sitemaps: [], pages: [] })
  const many = Array.from({ length: 20_000 }, (_, at) => `<url><loc>https://shop.test/${at}</loc></url>`).join('')
  expect(readSitemap(`<urlset>${many}`)!.pages).toHaveLength(10_000)
})
