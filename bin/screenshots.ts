import { mkdirSync } from 'node:fs'
import { parseArgs } from 'node:util'

import { chromium, type BrowserContext } from 'playwright-core'

import { permissions } from '#routes/permissions.ts'
import { discardProduct, OWNER, startProduct } from '#tests/support/product.ts'

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
  '/blog/:slug': '/blog/none',
  '/*': '/nothing-here',
  '/blog-automation/*': '/blog-automation',
}
const skipped = /:id|:name|^\/api|sign-out|stress-mindset/
const all = Object.keys(permissions).filter((pattern) => !skipped.test(pattern))
const paths = positionals.length > 0 ? positionals : all.map((pattern) => samples[pattern] ?? pattern)

mkdirSync('screenshots', { recursive: true })
const product = await startProduct()
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  const member = await memberState(product.origin)
  const owner = await ownerState(product.origin)
  for (const [width, height] of [
    [390, 844],
    [1280, 900],
  ] as const) {
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const path of paths) {
        const access =
          permissions[Object.keys(permissions).find((pattern) => (samples[pattern] ?? pattern) === path.split('?')[0]) ?? '']
        const storageState = access === 'admin' ? owner : access === 'member' ? member : undefined
        const context = await browser.newContext({
          baseURL: product.origin,
          viewport: { width, height },
          colorScheme,
          reducedMotion: 'reduce',
          ...(storageState && { storageState }),
        })
        const page = await context.newPage()
        await page.goto(path, { waitUntil: 'networkidle' })
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

type State = Awaited<ReturnType<BrowserContext['storageState']>>

/** A member on trial with three weeks of plausible entries, one day missed. */
async function memberState(origin: string): Promise<State> {
  const context = await browser.newContext({ baseURL: origin, timezoneId: 'UTC' })
  const page = await context.newPage()
  await page.goto('/trial')
  await page.getByLabel('First name').fill('Maya')
  await page.getByRole('main').getByLabel('Email').fill('maya@wellward.test')
  await page.getByRole('main').getByRole('button', { name: 'Start Free Trial' }).click()
  await page.waitForURL('**/dashboard')
  for (let daysAgo = 22; daysAgo >= 0; daysAgo--) {
    if (daysAgo === 15) continue
    const day = new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10)
    await page.goto(`/dashboard?day=${day}`)
    const wave = Math.sin(daysAgo)
    const entry = {
      Weight: 64.5 + wave / 2,
      Sleep: 7 + wave / 2,
      Steps: Math.round(7800 + 2400 * wave),
      HRV: Math.round(54 + 6 * wave),
      'Resting heart rate': Math.round(58 - 2 * wave),
    }
    for (const [label, value] of Object.entries(entry)) await page.getByLabel(label).fill(String(Math.round(value * 10) / 10))
    if (daysAgo % 3) await page.getByLabel('Water').fill('2.1')
    await page.getByRole('button', { name: /Save|Log/ }).click()
    await page.getByText(/saved/i).first().waitFor()
  }
  return context.storageState()
}

async function ownerState(origin: string): Promise<State> {
  const context = await browser.newContext({ baseURL: origin })
  const page = await context.newPage()
  await page.goto('/auth')
  await page.getByRole('main').getByLabel('Email').fill(OWNER.email)
  await page.getByRole('main').getByLabel('Password').fill(OWNER.password)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  return context.storageState()
}
