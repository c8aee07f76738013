import { expect, signIn, test, type Visitor } from '#tests/support/browser.ts'
import { countScripts } from '#tests/support/held-scripts.ts'

/** A link of the bar. */
const link = ({ page }: Visitor, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true })

/** Takes away what the browser may fetch ahead, so that a click is what asks. */
const fetchNothingAhead = ({ page }: Visitor) =>
  page.evaluate(() => document.querySelector('script[type=speculationrules]')!.remove())

interface Shown {
  readonly text: string
  readonly headings: readonly string[]
  readonly cards: number
}

/** What pages of this browser show in place of themselves: they tell it, because nobody can ask them while they wait for another. */
async function noteWhatIsShown({ context }: Visitor): Promise<Shown[]> {
  const all: Shown[] = []
  await context.exposeFunction('noteShown', (shown: Shown) => void all.push(shown))
  await context.addInitScript(() => {
    const note = () => {
      const seen = (of: string) => [...document.querySelectorAll<HTMLElement>(of)].filter((one) => one.checkVisibility())
      const { noteShown } = window as typeof window & { noteShown: (shown: Shown) => Promise<void> }
      void noteShown({
        text: document.getElementById('pending')!.innerText,
        headings: seen('h1').map((one) => one.innerText),
        cards: seen('.skeleton').length,
      })
    }
    const watch = () => new MutationObserver(note).observe(document.getElementById('pending')!, { childList: true })
    addEventListener('DOMContentLoaded', watch)
  })
  return all
}

test('a plain link to a page that takes its time shows what the spec says meanwhile, and the page comes back when it is not left', async ({
  visitor,
}) => {
  const reader = await visitor()
  const { page, goTo } = reader
  const scripts = countScripts(page)
  const shown = await noteWhatIsShown(reader)
  // A page takes until what stands in for it has been seen, and Courses until that is taken back as well.
  let seen = 2
  await page.route(/\/(?:courses|shop)$/, async (route) => {
    await expect.poll(() => shown.length).toBe(seen)
    await route.continue()
  })
  await goTo('/about')
  await fetchNothingAhead(reader)
  const [said] = await page.getByRole('heading', { level: 1 }).allInnerTexts()
  // Escape stops it.
  await page.evaluate(() =>
    new MutationObserver((_, observer) => {
      observer.disconnect()
      setTimeout(() => dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })))
    }).observe(document.getElementById('pending')!, { childList: true }),
  )
  await link(reader, 'Courses').click()
  await page.waitForURL('**/courses')
  const [courses, stopped] = shown
  expect(courses).toMatchObject({ text: expect.stringContaining('Loading courses...'), headings: ['Courses'] })
  expect(stopped).toEqual({ text: '', headings: [said], cards: 0 })

  seen = 3
  await fetchNothingAhead(reader)
  await link(reader, 'Shop').click()
  await page.waitForURL('**/shop')
  const shop = shown.at(2)
  expect(shop).toMatchObject({ text: expect.stringContaining('Loading products'), headings: ['Wellness Shop'], cards: 6 })

  // An answer at once needs nothing in its place; by the clock of this page, on which a second takes twenty.
  await fetchNothingAhead(reader)
  await page.unrouteAll()
  await page.evaluate(() => {
    const wait = window.setTimeout
    Object.assign(window, { setTimeout: (then: () => void, ms = 0) => wait(then, 20 * ms) })
  })
  const before = shown.length
  await link(reader, 'Courses').click()
  await page.waitForURL('**/courses')
  expect(shown).toHaveLength(before)
  expect(scripts).toEqual([])
})

test('a page that a plain link opens begins at its top, once more after 100 ms; a place in it stays where it is', async ({
  visitor,
}) => {
  const { page, context, goTo } = await visitor()
  // Something that moves the page while it arrives.
  await context.addInitScript(() => addEventListener('DOMContentLoaded', () => scrollTo(0, 400)))
  await goTo('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await page.waitForURL('**/about')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await goTo('/courses#curriculum')
  await page.waitForFunction(() => performance.now() > performance.timing.domInteractive - performance.timeOrigin + 200)
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(400)
})

test('the browser fetches a page ahead when a pointer rests on its link, and none that is somebody’s own', async ({
  visitor,
}) => {
  const reader = await visitor()
  const { page, context, goTo } = reader
  const asked: string[] = []
  const debugging = await context.newCDPSession(page)
  await debugging.send('Preload.enable')
  debugging.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready') asked.push(new URL(prefetchUrl).pathname)
  })
  await goTo('/about')
  await link(reader, 'Shop').hover()
  await expect.poll(() => asked).toEqual(['/shop'])
  await page.getByRole('link', { name: 'Sign In' }).first().hover()
  await link(reader, 'Blog').hover()
  await expect.poll(() => asked).toEqual(['/shop', '/blog'])
  await link(reader, 'Shop').click()
  await page.waitForURL('**/shop')
  const delivery = () =>
    page.evaluate(() => (performance.getEntriesByType('navigation')[0] as unknown as { deliveryType: string }).deliveryType)
  expect(await delivery()).toBe('navigational-prefetch')

  // Somebody signs in meanwhile: what was fetched before is not shown.
  await link(reader, 'Contact').hover()
  await expect.poll(() => asked).toContain('/contact')
  await signIn(reader)
  await page.evaluate(() => localStorage.setItem('person', 'somebody'))
  await link(reader, 'Contact').click()
  await page.getByRole('button', { name: 'Sign Out' }).first().waitFor()
  expect(new URL(page.url()).pathname).toBe('/contact')
  // Pages of somebody who is signed in lead on without that.
  expect(await page.locator('script[type=speculationrules]').count()).toBe(0)
})

test('where React leads on it asks for the routes that it goes to, and for a document where a release came meanwhile', async ({
  visitor,
  origin,
}) => {
  const reader = await visitor()
  const { page, goTo, wake } = reader
  const asked: string[] = []
  page.on('request', (request) => void (request.url().includes('/__manifest') && asked.push(request.url())))
  await goTo('/about')
  await wake()
  expect(asked).toEqual([])
  await page.evaluate(() => document.body.setAttribute('data-same', ''))
  await link(reader, 'Courses').click()
  await page.waitForURL('**/courses')
  expect(await page.locator('body[data-same]').count()).toBe(1)
  expect(asked.map((address) => new URL(address).searchParams.get('paths'))).toEqual(['/courses'])

  await page.route('**/__manifest?*', (route) => route.fulfill({ status: 204, headers: { 'X-Remix-Reload-Document': 'true' } }))
  await link(reader, 'Blog').click()
  await page.waitForURL('**/blog')
  await page.getByRole('heading', { level: 1, name: 'Blog' }).waitFor()
  await expect.poll(() => page.locator('body[data-same]').count()).toBe(0)

  const version = new URL(asked[0]!).searchParams.get('version')
  const many = Array.from({ length: 201 }, (_, at) => `/p${at}`).join()
  const answers = [`paths=/shop&version=${version}`, `paths=/shop&version=older`, `paths=${many}&version=${version}`]
  const statuses = answers.map(async (query) => (await fetch(`${origin}/__manifest?${query}`)).status)
  expect(await Promise.all(statuses)).toEqual([200, 204, 400])
})

test('whoever signs in where React draws the pages has their style sheet before they see one', async ({ visitor, origin }) => {
  const { page, context, goTo } = await visitor()
  const form = { displayName: 'Ines', email: `ines-${crypto.randomUUID().slice(0, 8)}@wellward.test`, password: 'Blue-house-7' }
  await context.request.post('/auth?tab=sign-up', { form, headers: { Origin: origin }, maxRedirects: 0 })
  await goTo('/auth')
  const sheets = () => page.evaluate(() => [...document.styleSheets].map(({ href }) => /(\w+)-[^/]*$/.exec(href ?? '')?.[1]))
  expect(await sheets()).not.toContain('inside')
  const main = page.getByRole('main')
  await main.getByLabel('Email').fill(form.email)
  await page.waitForFunction(() => 'isAwake' in window)
  await page.evaluate(() => document.body.setAttribute('data-same', ''))
  await main.getByLabel('Password').fill(form.password)
  await main.getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('button', { name: 'Sign Out' }).first().waitFor()
  expect(await page.locator('body[data-same]').count()).toBe(1)
  expect((await sheets()).slice(0, 2)).toEqual(['app', 'inside'])
})
