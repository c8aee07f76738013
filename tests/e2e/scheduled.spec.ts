import { DESK, expect, PHONE, signIn, test, type Visitor } from '#tests/support/browser.ts'
import { dayAgo } from '#tests/support/days.ts'
import { deep } from '#tests/support/deep.ts'

const nonce = () => crypto.randomUUID().slice(0, 8)
const dialog = ({ page }: Visitor) => page.getByRole('dialog', { name: 'Edit post' })
const card = ({ page }: Visitor, title: string) => page.getByRole('article').filter({ hasText: title })

const dayFromNow = (days: number) => dayAgo(-days)

async function aDraft(owner: Visitor): Promise<string> {
  const { page, goTo } = owner
  const title = `A planned night ${nonce()}`
  await goTo('/blog-automation/manage')
  await page.getByRole('button', { name: 'New post' }).click()
  await dialog(owner).getByLabel('Title').fill(title)
  await dialog(owner).getByRole('button', { name: /^Save/ }).click()
  await page.getByText('Post updated successfully').first().waitFor()
  return title
}

for (const javaScript of [true, false]) {
  test(
    `a draft is scheduled, rescheduled, published and another one deleted (JavaScript: ${javaScript})`,
    javaScript ? {} : deep('tests/e2e/scheduled.spec.ts'),
    async ({ visitor }) => {
      const owner = await visitor({ javaScript, viewport: javaScript ? DESK : PHONE })
      const { page, goTo, axe } = owner
      await signIn(owner)
      const title = await aDraft(owner)
      await goTo('/blog-automation/scheduled')
      const own = card(owner, title)
      const day = own.getByLabel('Schedule for')
      if (javaScript) {
        await expect.poll(() => day.getAttribute('min')).toBe(dayFromNow(0))
        expect(await day.inputValue()).toBe(dayFromNow(1))
      }
      await day.fill(dayFromNow(3))
      if (!javaScript) await own.getByRole('button', { name: 'Schedule', exact: true }).click()
      await page.getByText('Schedule updated successfully!').first().waitFor()
      await own.getByText('Scheduled', { exact: true }).waitFor()
      expect(await own.getByText(/, 06:00( UTC)?$/).count()).toBe(1)
      await own.getByLabel('Reschedule for').fill(dayFromNow(5))
      if (!javaScript) await own.getByRole('button', { name: 'Reschedule' }).click()
      await expect.poll(() => own.getByLabel('Reschedule for').inputValue()).toBe(dayFromNow(5))
      if (javaScript) expect(await axe()).toEqual([])
      if (javaScript) await page.screenshot({ path: 'screenshots/e2e-scheduled.png', fullPage: true })

      await own.getByLabel('Reschedule for').fill(dayFromNow(-2))
      await own.getByRole('button', { name: 'Reschedule' }).click()
      await own.getByText('Choose today or a later day.').waitFor()

      await page.getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'Calendar' }).click()
      await page.waitForURL('**/scheduled?view=calendar')
      if (dayFromNow(5).slice(0, 7) !== dayFromNow(0).slice(0, 7)) await page.getByRole('link', { name: 'Later' }).click()
      await page.getByRole('link', { name: new RegExp(title) }).waitFor()
      if (javaScript) expect(await axe()).toEqual([])
      if (javaScript) await page.screenshot({ path: 'screenshots/e2e-calendar.png', fullPage: true })

      await goTo('/blog-automation/scheduled')
      await own.getByRole('button', { name: 'Publish Now' }).click()
      await page.getByText('Post published successfully!').first().waitFor()
      expect(await own.count()).toBe(0)

      const other = await aDraft(owner)
      await goTo('/blog-automation/scheduled')
      await card(owner, other).getByRole('button', { name: 'Delete' }).click()
      const question = page.getByRole('alertdialog')
      await question.getByText('Are you sure you want to delete this post?').waitFor()
      await question.getByRole('button', { name: 'OK' }).click()
      await page.getByText('Post deleted successfully!').first().waitFor()
      expect(await card(owner, other).count()).toBe(0)
    },
  )
}

test(
  'a post planned for today’s six o’clock that has passed is published within two minutes, and the ledger shows it',
  deep('app/features/blog/managing/manage-posts.server.test.ts'),
  async ({ visitor }) => {
    // Where it is past six now, whenever the test runs.
    const timeZone = new Date().getUTCHours() >= 6 ? 'UTC' : 'Pacific/Kiritimati'
    const owner = await visitor({ timeZone })
    const { page, goTo, axe } = owner
    await signIn(owner)
    const title = await aDraft(owner)
    await goTo('/blog-automation/scheduled')
    const own = card(owner, title)
    const today = new Date().toLocaleDateString('en-CA', { timeZone })
    await own.getByLabel('Schedule for').fill(today)
    await page.getByText('Schedule updated successfully!').first().waitFor()
    await expect
      .poll(
        async () => {
          await goTo('/blog-automation/scheduled?view=ledger')
          return page.getByRole('row').filter({ hasText: title }).count()
        },
        { timeout: 120_000, interval: 2_000 },
      )
      .toBe(1)
    const line = page.getByRole('row').filter({ hasText: title })
    expect(await line.getByText('Not yet').count()).toBe(0)
    expect(await line.getByText('None').count()).toBe(1)
    expect(await axe()).toEqual([])
    await page.screenshot({ path: 'screenshots/e2e-ledger.png' })
  },
)

test(
  'a date that is typed is sent whole, once one goes on from it, and one that has passed is refused in words',
  deep('tests/e2e/scheduled.spec.ts'),
  async ({ visitor }) => {
    const owner = await visitor()
    const { page, goTo, wake } = owner
    await signIn(owner)
    const title = await aDraft(owner)
    await goTo('/blog-automation/scheduled')
    await wake()
    const own = card(owner, title)
    const year = new Date().getUTCFullYear() + 1
    await own.getByLabel('Schedule for').focus()
    await page.keyboard.type(`1224${year}`, { delay: 800 })
    expect(await page.getByText('Schedule updated successfully!').count()).toBe(0)
    expect(await own.getByLabel('Schedule for').inputValue()).toBe(`${year}-12-24`)
    await page
      .getByRole('searchbox')
      .or(page.getByRole('heading', { level: 1 }))
      .first()
      .click()
    await page.getByText('Schedule updated successfully!').first().waitFor()
    await expect.poll(() => own.getByLabel('Reschedule for').inputValue()).toBe(`${year}-12-24`)
    await own.getByLabel('Reschedule for').fill(dayFromNow(-2))
    await own.getByText('Choose today or a later day.').waitFor()
  },
)

test('a date that is chosen before React has arrived is sent too', deep('tests/e2e/early-text.spec.ts'), async ({ visitor }) => {
  const owner = await visitor()
  const { page, context } = owner
  await signIn(owner)
  const title = await aDraft(owner)
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
  await context.route('**/assets/*.js', (route) => arrived.then(() => route.continue()))
  await page.goto('/blog-automation/scheduled', { waitUntil: 'commit' })
  await card(owner, title)
    .getByLabel('Schedule for')
    .fill(`${new Date().getUTCFullYear() + 1}-12-24`)
  arrive()
  await page.getByText('Schedule updated successfully!').first().waitFor()
})
