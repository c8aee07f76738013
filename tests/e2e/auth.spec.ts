import { signInWith } from '#tests/support/account.ts'
import { expect, startTrial, test } from '#tests/support/browser.ts'
import { deep } from '#tests/support/deep.ts'
import { mailTo } from '#tests/support/outbox.ts'

const PASSWORD = 'Newsreader-9'
const newAddress = () => `person-${crypto.randomUUID().slice(0, 8)}@wellward.test`

test('sign up, confirm by mail, sign in, sign out', async ({ visitor, dataDir }) => {
  const person = await visitor()
  const { page, goTo, axe } = person
  const email = newAddress()
  await goTo('/auth?tab=sign-up')
  await page.getByText('Join our wellness community').waitFor()
  const main = page.getByRole('main')
  expect(await axe()).toEqual([])
  await main.getByLabel('Display Name').fill('Ida <script>alert(1)</script> Berg')
  await main.getByLabel('Email').fill(email)
  await main.getByLabel('Password').fill(PASSWORD)
  await main.getByRole('button', { name: 'Create Account' }).click()
  await page.getByText('Account created! Please check your email to verify your account.').waitFor()
  expect(new URL(page.url()).pathname).toBe('/auth')
  expect(await main.getByLabel('Email').inputValue()).toBe(email)
  expect(await page.getByRole('link', { name: 'Sign In' }).first().isVisible()).toBe(true)

  const mail = await mailTo(dataDir, email, /verify|confirm/i)
  await page.goto(mail.link)
  expect(await axe()).toEqual([])
  await page.getByRole('button', { name: 'Confirm email' }).click()
  await page.waitForURL((url) => url.pathname === '/auth' || url.pathname === '/')
  await page.goto(mail.link)
  expect(await page.getByRole('button', { name: 'Confirm email' }).count()).toBe(0)

  await signInWith(person, email, PASSWORD)
  await page.getByRole('link', { name: 'Ida Berg' }).waitFor()
  await goTo('/auth')
  expect(new URL(page.url()).pathname).toBe('/')
  await page.getByRole('button', { name: 'Sign Out' }).first().click()
  await page.waitForURL('**/auth')
  await goTo('/dashboard')
  expect(new URL(page.url()).pathname).toBe('/auth')
})

test('an address that is registered is said to be', async ({ visitor }) => {
  const person = await visitor()
  const email = await startTrial(person, 'Twice')
  const { page, goTo } = await visitor({ javaScript: false })
  await goTo('/auth?tab=sign-up')
  const main = page.getByRole('main')
  await main.getByLabel('Email').fill(email.toUpperCase())
  await main.getByLabel('Password').fill(PASSWORD)
  await main.getByRole('button', { name: 'Create Account' }).click()
  await page.getByText('This email is already registered. Please try signing in instead.').first().waitFor()
  expect(await main.getByLabel('Password').inputValue()).toBe('')
})

test('the sentences of the spec stand beside what is wrong, and a second attempt within 5 seconds waits', async ({ visitor }) => {
  const { page, goTo } = await visitor()
  await goTo('/auth?tab=sign-up')
  const main = page.getByRole('main')
  await main.getByLabel('Email').fill('nobody@nowhere')
  await main.getByLabel('Password').fill('short')
  await main.getByRole('button', { name: 'Create Account' }).click()
  await page.getByText('Please enter a valid email address').first().waitFor()
  await page
    .getByText('Password must be at least 8 characters long and contain uppercase, lowercase, and numeric characters.')
    .first()
    .waitFor()
  await main.getByRole('button', { name: 'Create Account' }).click()
  await page.getByText('Too many attempts. Please wait 5 seconds before trying again.').first().waitFor()
})

test('a wrong password and an unknown address read the same', async ({ visitor }) => {
  const said: string[] = []
  for (const email of ['owner@wellward.test', newAddress()]) {
    const { page, goTo } = await visitor()
    await goTo('/auth')
    await page.getByRole('main').getByLabel('Email').fill(email)
    await page.getByRole('main').getByLabel('Password').fill('Wrong-Password-1')
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
    const sentence = page.getByText('Invalid email or password. Please check your credentials and try again.').first()
    await sentence.waitFor()
    said.push(await sentence.innerText())
  }
  expect(said[0]).toBe(said[1])
})

test('a reset link sets a new password once and ends every session', async ({ visitor, dataDir }) => {
  const elsewhere = await visitor()
  const email = await startTrial(elsewhere, 'Resa')
  const { page, goTo, axe } = await visitor()
  await goTo('/auth?tab=reset')
  await page.getByRole('main').getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send Reset Email' }).click()
  await page.getByText("We've sent password reset instructions to your email address.").waitFor()
  await page.getByText('Password reset email sent!').waitFor()
  expect(await axe()).toEqual([])
  const { link } = await mailTo(dataDir, email, /reset|password/i)
  await page.goto(link)
  expect(await axe()).toEqual([])
  await page
    .getByRole('main')
    .getByLabel(/password/i)
    .first()
    .fill(PASSWORD)
  await page.getByRole('main').getByRole('button').last().click()
  await page.waitForURL((url) => !url.search.includes('token'))

  await elsewhere.goTo('/dashboard')
  expect(new URL(elsewhere.page.url()).pathname).toBe('/auth')
  await page.goto(link)
  expect(
    await page
      .getByText(/no longer|expired|used/i)
      .first()
      .isVisible(),
  ).toBe(true)

  const back = await visitor()
  await signInWith(back, email, PASSWORD)
  await back.page.waitForURL((url) => url.pathname === '/')
})

test(
  'a known address gets a sign-in link by mail and no session',
  deep('tests/e2e/auth.spec.ts'),
  async ({ visitor, dataDir }) => {
    const owner = await visitor()
    const email = await startTrial(owner, 'Lina')
    const { page, goTo } = await visitor()
    await goTo('/trial')
    await page.getByLabel('First name').fill('Somebody')
    await page.getByRole('main').getByLabel('Email').fill(email)
    await page.getByRole('main').getByRole('button', { name: 'Start Free Trial' }).click()
    await page.waitForURL('**/auth?**')
    const { link } = await mailTo(dataDir, email, /sign/i)
    await page.goto(link)
    await page.getByRole('main').getByRole('button').first().click()
    await page.waitForURL('**/dashboard')
    await page.getByRole('heading', { level: 1, name: 'Welcome Back, Lina' }).waitFor()
  },
)
