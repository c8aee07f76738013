import { DESK, expect, isFocused, PHONE, startTrial, test, type Visitor } from '#tests/support/browser.ts'
import { dayAgo as day } from '#tests/support/days.ts'
import { deep } from '#tests/support/deep.ts'

/** Logs seven days in a row and looks at what that brought. */
async function haveEarned({ context, origin, goTo }: Visitor) {
  for (const daysAgo of [6, 5, 4, 3, 2, 1, 0]) {
    const form = { date: day(daysAgo), shown: day(daysAgo), steps: '6240', timeZone: 'Europe/Berlin' }
    const answer = await context.request.post('/dashboard', { form, headers: { Origin: origin }, maxRedirects: 0 })
    expect(answer.status()).toBe(303)
  }
  await goTo('/dashboard')
}

const shownPicture = ({ page }: Visitor) => page.getByRole('img', { name: 'Seven days in a row' })

/** The width that its file has; 0 while it is not there. */
const widthOf = (person: Visitor) => shownPicture(person).evaluate((image: HTMLImageElement) => image.naturalWidth)

test(
  'an earned achievement is shared as a picture, by keyboard',
  deep('app/routes/member/achievements.server.test.ts'),
  async ({ visitor }) => {
    const person = await visitor({ viewport: PHONE })
    const { page, context, axe, axeColours, wake } = person
    // Stands in for the browser’s own sheet, which no test can press.
    await page.addInitScript(() => {
      const shared: { name: string; type: string; size: number }[] = []
      const share = ({ files = [] }: ShareData) => {
        shared.push(...files.map(({ name, type, size }) => ({ name, type, size })))
        return Promise.resolve()
      }
      Object.assign(navigator, {
        canShare: () => true,
        share: (data: ShareData) => (shared.length > 0 ? Promise.reject(new Error()) : share(data)),
      })
      Object.assign(window, { shared })
    })
    await startTrial(person, 'Maya')
    await haveEarned(person)
    await page.getByRole('link', { name: 'All, and to share' }).click()
    await page.getByRole('heading', { level: 1, name: 'Achievements' }).waitFor()
    await page.getByText('7 of 30 days in your longest run; 23 to go on the run you are on').waitFor()
    await shownPicture(person).scrollIntoViewIfNeeded()
    await expect.poll(() => widthOf(person)).toBe(1200)
    expect(await axe()).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.reload()
    expect(await axeColours()).toEqual([])

    await wake()
    await page.getByLabel('The day').focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    expect(await isFocused(page.getByLabel('My first name, Maya'))).toBe(true)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/health\/achievements\?date=on$/)
    await expect.poll(() => shownPicture(person).getAttribute('src')).toBe('/health/achievements/7_day_streak.png?date=on')
    expect(await page.getByLabel('The day').isChecked()).toBe(true)

    await page.getByRole('button', { name: 'Share the picture: Seven days in a row' }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate('shared.length')).toBe(1)
    const bytes = (await (await context.request.get('/health/achievements/7_day_streak.png?date=on')).body()).length
    expect(await page.evaluate('shared')).toEqual([{ name: 'seven-days-in-a-row.png', type: 'image/png', size: bytes }])
    await page.keyboard.press('Enter')
    await page.getByText('This could not be shared. The download is here as well.').waitFor()
  },
)

test(
  'the picture is downloaded without JavaScript, and is nobody else’s',
  deep('app/routes/member/achievements.server.test.ts'),
  async ({ visitor }) => {
    const person = await visitor({ javaScript: false, viewport: DESK })
    const { page, goTo } = person
    await startTrial(person, 'Noor')
    await haveEarned(person)
    await goTo('/health/achievements')
    await page.getByLabel('My first name, Noor').check()
    await page.getByRole('button', { name: 'Draw them so' }).click()
    await page.waitForURL(/\/health\/achievements\?name=on$/)
    expect(await page.getByRole('button', { name: /Share/ }).count()).toBe(0)
    const link = page.getByRole('link', { name: 'Download the picture: Seven days in a row' })
    const [file] = await Promise.all([page.waitForEvent('download'), link.click()])
    expect(file.suggestedFilename()).toBe('seven-days-in-a-row.png')
    expect(await file.failure()).toBeNull()

    const address = '/health/achievements/7_day_streak.png'
    const other = await visitor()
    expect((await other.context.request.get(address, { maxRedirects: 0 })).headers()['location']).toMatch(/^\/auth\?next=/)
    await startTrial(other, 'Ole')
    expect((await other.context.request.get(address)).status()).toBe(404)
    await other.goTo('/health/achievements')
    await other.page.getByRole('heading', { name: 'Complete challenges to earn achievements!' }).waitFor()
    expect(await other.axe()).toEqual([])
  },
)

test(
  'days of rest have a mark of their own in the year, and a column beside it',
  deep('app/routes/member/achievements.server.test.ts'),
  async ({ visitor }) => {
    const person = await visitor({ viewport: PHONE })
    const { page, goTo, axe, axeColours, context, origin } = person
    await startTrial(person, 'Ann')
    await haveEarned(person)
    for (const daysAgo of [2, 3]) {
      const form = { intent: 'remove', date: day(daysAgo) }
      await context.request.post('/dashboard', { form, headers: { Origin: origin }, maxRedirects: 0 })
    }
    await goTo('/health/rests')
    await page.getByLabel('Why').selectOption('sick')
    await page.getByLabel('First day').fill(day(3))
    await page.getByLabel('Last day').fill(day(2))
    await page.getByRole('button', { name: 'Save this rest' }).click()
    await page.getByText('Rest saved').first().waitFor()
    await goTo('/dashboard')
    const streak = page.getByRole('region', { name: /streak/i })
    await streak.getByRole('img', { name: 'Year of check-ins: 2 days in a row up to today, 2 days of rest' }).waitFor()
    expect(await streak.locator('.year path.year-rest').getAttribute('d')).toMatch(/^(M[\d ]+m2 5h6){2}$/)
    expect(await streak.locator('.year-key').innerText()).toMatch(/all six\s*rest/)
    await streak.getByText('As a table').press('Enter')
    const rests = await streak.locator('tbody td:nth-child(4)').allInnerTexts()
    expect(rests.reduce((sum, count) => sum + Number(count), 0)).toBe(2)
    expect(await axe()).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.reload()
    expect(await axeColours()).toEqual([])
  },
)
