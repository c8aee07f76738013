import { DESK, expect, PHONE, signIn, startTrial, test } from '#tests/support/browser.ts'
import { deep } from '#tests/support/deep.ts'
import { haveSignedUp, PASSWORD } from '#tests/support/http-account.ts'
import { OWNER } from '#tests/support/product.ts'

for (const javaScript of [true, false]) {
  test(
    `a visitor at the owner’s page is told to log in, there and on /auth, and the owner comes back to it (JavaScript: ${javaScript})`,
    javaScript ? {} : deep('tests/e2e/guard.spec.ts'),
    async ({ visitor }) => {
      const { page, goTo, context, axe } = await visitor({ javaScript, viewport: javaScript ? DESK : PHONE })
      await goTo('/blog-automation/manage?filter=drafts')
      await page.getByRole('main').getByText('You must be logged in to access this page.').waitFor()
      expect(await page.getByRole('main').getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/auth')
      await page.waitForURL('**/auth')
      const toast = page.locator('.toast-error')
      await toast.getByText('Access Denied').waitFor()
      expect(await toast.innerText()).toContain('You must be logged in to access this page.')
      expect(await page.getByText("You don't have permission to access this page.").count()).toBe(0)
      if (javaScript) expect(await axe()).toEqual([])
      await page.getByRole('main').getByLabel('Email').fill(OWNER.email)
      await page.getByRole('main').getByLabel('Password').fill(OWNER.password)
      await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
      await page.waitForURL('**/blog-automation/manage?filter=drafts')
      expect((await context.cookies()).filter(({ name }) => name.endsWith('place'))).toEqual([])
    },
  )
}

test(
  'a member who strayed there goes home after signing in, as ever',
  deep('tests/e2e/guard.spec.ts'),
  async ({ visitor, origin }) => {
    const stranger = await visitor()
    const { page, goTo, context } = stranger
    const email = await haveSignedUp(origin)
    await goTo('/admin/people?q=ann')
    await page.waitForURL('**/auth')
    await signIn(stranger, { email, password: PASSWORD })
    expect((await context.cookies()).filter(({ name }) => name.endsWith('place'))).toEqual([])
    await goTo('/admin/people')
    await page.getByRole('main').getByText("You don't have permission to access this page.").waitFor()
    expect(await page.getByRole('main').getByRole('link', { name: 'Go Home' }).getAttribute('href')).toBe('/')
    await page.waitForURL((url) => url.pathname === '/')
    await page.locator('.toast-error').getByText("You don't have permission to access this page.").waitFor()
  },
)

test('a file of the owner’s is no place to come back to', async ({ visitor }) => {
  const { page, goTo, context } = await visitor()
  await goTo('/shop/manage/products.csv')
  expect(await page.getByText('You must be logged in').count()).toBe(1)
  expect((await context.cookies()).filter(({ name }) => name.endsWith('place'))).toEqual([])
})

for (const javaScript of [true, false]) {
  test(
    `a known address at /trial reads on /auth where to look, in words that reveal nothing (JavaScript: ${javaScript})`,
    deep('tests/e2e/guard.spec.ts'),
    async ({ visitor }) => {
      const known = await startTrial(await visitor(), 'Known')
      const somebody = await visitor({ javaScript, viewport: PHONE })
      const { page, goTo, axe } = somebody
      await goTo('/trial')
      await page.getByLabel('First name').fill('Other')
      await page.getByRole('main').getByLabel('Email').fill(known)
      await page.getByRole('main').getByRole('button', { name: 'Start Free Trial' }).click()
      await page.getByText('Your 7-day free trial is ready.').waitFor()
      await page.waitForURL('**/auth?next=%2Fdashboard')
      await page.getByText('If this address has an account, or had a trial, we have mailed a link that signs you in.').waitFor()
      if (javaScript) expect(await axe()).toEqual([])
      await page.screenshot({ path: `screenshots/e2e-auth-mailed-${javaScript}.png` })
    },
  )
}
