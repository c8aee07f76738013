import type { BrowserContext } from 'playwright-core'

import { DESK, expect, PHONE, signIn, test, type Visitor } from '#tests/support/browser.ts'
import { opener } from '#tests/support/chat-places.ts'
import { deep } from '#tests/support/deep.ts'
import { holdScripts } from '#tests/support/held-scripts.ts'

const STATS = 'https://stats.example'
const SCRIPT = `${STATS}/count.js`
/** What a script of statistics does: it leaves a mark, and tells its server. */
const COUNTS = `document.documentElement.dataset.counted = document.currentScript.dataset.domain; fetch('${STATS}/event', { method: 'POST', mode: 'no-cors' })`

/** Stands in for the server of statistics, and says what was asked of it. */
async function standIn(context: BrowserContext): Promise<string[]> {
  const asked: string[] = []
  await context.route(`${STATS}/**`, (route) => {
    asked.push(new URL(route.request().url()).pathname)
    return route.fulfill({ contentType: 'text/javascript', body: COUNTS })
  })
  return asked
}

async function setScript(owner: Visitor, script: string): Promise<void> {
  await owner.goTo('/admin/settings/site?section=analytics')
  await owner.page.getByLabel('Address of the script').fill(script)
  await owner.page.locator('input[name=siteId]').fill(script && 'coach.example')
  await owner.page.getByRole('button', { name: 'Save', exact: true }).click()
  await owner.page.getByText('Statistics saved').waitFor()
}

const policyOf = async (address: string) => (await fetch(address)).headers.get('content-security-policy')!
const bar = ({ page }: Visitor) => page.getByRole('complementary', { name: 'Statistics' })

test('as shipped, nothing of statistics is in any page', async ({ origin }) => {
  const html = await (await fetch(`${origin}/privacy`)).text()
  expect(html).not.toMatch(/id="analytics"|data-consent|wellward:analytics/)
  expect(await policyOf(`${origin}/privacy`)).not.toMatch(/https:|connect-src/)
})

test('an owner counts visits only of those who agree', deep('tests/e2e/statistics.spec.ts'), async ({ visitor, origin }) => {
  const owner = await visitor()
  await signIn(owner)
  await setScript(owner, SCRIPT)
  try {
    await expect.poll(() => policyOf(`${origin}/about`)).toContain(`connect-src 'self' ${STATS};`)
    expect(await policyOf(`${origin}/about`)).toMatch(new RegExp(`script-src 'self' [^;]*${STATS};`))
    for (const path of ['/auth', '/confirm-email']) expect(await policyOf(origin + path), path).not.toContain(STATS)

    // Who declines is never asked again, and nothing was loaded.
    const declines = await visitor({ viewport: PHONE })
    const askedByDecliner = await standIn(declines.context)
    await declines.goTo('/about')
    await bar(declines).waitFor()
    expect(await declines.axe()).toEqual([])
    // What stands in the corner stands over the bar.
    for (const viewport of [DESK, PHONE]) {
      await declines.page.setViewportSize(viewport)
      const isOnTop = await opener(declines.page).evaluate((button) => {
        const { left, top, width, height } = button.getBoundingClientRect()
        return button.contains(document.elementFromPoint(left + width / 2, top + height / 2))
      })
      expect(isOnTop, `${viewport.width} px`).toBe(true)
    }
    // The answer counts at once; that it was a form loads the scripts, which come later.
    const { asked: scripts, release } = await holdScripts(declines.page)
    await bar(declines).getByRole('button', { name: 'Decline' }).click()
    await bar(declines).waitFor({ state: 'hidden' })
    await expect.poll(() => scripts.length).toBeGreaterThan(0)
    release()
    await declines.page.waitForFunction(() => 'isAwake' in window)
    expect(await bar(declines).isVisible()).toBe(false)
    await declines.goTo('/pricing')
    await declines.page.mouse.move(10, 10)
    await declines.page.waitForLoadState('networkidle')
    expect(await bar(declines).isVisible()).toBe(false)
    expect(askedByDecliner).toEqual([])

    // Who agrees is counted on public pages, each a document of its own, and nowhere else.
    const agrees = await visitor({ viewport: DESK, colorScheme: 'dark' })
    const asked = await standIn(agrees.context)
    const { page, goTo, axe } = agrees
    await goTo('/about')
    await bar(agrees).waitFor()
    expect(await axe()).toEqual([])
    expect(asked).toEqual([])
    await bar(agrees).getByRole('button', { name: 'Agree' }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => asked).toEqual(['/count.js', '/event'])
    expect(await page.locator('html').getAttribute('data-counted')).toBe('coach.example')
    await page.evaluate('document.title = "the same document"')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
    await page.waitForURL('**/contact')
    expect(await page.title()).toMatch(/^Contact/)
    await expect.poll(() => asked.length).toBe(4)
    await page.getByRole('link', { name: 'Sign In' }).first().click()
    await page.waitForURL('**/auth')
    await page.waitForLoadState('networkidle')
    expect(asked).toHaveLength(4)
    expect(await page.locator('html').getAttribute('data-counted')).toBeNull()

    // The answer is taken back where the privacy policy stands.
    await goTo('/privacy')
    await page.getByText('You have agreed.').waitFor()
    await Promise.all([page.waitForEvent('load'), page.getByRole('main').getByRole('button', { name: 'Decline' }).click()])
    await page.getByText('You have declined. Nothing is loaded.').waitFor()
    const before = asked.length
    await goTo('/about')
    await page.waitForLoadState('networkidle')
    expect(asked).toHaveLength(before)

    // Nobody who is signed in is asked or counted.
    await owner.goTo('/about')
    expect(await bar(owner).count()).toBe(0)
    expect((await owner.context.request.get('/about')).headers()['content-security-policy']).not.toContain(STATS)
  } finally {
    await setScript(owner, '')
  }
  await expect.poll(() => policyOf(`${origin}/about`)).not.toContain(STATS)
})

test(
  'a way out of the shop is told to the statistics of those who agree',
  deep('tests/e2e/statistics.spec.ts'),
  async ({ visitor, origin }) => {
    const owner = await visitor()
    await signIn(owner)
    await setScript(owner, SCRIPT)
    try {
      await expect.poll(() => policyOf(`${origin}/shop`)).toContain(STATS)
      const { page, context, goTo } = await visitor()
      const told: unknown[] = []
      await context.exposeFunction('tellTest', (...said: unknown[]) => void told.push(said))
      await context.route(`${STATS}/**`, (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: 'window.umami = { track: (name, facts) => tellTest(name, facts) }',
        }),
      )
      await context.route('https://www.roguefitness.com/**', (route) => route.fulfill({ body: 'a shop' }))
      await goTo('/shop?tab=equipment')
      const follow = () =>
        Promise.all([context.waitForEvent('page'), page.getByRole('link', { name: /^Conditioning/ }).click()]).then(([tab]) =>
          tab.close(),
        )
      await follow()
      expect(told).toEqual([])
      await page.getByRole('complementary', { name: 'Statistics' }).getByRole('button', { name: 'Agree' }).click()
      await page.waitForFunction(() => 'umami' in window)
      await follow()
      const facts = {
        product_name: 'Conditioning',
        destination_url: 'https://www.roguefitness.com/conditioning',
        category: 'equipment',
        label: 'category card',
      }
      await expect.poll(() => told).toEqual([['AffiliateClick', facts]])
    } finally {
      await setScript(owner, '')
    }
    await expect.poll(() => policyOf(`${origin}/shop`)).not.toContain(STATS)
  },
)

test('an address that would say more to the policy than an address is refused', async ({ visitor }) => {
  const person = await visitor()
  const { page, goTo } = person
  await signIn(person)
  await goTo('/admin/settings/site?section=analytics')
  await page.getByLabel('Address of the script').fill('https://*.example;x/count.js')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Please enter a plain address that begins with https://').waitFor()
})
