import { afterAll, beforeAll } from 'vitest'

import { aPerson, PASSWORD } from '#tests/support/account.ts'
import { DESK, expect, PHONE, signIn, startTrial, test as base, type Visitor } from '#tests/support/browser.ts'
import { discardProduct, startProduct, type Product } from '#tests/support/product.ts'
import { startStripe, type StripeStandIn } from '#tests/support/stripe-stand-in.ts'

let stripe: StripeStandIn
let product: Product

beforeAll(async () => {
  stripe = await startStripe()
  product = await startProduct({
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_API_BASE: stripe.base,
  })
  stripe.tellTo(`${product.origin}/api/stripe/webhook`)
})
afterAll(async () => {
  await discardProduct(product)
  await stripe.close()
})

/** Visitors of a product that takes payments. */
const test = base.extend<{ origin: string }>({ origin: async ({}, use) => use(product.origin) })

const HERE = '/profile/membership'

async function buy({ page, goTo }: Visitor, plan: string) {
  await goTo('/pricing')
  await page.getByRole('button', { name: `Choose ${plan}` }).click()
  await page.getByRole('heading', { name: 'Stripe' }).waitFor()
  stripe.pay()
  await stripe.allTold()
  await goTo(`${HERE}?paid=1`)
}

/** Presses a button that asks first, and says OK. */
async function ask({ page }: Visitor, name: string) {
  await page.getByRole('button', { name, exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
}

const state = ({ page }: Visitor, headline: string) => page.getByRole('heading', { level: 2, name: headline }).waitFor()
const picture = ({ page }: Visitor, name: string) =>
  page.screenshot({ path: `screenshots/e2e-membership-${name}.png`, fullPage: true })

test('a member buys the annual plan, fails to pay once, cancels with a reason and stays to the end', async ({ visitor }) => {
  const member = await visitor({ viewport: DESK })
  const { page, goTo, axe } = member
  await startTrial(member, 'Maya')
  await goTo(HERE)
  await state(member, 'Your free trial is running')
  expect(await axe()).toEqual([])
  await picture(member, 'trial')

  await buy(member, 'Annual')
  await state(member, 'You are a member')
  for (const words of ['$199 a year', 'Annual · $199']) await page.getByText(words).first().waitFor()
  expect(await axe()).toEqual([])
  await picture(member, 'active')

  stripe.renew(false)
  await stripe.allTold()
  await goTo(HERE)
  await state(member, 'Your last payment did not go through')
  await page.getByText('Open until').waitFor()
  await picture(member, 'past-due')
  stripe.renew(true)
  await stripe.allTold()

  await goTo(HERE)
  await page.getByText('Cancel the membership').click()
  const cancel = page.getByRole('button', { name: 'Cancel at the end of the period' })
  await page.getByLabel('In your own words').fill('Too many lessons')
  await cancel.click()
  await page.getByText('Please choose a reason').waitFor()
  expect(await page.getByLabel('In your own words').inputValue()).toBe('Too many lessons')
  await page.getByLabel('Why do you leave?').selectOption('time')
  for (const _ of [1, 2, 3]) stripe.failNext('/v1/subscriptions')
  await cancel.click()
  await page.getByText('Stripe, which handles payments, does not answer').waitFor()
  expect(await page.getByLabel('In your own words').inputValue()).toBe('Too many lessons')
  expect(await page.getByLabel('Why do you leave?').inputValue()).toBe('time')
  await goTo(HERE)
  await page.getByText('Cancel the membership').click()
  await page.getByLabel('Why do you leave?').selectOption('time')
  await page.getByLabel('In your own words').fill('Too many lessons')
  await cancel.click()
  await state(member, 'Your membership is cancelled')
  await page.getByText('“Too many lessons”').waitFor()
  await page.getByText('Open until').waitFor()
  expect(await axe()).toEqual([])
  await picture(member, 'cancelled')
  const answer = await page.evaluate(async () => {
    const said = await fetch('/api/functions/check-subscription', { method: 'POST' })
    return (await said.json()) as unknown
  })
  expect(answer).toMatchObject({ subscribed: true, status: 'cancelled', plan: 'annual' })
})

test('on a phone, in the dark, without a script: buy, and have the money back', async ({ visitor }) => {
  const withScript = await visitor({ viewport: PHONE, colorScheme: 'dark' })
  await startTrial(withScript, 'Noor')
  await buy(withScript, 'Monthly')
  await state(withScript, 'You are a member')
  await picture(withScript, 'phone-dark')
  const plain = await visitor({ viewport: PHONE, colorScheme: 'dark', javaScript: false })
  await plain.context.addCookies(await withScript.context.cookies())
  await plain.goTo(HERE)
  await ask(plain, 'Get your money back')
  await plain.page.getByText('Paid back', { exact: true }).waitFor()
  await state(plain, 'Your membership was paid back')
  await picture(plain, 'refunded')
  await plain.page.getByRole('link', { name: 'See the plans' }).click()
  await plain.page.getByRole('button', { name: 'Choose Lifetime' }).waitFor()
  await picture(plain, 'pricing-phone')
  await plain.page.getByRole('button', { name: 'Choose Lifetime' }).click()
  await plain.page.getByRole('heading', { name: 'Stripe' }).waitFor()
})

/** The coach takes a lesson out of the trial. */
async function keepForMembers({ page, goTo }: Visitor, course: string, title: string) {
  const main = page.getByRole('main')
  await goTo('/admin/courses')
  await main.getByRole('link', { name: course, exact: true }).click()
  await main.getByRole('link', { name: title, exact: true }).click()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  await page.getByLabel('Opens in the trial').uncheck()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Lesson saved').first().waitFor()
}

test('from the trial over a lesson and a second browser to the purchase, and back out', async ({ visitor }) => {
  const owner = await visitor()
  await signIn(owner)
  await keepForMembers(owner, 'Sleep on ordinary nights', 'Awake at three')

  const person = await visitor()
  await startTrial(person, 'Tilda')
  const course = '/courses/sleep-on-ordinary-nights'
  await person.goTo(`${course}/sleep-pressure-and-clock`)
  await person.page.getByRole('button', { name: 'Mark as done' }).click()
  await person.page.getByRole('button', { name: 'Not done yet' }).waitFor()

  const phone = await visitor({ viewport: PHONE })
  await phone.context.addCookies(await person.context.cookies())
  await phone.goTo(course)
  await phone.page.getByRole('main').getByText('1 of 4 done').waitFor()
  const title = { level: 1, name: 'Awake at three' } as const
  await phone.page.getByRole('link', { name: title.name }).click()
  await phone.page.getByRole('heading', title).waitFor()
  await phone.page.getByRole('heading', { name: 'This lesson is locked' }).waitFor()
  await phone.page.getByRole('main').getByRole('link', { name: 'See the plans' }).click()
  await phone.page.waitForURL('**/pricing')

  await buy(phone, 'Monthly')
  await state(phone, 'You are a member')
  await phone.goTo(course)
  await phone.page.getByRole('link', { name: title.name }).click()
  await phone.page.getByRole('heading', title).waitFor()
  await phone.page.getByRole('button', { name: 'Mark as done' }).click()
  await phone.page.getByRole('button', { name: 'Not done yet' }).waitFor()
  expect(await phone.page.getByRole('heading', { name: 'This lesson is locked' }).count()).toBe(0)

  await person.goTo(HERE)
  await person.page.getByText('Cancel the membership').click()
  await person.page.getByLabel('Why do you leave?').selectOption('time')
  await person.page.getByRole('button', { name: 'Cancel at the end of the period' }).click()
  await state(person, 'Your membership is cancelled')
  // What was paid for stays open to its end.
  await person.goTo(course)
  await person.page.getByRole('main').getByText('2 of 4 done').waitFor()
})

test('a visitor’s choice waits behind the sign-in, and a lifetime can be bought beside the plan', async ({ visitor }) => {
  const email = await aPerson(await visitor())
  const buyer = await visitor({ viewport: PHONE, colorScheme: 'dark' })
  const { page, goTo, axe } = buyer
  const main = page.getByRole('main')
  await goTo('/pricing')
  expect(await axe()).toEqual([])
  await picture(buyer, 'pricing')
  await page.getByRole('button', { name: 'Choose Monthly' }).click()
  await page.waitForURL('**/auth?next=%2Fpricing%3Fplan%3Dmonthly')
  await page.getByText('then you go on to Monthly, $29 per month.').waitFor()
  expect(await axe()).toEqual([])
  await picture(buyer, 'chosen-auth')
  await main.getByLabel('Email').fill(email)
  await main.getByLabel('Password').fill(PASSWORD)
  await main.getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('heading', { name: 'You chose Monthly' }).waitFor()
  expect(await axe()).toEqual([])
  await picture(buyer, 'chosen')
  await page.getByRole('button', { name: 'Go on to the payment' }).click()
  await page.getByRole('heading', { name: 'Stripe' }).waitFor()
  stripe.pay()
  await stripe.allTold()

  await goTo('/pricing')
  await page.getByText('Your plan', { exact: true }).waitFor()
  expect(await main.getByRole('link', { name: /free/i }).count()).toBe(0)
  expect(await axe()).toEqual([])
  await picture(buyer, 'pricing-member')
  await page.getByRole('button', { name: 'Choose Annual' }).click()
  await page.getByText('You have Monthly already. Here you can change it.').first().waitFor()
  await goTo('/pricing')
  await page.getByText('Monthly is not charged any more then.').waitFor()
  await page.getByRole('button', { name: 'Choose Lifetime' }).click()
  await page.getByRole('heading', { name: 'Stripe' }).waitFor()
  stripe.pay()
  await stripe.allTold()
  await goTo(HERE)
  await state(buyer, 'You are a member for life')
})
