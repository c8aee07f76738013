import { brotliCompressSync } from 'node:zlib'

import sharp from 'sharp'

import { wordsOfPage } from '#content/metadata.ts'
import { addresses } from '#routes/addresses.ts'
import { fewAlike } from '#tests/support/alike.ts'
import { expect, signIn, startTrial, test } from '#tests/support/browser.ts'
import { deep } from '#tests/support/deep.ts'
import { thingsIn } from '#tests/support/served-json-ld.ts'
import { faultsAgainstVocabulary } from '#tests/support/vocabulary.ts'

/** The addresses of the sitemap, as paths. */
async function listedPaths(origin: string): Promise<string[]> {
  const xml = await (await fetch(`${origin}/sitemap.xml`)).text()
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => {
    expect(address).toMatch(new RegExp(`^${origin}/`))
    return address!.slice(origin.length)
  })
}

const read = async (address: string) => {
  const answer = await fetch(address, { redirect: 'manual' })
  return { status: answer.status, html: await answer.text() }
}

/** What a tag of the head says: by `name` or `property`, else the title. */
function headOf(html: string) {
  const unescaped = (text: string | undefined) =>
    text?.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'")
  return {
    title: unescaped(/<title>(.*?)<\/title>/.exec(html)?.[1]),
    canonical: /<link rel="canonical" href="(.*?)"/.exec(html)?.[1],
    meta: (name: string) => unescaped(new RegExp(`<meta (?:name|property)="${name}" content="(.*?)"`).exec(html)?.[1]),
  }
}

/** Posts, products and lessons. */
const DESCRIBED = /^\/(?:blog|shop|courses\/[^/]+)\/[^/]+$/

test('every address in the sitemap answers, and its head is complete', async ({ origin }) => {
  const paths = await listedPaths(origin)
  expect(paths).toEqual(expect.arrayContaining(['/', '/about', '/pillar/stress', '/privacy', '/courses']))
  expect(new Set(paths).size).toBe(paths.length)
  const titles = new Set<string>()
  for (const path of paths) {
    const { status, html } = await read(origin + path)
    expect(status, path).toBe(200)
    const { title, canonical, meta } = headOf(html)
    expect(title, path).toMatch(/.+ \| Wellward$/)
    titles.add(title!)
    expect(canonical, path).toBe(origin + path)
    expect(meta('description')?.length, path).toBeGreaterThan(50)
    expect(meta('keywords'), path).toMatch(/, /)
    // A post, a product and a lesson describe themselves; other pages have the words of the specification, or those of the home page.
    if (!DESCRIBED.test(path)) expect(meta('description'), path).toBe(wordsOfPage(path).description)
    expect(meta('robots'), path).toBeUndefined()
    for (const card of ['og', 'twitter']) {
      expect(meta(`${card}:title`), path).toBe(title)
      expect(meta(`${card}:description`), path).toBe(meta('description'))
      expect(meta(`${card}:image`), path).toBe(`${origin}/share/${path === '/' ? 'home' : path.slice(1)}.png`)
    }
    const type = path.startsWith('/blog/') ? 'article' : 'website'
    expect([meta('og:type'), meta('og:url'), meta('og:site_name')], path).toEqual([type, origin + path, 'Wellward'])
    expect(meta('twitter:card'), path).toBe('summary_large_image')
  }
  expect(titles.size).toBe(paths.length)
})

test('every page that anybody may open and that is not kept from search engines stands in the sitemap', async ({ origin }) => {
  const paths = await listedPaths(origin)
  for (const { path: pattern, who } of addresses) {
    if (who !== 'anyone' || /[:*.]/.test(pattern)) continue
    const { status, html } = await read(origin + pattern)
    const isListed = status === 200 && headOf(html).meta('robots') === undefined
    expect(paths.includes(pattern), `${pattern} answers ${status}`).toBe(isListed)
  }
})

test('pages of one person, and those that are not there, ask search engines to leave them', async ({ origin, visitor }) => {
  for (const path of ['/nothing-is-here', '/blog/none', '/confirm-email', '/sign-in-link', '/auth?token=none']) {
    expect(headOf((await read(origin + path)).html).meta('robots'), path).toBe('noindex')
  }
  const owner = await visitor()
  await signIn(owner)
  for (const path of ['/dashboard', '/profile', '/health/trends', '/admin', '/admin/settings/site', '/blog-automation']) {
    const html = await (await owner.context.request.get(origin + path)).text()
    expect(headOf(html).meta('robots'), path).toBe('noindex')
  }
})

test('each page tells search engines what it is about', async ({ origin }) => {
  const expected: Record<string, string[]> = {
    '/': [...Array<string>(5).fill('Course'), 'FAQPage'],
    '/coaching': ['Course', 'FAQPage', 'BreadcrumbList'],
    '/pricing': ['FAQPage', 'Product', 'BreadcrumbList'],
  }
  for (const path of await listedPaths(origin)) {
    const { html } = await read(origin + path)
    const things = thingsIn(html)
    const types = things.map((thing) => thing['@type'])
    const kind = path.startsWith('/blog/') ? ['Article'] : path.startsWith('/shop/') ? ['Product'] : []
    const usual = [...kind, 'BreadcrumbList']
    expect(types, path).toEqual(['Organization', ...(expected[path] ?? usual)])
    for (const thing of things) {
      expect(thing['@context'], path).toBe('https://schema.org')
      if (thing['@type'] === 'BreadcrumbList') {
        const steps = thing['itemListElement'] as { name: string; item: string }[]
        expect(`${steps.at(-1)!.name} | Wellward`, path).toBe(headOf(html).title)
        for (const step of steps) expect((await read(step.item)).status, step.item).toBe(200)
      }
    }
  }
  expect(thingsIn((await read(`${origin}/nothing-is-here`)).html).map((thing) => thing['@type'])).toEqual(['Organization'])
})

test('what is told stands word for word on the page, too', async ({ visitor, origin }) => {
  const { page, goTo } = await visitor()
  for (const path of ['/', '/coaching', '/pricing']) {
    const { html } = await read(origin + path)
    const faq = thingsIn(html).find((thing) => thing['@type'] === 'FAQPage')!
    const told = faq['mainEntity'] as { name: string; acceptedAnswer: { text: string } }[]
    expect(told, path).toHaveLength(4)
    await goTo(path)
    for (const { name, acceptedAnswer } of told) {
      const question = page.locator('details', { has: page.getByRole('heading', { name, exact: true }) })
      expect(await question.locator('p').isVisible()).toBe(false)
      await question.locator('summary').click()
      expect(await question.locator('p').innerText()).toBe(acceptedAnswer.text)
    }
  }
})

test(
  'all of it is in the vocabulary of schema.org',
  deep('app/features/site/structured-data/structured-data.test.tsx'),
  async ({ origin }) => {
    const things = []
    for (const path of await listedPaths(origin)) things.push(...thingsIn((await read(origin + path)).html))
    expect(await faultsAgainstVocabulary(things)).toEqual([])
    // The check can find something: a word that schema.org does not know, and a type with a word that is not its own.
    const [organization] = things
    expect(await faultsAgainstVocabulary([{ ...organization!, nmae: 'x' }])).not.toEqual([])
    expect(await faultsAgainstVocabulary([{ ...organization!, acceptedAnswer: { '@type': 'Answer', text: 'x' } }])).not.toEqual(
      [],
    )
  },
)

test('every page has a picture of its own for sharing', deep('tests/e2e/findable.spec.ts'), async ({ origin }) => {
  const tags = new Set<string | null>()
  const paths = await listedPaths(origin)
  for (const path of paths) {
    const answer = await fetch(headOf((await read(origin + path)).html).meta('og:image')!)
    expect([answer.status, answer.headers.get('content-type')], path).toEqual([200, 'image/png'])
    tags.add(answer.headers.get('etag'))
    const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
    expect([width, height], path).toEqual([1200, 630])
  }
  expect(tags.size).toBe(paths.length)
})

test('the icons and the manifest that every page names are there', async ({ origin }) => {
  const { html } = await read(origin)
  const links = [...html.matchAll(/<link[^>]*rel="(?:icon|apple-touch-icon|manifest)"[^>]*href="([^"]+)"/g)].map(([, to]) => to!)
  expect(links).toEqual(['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png', '/site.webmanifest'])
  const manifest = (await (await fetch(`${origin}/site.webmanifest`)).json()) as { icons: { src: string; sizes: string }[] }
  for (const { src, sizes } of [...manifest.icons, { src: '/apple-touch-icon.png', sizes: '180x180' }]) {
    const answer = await fetch(origin + src)
    expect(answer.status, src).toBe(200)
    if (sizes === 'any') continue
    const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
    expect(`${width}x${height}`, src).toBe(sizes)
  }
  const ico = Buffer.from(await (await fetch(`${origin}/favicon.ico`)).arrayBuffer())
  expect(await sharp(ico.subarray(ico.readUInt32LE(18))).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 })
  expect([...html.matchAll(/<meta name="theme-color" media="\(prefers-color-scheme: (light|dark)\)"/g)]).toHaveLength(2)
})

test('every picture of every public page is there, and weighs little', deep('tests/e2e/findable.spec.ts'), async ({ origin }) => {
  const sources = new Set<string>()
  for (const path of await listedPaths(origin)) {
    const html = await (await fetch(origin + path)).text()
    expect(html.replaceAll(/<script[\s\S]*?<\/script>/g, ''), path).not.toContain('{name}')
    for (const [, src] of html.matchAll(/<img[^>]+src="([^"]+)"/g)) sources.add(src!)
  }
  expect(sources.size).toBeGreaterThan(30)
  for (const src of sources) {
    const answer = await fetch(origin + src)
    expect(`${src} ${answer.status} ${answer.headers.get('Content-Type')}`).toBe(`${src} 200 image/svg+xml`)
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    expect(brotliCompressSync(await answer.text()).length, src).toBeLessThan(6000)
  }
})

test('no page asks anybody else for anything', deep('tests/e2e/serving.spec.ts'), async ({ visitor, origin }) => {
  const person = await visitor()
  const { page, goTo } = person
  const elsewhere: string[] = []
  page.on('request', (request) => {
    const address = request.url()
    if (!address.startsWith(origin) && !address.startsWith('data:')) elsewhere.push(`${page.url()}: ${address}`)
  })
  for (const path of fewAlike(await listedPaths(origin))) {
    await goTo(path)
    await page.mouse.move(200, 200)
    await page.mouse.wheel(0, 20_000)
    await page.waitForLoadState('networkidle')
  }
  await startTrial(person, 'Private')
  for (const path of ['/dashboard', '/health/trends', '/profile']) {
    await goTo(path)
    await page.waitForLoadState('networkidle')
  }
  expect(elsewhere).toEqual([])
})
