import { mkdirSync } from 'node:fs'
import { parseArgs } from 'node:util'

import { chromium, type Page } from 'playwright-core'

import { addressAt, addresses } from '#routes/addresses.ts'
import { discardProduct, startProduct } from '#tests/support/product.ts'

import { findChromium } from './launch/chromium.mjs'
import { memberState, ownerState } from './sample-people.ts'

const HELP = `npm run screenshots [-- PATH …]

Starts the built product on a new data folder and takes a picture of every page (or of the paths given) at 390 and 1280 px,
light and dark, into screenshots/.`

const { values, positionals } = parseArgs({ allowPositionals: true, options: { help: { type: 'boolean' } } })
if (values.help) {
  console.log(HELP)
  process.exit()
}

const samples: Record<string, string> = {
  '/pillar/:pillar': '/pillar/sleep',
  '/blog/:slug': '/blog/awake-at-three',
  '/shop/:slug': '/shop/creatine-monohydrate',
  '/*': '/nothing-here',
  '/blog-automation/*': '/blog-automation/other',
}
const skipped = /:id|:name|:loinc|:report|undo$|sign-out|stress-mindset/
const all = addresses.filter(({ kind, path }) => kind === 'page' && !skipped.test(path)).map(({ path }) => path)
const paths = positionals.length > 0 ? positionals : all.map((pattern) => samples[pattern] ?? pattern)

mkdirSync('screenshots', { recursive: true })
const product = await startProduct()
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  const member = await memberState(browser, product.origin)
  const owner = await ownerState(browser, product.origin)
  for (const [width, height] of [
    [390, 844],
    [1280, 900],
  ] as const) {
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const path of paths) {
        const { who } = addressAt(path)
        const storageState = who === 'admin' ? owner : who === 'member' ? member : undefined
        const context = await browser.newContext({
          baseURL: product.origin,
          viewport: { width, height },
          colorScheme,
          reducedMotion: 'reduce',
          ...(storageState && { storageState }),
        })
        const page = await context.newPage()
        await page.goto(path, { waitUntil: 'networkidle' })
        await seeAllPictures(page)
        const name = path === '/' ? 'home' : path.slice(1).replaceAll(/[^\w-]+/g, '-')
        await page.screenshot({ path: `screenshots/${name}-${width}-${colorScheme}.png`, fullPage: true })
        await context.close()
      }
    }
  }
} finally {
  await browser.close()
  await discardProduct(product)
}

/** Pictures further down wait until somebody comes near. */
async function seeAllPictures(page: Page) {
  for (const picture of await page.locator('img[loading=lazy]:visible').all()) {
    await picture.scrollIntoViewIfNeeded()
    await picture.evaluate((image: HTMLImageElement) => image.decode().catch(() => undefined))
  }
  await page.evaluate('scrollTo(0, 0)')
}
