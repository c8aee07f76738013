import sharp from 'sharp'

import { builtPages } from '#features/pages/published/listed-pages.server.ts'
import type { PageContributor } from '#features/site/core/ports.server.ts'
import { shippedSettings } from '#features/site/core/site-settings.ts'
import { saveSection } from '#features/site/settings/settings.server.ts'
import type { Services } from '#services.server.ts'
import { routeArgs } from '#tests/support/route-args.ts'
import { expect, test } from '#tests/support/test.ts'

import { loader as robots } from './robots.ts'
import { loader as sharePicture } from './share-picture.ts'
import { loader as sitemap } from './sitemap.ts'
import { loader as manifest } from './web-manifest.ts'

const post = { path: '/blog/light?&', title: 'Light', changedAt: '2026-03-02', picture: { subject: 'sleep', seed: 'light' } }
const posts: PageContributor = {
  list: async () => [post],
  find: async (_services, path) => (path === '/blog/light' ? post : null),
}
const withPages = (services: Services): Services => ({ ...services, pages: [builtPages, posts] })
const ask = (services: Services, path: string, params = {}, headers = {}) =>
  routeArgs(new Request(`https://wellward.test${path}`, { headers }), { services: withPages(services), params }) as never
const picture = (services: Services, name: string, headers = {}) =>
  sharePicture(ask(services, `/share/${name}`, { '*': name }, headers))

test('the sitemap names the pages of every contributor by their full address', async ({ services }) => {
  const answer = await sitemap(ask(services, '/sitemap.xml'))
  const xml = await answer.text()
  expect(answer.headers.get('Content-Type')).toMatch(/^application\/xml/)
  expect(xml).toContain('<loc>https://wellward.test/</loc>')
  expect(xml).toContain('<loc>https://wellward.test/pillar/stress</loc>')
  expect(xml).toContain('<url><loc>https://wellward.test/blog/light?&amp;</loc><lastmod>2026-03-02</lastmod></url>')
  expect(xml).not.toMatch(/dashboard|admin|not-found|stress-mindset/)
})

test('robots are told where the sitemap is and where they have no business', async ({ services }) => {
  const text = await (await robots(ask(services, '/robots.txt'))).text()
  const closed = text.split('\n').filter((line) => line.startsWith('Disallow: '))
  for (const path of ['/admin', '/api/', '/dashboard', '/profile', '/health/', '/blog-automation', '/setup', '/confirm-email']) {
    expect(closed).toContain(`Disallow: ${path}`)
  }
  expect(closed).not.toContain('Disallow: /')
  expect(text).not.toMatch(/media|share/)
  expect(text).toContain('\nSitemap: https://wellward.test/sitemap.xml\n')
})

test('the manifest carries the name that the owner chose', async ({ services }) => {
  await saveSection(services, 'house', { ...shippedSettings.house, name: 'Stillwater' }, 'system')
  const answer = (await (await manifest(ask(services, '/site.webmanifest'))).json()) as Record<string, unknown>
  expect(answer).toMatchObject({ name: 'Stillwater', start_url: '/' })
})

test('a page’s picture is kept by browsers, and not sent again to who has it', async ({ services }) => {
  const first = await picture(services, 'blog/light.png')
  expect([first.status, first.headers.get('Content-Type')]).toEqual([200, 'image/png'])
  expect(first.headers.get('Cache-Control')).toMatch(/^public, max-age=\d+$/)
  expect(await sharp(Buffer.from(await first.arrayBuffer())).metadata()).toMatchObject({ width: 1200, height: 630 })
  const again = await picture(services, 'blog/light.png', { 'If-None-Match': first.headers.get('ETag')! })
  expect([again.status, await again.text()]).toEqual([304, ''])
})

test('a picture changes with the name of the house', async ({ services }) => {
  const before = (await picture(services, 'about.png')).headers.get('ETag')
  await saveSection(services, 'house', { ...shippedSettings.house, name: 'Stillwater' }, 'system')
  expect((await picture(services, 'about.png')).headers.get('ETag')).not.toBe(before)
})

test('an unknown address draws nothing of its own: it is the home page’s picture, as a 404', async ({ services }) => {
  const home = Buffer.from(await (await picture(services, 'home.png')).arrayBuffer())
  for (const name of ['nothing.png', 'about', 'Sold out! Call now.png', '../about.png', 'constructor.png', '']) {
    const answer = await picture(services, name)
    expect([answer.status, answer.headers.has('Cache-Control')], name).toEqual([404, false])
    expect(Buffer.from(await answer.arrayBuffer()).equals(home), name).toBe(true)
  }
})
