import { DESK, expect, PHONE, startTrial, test } from '#tests/support/browser.ts'
import { deep } from '#tests/support/deep.ts'

const LOG_IN = 'Please log in to start your trial'

test('the page says everything that the spec lists, at both widths and in both themes', async ({ visitor }) => {
  for (const look of [{ viewport: PHONE, colorScheme: 'dark' } as const, { viewport: DESK, colorScheme: 'light' } as const]) {
    const { page, goTo, axe } = await visitor(look)
    await goTo('/courses')
    const main = page.getByRole('main')
    for (const name of ['Courses', 'Offer and Pricing', "What's Inside", 'How It Works', 'Guarantee', 'The curriculum']) {
      await main.getByRole('heading', { name, exact: true }).waitFor()
    }
    expect(await main.innerText()).toMatch(/\$99[^]*\$499/)
    expect(await main.getByRole('region', { name: "What's Inside" }).getByRole('heading', { level: 3 }).count()).toBe(5)
    expect(await main.getByRole('region', { name: 'How It Works' }).getByRole('listitem').count()).toBe(4)
    expect(await main.getByRole('heading', { level: 4, name: 'Goal' }).count()).toBe(5)
    expect(await axe()).toEqual([])
  }
})

test('See the curriculum goes there', async ({ visitor }) => {
  const { page, goTo } = await visitor()
  await goTo('/courses')
  await page.getByRole('link', { name: 'See the curriculum' }).click()
  await expect
    .poll(() => page.evaluate(() => document.getElementById('curriculum')!.getBoundingClientRect().top))
    .toBeLessThan(200)
})

test(
  'a visitor who wants the trial is told to log in, with the first click already',
  deep('tests/e2e/courses.spec.ts'),
  async ({ visitor, origin }) => {
    const { page, goTo, axe } = await visitor()
    await goTo('/courses')
    await page.getByRole('button', { name: 'Start free trial' }).first().click()
    await page.getByRole('alert').getByText(LOG_IN).waitFor()
    expect(page.url()).toBe(`${origin}/courses`)
    expect(await axe()).toEqual([])
  },
)

test('without JavaScript the same button leads to the sign-in, which says why', async ({ visitor, origin }) => {
  const { page, goTo } = await visitor({ javaScript: false })
  await goTo('/courses')
  await page.getByRole('button', { name: 'Start free trial' }).first().click()
  expect(page.url()).toBe(`${origin}/auth?next=%2Ftrial`)
  await page.getByText(LOG_IN).waitFor()
})

test(
  'for somebody signed in it opens the dialog, whose button leads on',
  deep('tests/e2e/courses.spec.ts'),
  async ({ visitor, origin }) => {
    const person = await visitor()
    const { page, axe } = person
    await startTrial(person, 'Cora')
    await person.goTo('/courses?view=all')
    await page.getByRole('button', { name: 'Start free trial' }).first().press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Start Your 7-Day Free Trial' })
    await dialog.waitFor()
    expect(await axe()).toEqual([])
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Start free trial' }).first().click()
    await dialog.getByRole('link', { name: 'Start Free Trial' }).click()
    await page.waitForURL(`${origin}/trial`)
  },
)

for (const viewport of [PHONE, DESK]) {
  const title = `on a trial the page is one’s own courses, and sells nothing, at ${viewport.width}`
  test(title, viewport === PHONE ? {} : deep('tests/e2e/courses.spec.ts'), async ({ visitor, origin }) => {
    const person = await visitor({ viewport })
    const { page, goTo, axe } = person
    await startTrial(person, 'Cleo')
    await goTo('/courses')
    const main = page.getByRole('main')
    await main.getByRole('heading', { level: 1, name: 'Your courses' }).waitFor()
    expect(await main.innerText()).not.toMatch(/free trial|\$|Guarantee|Offer/i)
    expect(await main.getByRole('listitem').count()).toBeGreaterThanOrEqual(5)
    expect(await axe()).toEqual([])
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
    await main.getByRole('link', { name: 'About the courses' }).click()
    await main.getByRole('heading', { name: 'Offer and Pricing' }).waitFor()
    expect(page.url()).toBe(`${origin}/courses?view=all`)
    await main.getByRole('heading', { level: 1, name: 'Courses', exact: true }).waitFor()
  })
}

test('while its list is on the way the page says so', async ({ visitor }) => {
  const { page, context, goTo, wake } = await visitor()
  await goTo('/about')
  await wake()
  const answer = Promise.withResolvers<void>()
  await context.route('**/courses.data*', async (route) => {
    await answer.promise
    await route.continue()
  })
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Courses' }).click()
  await page.getByText('Loading courses...').waitFor()
  answer.resolve()
  await page.getByRole('heading', { name: "What's Inside" }).waitFor()
  expect(await page.getByText('Loading courses...').count()).toBe(0)
})
