import { chromium } from 'playwright-core'
const base = 'http://localhost:4210'
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
})
const js = process.argv[2] !== 'nojs'
const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, javaScriptEnabled: js })
const page = await context.newPage()
const errors = []
page.on('console', (m) => m.type() === 'error' && errors.push(m.text()))
await page.goto(base + '/')
await page.screenshot({ path: '/tmp/hB-home.png' })
await page.goto(base + '/auth')
await page.getByRole('main').getByLabel('Email').fill('owner@coach.example')
await page.getByRole('main').getByLabel('Password').fill('Blue-house-7-x')
await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click()
await page.waitForTimeout(2500)
await page.goto(base + '/')
await page.screenshot({ path: '/tmp/hB-home-owner.png' })
await page.goto(base + '/admin/opening')
await page.screenshot({ path: '/tmp/hB-opening-1280.png', fullPage: true })
await page.goto(base + '/admin/opening?claim=members&act=replace#claim-members')
await page.waitForTimeout(500)
await page.screenshot({ path: '/tmp/hB-replace-1280.png' })
await page.setViewportSize({ width: 390, height: 844 })
await page.emulateMedia({ colorScheme: 'dark' })
await page.goto(base + '/admin/opening')
await page.screenshot({ path: '/tmp/hB-opening-390.png' })
console.log('overflow', await page.evaluate(() => document.documentElement.scrollWidth))
await page.goto(base + '/admin/opening?claim=members&act=replace#claim-members')
await page.waitForTimeout(500)
await page.screenshot({ path: '/tmp/hB-replace-390.png' })
await page.goto(base + '/')
await page.screenshot({ path: '/tmp/hB-home-390.png' })
console.log(errors)
await browser.close()
