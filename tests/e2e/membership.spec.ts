import { sql } from 'drizzle-orm'

import { DESK, expect, PHONE, signIn, startTrial, type Visitor } from '#tests/support/browser.ts'
import { deep } from '#tests/support/deep.ts'
import { PATH, payingProduct, picture, state } from '#tests/support/paying-product.ts'
import { inDatabaseOf } from '#tests/support/product-database.ts'

const { own, test, buy } = payingProduct()

/** Presses a button that asks first, and says OK. */
async function ask({ page }: Visitor, name: string) {
  await page.getByRole('button', { name, exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
}

test(
  'a member buys the annual plan, fails to pay once, cancels with a reason and stays to the end',
  deep('tests/e2e/becoming-member.spec.ts'),
  async ({ visitor }) => {
    const member = await visitor({ viewport: DESK })
    const { page, goTo, axe } = member
    await startTrial(member, 'Maya')
    await goTo(PATH)
    await state(member, 'Your free trial is running')
    expect(await axe()).toEqual([])
    await picture(member, 'trial')

    await buy(member, 'Annual')
    await state(member, 'You are a member')
    for (const words of ['$199 a year', 'Annual · $199']) await page.getByText(words).first().waitFor()
    expect(await axe()).toEqual([])
    await picture(member, 'active')

    own.stripe.renew(false)
    await own.stripe.allDelivered()
    await goTo(PATH)
    await state(member, 'Your last payment did not go through')
    await page.getByText('Open until').waitFor()
    await picture(member, 'past-due')
    own.stripe.renew(true)
    await own.stripe.allDelivered()

    await goTo(PATH)
    await page.getByText('Cancel the membership').click()
    const cancel = page.getByRole('button', { name: 'Cancel at the end of the period' })
    await page.getByLabel('In your own words').fill('Too many lessons')
    await cancel.click()
    await page.getByText('Please choose a reason').waitFor()
    expect(await page.getByLabel('In your own words').inputValue()).toBe('Too many lessons')
    await page.getByLabel('Why are you leaving?').selectOption('time')
    for (const _ of [1, 2, 3]) own.stripe.failNext('/v1/subscriptions')
    await cancel.click()
    await page.getByText('Stripe, which handles payments, does not answer').waitFor()
    expect(await page.getByLabel('In your own words').inputValue()).toBe('Too many lessons')
    expect(await page.getByLabel('Why are you leaving?').inputValue()).toBe('time')
    await goTo(PATH)
    await page.getByText('Cancel the membership').click()
    await page.getByLabel('Why are you leaving?').selectOption('time')
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
  },
)

test(
  'on a phone, in the dark, without a script: buy, and have the money back',
  deep('tests/e2e/becoming-member.spec.ts'),
  async ({ visitor }) => {
    const withScript = await visitor({ viewport: PHONE, colorScheme: 'dark' })
    await startTrial(withScript, 'Noor')
    await buy(withScript, 'Monthly')
    await state(withScript, 'You are a member')
    await picture(withScript, 'phone-dark')
    const plain = await visitor({ viewport: PHONE, colorScheme: 'dark', javaScript: false })
    await plain.context.addCookies(await withScript.context.cookies())
    await plain.goTo(PATH)
    await ask(plain, 'Get your money back')
    await plain.page.getByText('Paid back', { exact: true }).waitFor()
    await state(plain, 'Your membership was paid back')
    await picture(plain, 'refunded')
    await plain.page.getByRole('link', { name: 'See the plans' }).click()
    await plain.page.getByRole('button', { name: 'Choose Lifetime' }).waitFor()
    await picture(plain, 'pricing-phone')
    await plain.page.getByRole('button', { name: 'Choose Lifetime' }).click()
    await plain.page.getByRole('heading', { name: 'Stripe' }).waitFor()
  },
)

test(
  'a refund that Stripe refuses is on its way, and says so until it is there',
  deep('tests/e2e/becoming-member.spec.ts'),
  async ({ visitor }) => {
    const member = await visitor({ viewport: PHONE })
    const { page, axe } = member
    await startTrial(member, 'Kim')
    await buy(member, 'Annual')
    for (const _ of [1, 2]) own.stripe.failNext('/v1/refunds', 500)
    await ask(member, 'Get your money back')
    await page.getByText('Stripe has not confirmed it yet').waitFor()
    await page.getByText('You asked for your money back').waitFor()
    expect(await page.getByRole('button', { name: 'Get your money back' }).count()).toBe(0)
    expect(await axe()).toEqual([])
    await picture(member, 'money-on-its-way')

    await inDatabaseOf(own.product.dataDir, ({ db }) =>
      db.execute(sql`update membership_events set at = at - interval '2 hours' where kind <> 'trial started'`),
    )
    await inDatabaseOf(own.product.dataDir, ({ db }) =>
      db.execute(
        sql`update stripe_events set payload = jsonb_set(payload::jsonb, '{created}', to_jsonb((payload::jsonb ->> 'created')::int - 9000))::text`,
      ),
    )
    const owner = await visitor({ viewport: PHONE })
    await signIn(owner)
    await owner.goTo('/admin/members')
    await owner.page.getByText('Refunds that have not gone through').waitFor()
    await owner.page.getByText('199.00 USD, asked for on').waitFor()
    expect(await owner.axe()).toEqual([])
    await owner.page.screenshot({ path: 'screenshots/e2e-members-stuck-refund.png' })
  },
)

test(
  'what is past due ends at once when it is cancelled, and the page says so before',
  deep('app/features/membership/billing/cancel-membership.server.test.ts'),
  async ({ visitor }) => {
    const member = await visitor({ viewport: DESK })
    const { page, goTo } = member
    await startTrial(member, 'Ravi')
    await buy(member, 'Monthly')
    own.stripe.renew(false)
    await own.stripe.allDelivered()
    await goTo(PATH)
    await page.getByText('It ends at once: the last payment did not go through').waitFor()
    await page.getByText('Cancel the membership').click()
    await page.getByLabel('Why are you leaving?').selectOption('price')
    await page.getByRole('button', { name: 'End it now' }).click()
    await page.getByText('Ended').first().waitFor()
    await state(member, 'Your membership has ended')
  },
)
