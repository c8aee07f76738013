import { mkdirSync, writeFileSync } from 'node:fs'

import { chromium } from 'playwright-core'

import { discardProduct, startProduct } from '#tests/support/product.ts'

import { findChromium } from './launch/chromium.mjs'
import { memberState } from './sample-people.ts'

// npm run readme-pictures: takes the pictures of the README from the built product on a new data folder, into docs/pictures/.

const pictures = [
  { name: 'home', path: '/', width: 1280, height: 820, colorScheme: 'light' },
  { name: 'dashboard', path: '/dashboard', width: 1280, height: 1000, colorScheme: 'light' },
  { name: 'dashboard-phone', path: '/dashboard', width: 390, height: 844, colorScheme: 'dark' },
] as const

mkdirSync('docs/pictures', { recursive: true })
const product = await startProduct()
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox'],
})
try {
  const storageState = await memberState(browser, product.origin)
  for (const { name, path, width, height, colorScheme } of pictures) {
    const options = { baseURL: product.origin, viewport: { width, height }, colorScheme, reducedMotion: 'reduce' as const }
    const context = await browser.newContext(path === '/' ? options : { ...options, storageState })
    const page = await context.newPage()
    await page.goto(path, { waitUntil: 'networkidle' })
    const debuggerOf = await context.newCDPSession(page)
    const { data } = await debuggerOf.send('Page.captureScreenshot', { format: 'webp', quality: 82 })
    writeFileSync(`docs/pictures/${name}.webp`, Buffer.from(data, 'base64'))
    await context.close()
  }
} finally {
  await browser.close()
  await discardProduct(product)
}
