import { aPerson, PASSWORD } from '#tests/support/account.ts'
import { expect, PHONE, signIn, startTrial, type Visitor } from '#tests/support/browser.ts'
import { deep } from '#tests/support/deep.ts'
import { PATH, payingProduct, picture, state } from '#tests/support/paying-product.ts'

const { test, pay, buy } = payingProduct()

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

  await person.goTo(PATH)
  await person.page.getByText('Cancel the membership').click()
  await person.page.getByLabel('Why are you leaving?').selectOption('time')
  await person.page.getByRole('button', { name: 'Cancel at the end of the period' }).click()
  await state(person, 'Your membership is cancelled')
  // What was paid for stays open to its end.
  await person.goTo(course)
  await person.page.getByRole('main').getByText('2 of 4 done').waitFor()
})

test(
  'a visitor’s choice waits behind the sign-in, and a lifetime can be bought beside the plan',
  deep('tests/e2e/becoming-member.spec.ts'),
  async ({ visitor }) => {
    const email = await aPerson(await visitor())
    const buyer = await visitor({ viewport: PHONE, colorScheme: 'dark' })
    const { page, goTo, axe } = buyer
    const main = page.getByRole('main')
    await goTo('/pricing')
    expect(await axe()).toEqual([])
    await picture(buyer, 'pricing')
    await page.getByRole('button', { name: 'Choose Monthly' }).click()
    await page.waitForURL('**/auth?next=%2Fpricing%3Fplan%3Dmonthly')
    await page.getByText('then you continue to Monthly, $29 per month.').waitFor()
    expect(await axe()).toEqual([])
    await picture(buyer, 'chosen-auth')
    await main.getByLabel('Email').fill(email)
    await main.getByLabel('Password').fill(PASSWORD)
    await main.getByRole('button', { name: 'Sign In' }).click()
    await page.getByRole('heading', { name: 'You chose Monthly' }).waitFor()
    expect(await axe()).toEqual([])
    await picture(buyer, 'chosen')
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await page.getByRole('heading', { name: 'Stripe' }).waitFor()
    await pay()

    await goTo('/pricing')
    await page.getByText('Your plan', { exact: true }).waitFor()
    expect(await main.getByRole('link', { name: /free/i }).count()).toBe(0)
    expect(await axe()).toEqual([])
    await picture(buyer, 'pricing-member')
    await page.getByRole('button', { name: 'Choose Annual' }).click()
    await page.getByText('You have Monthly already. You can change it here.').first().waitFor()
    await goTo('/pricing')
    await page.getByText('Monthly is not charged any more then.').waitFor()
    await page.getByRole('button', { name: 'Choose Lifetime' }).click()
    await page.getByRole('heading', { name: 'Stripe' }).waitFor()
    await pay()
    await goTo(PATH)
    await state(buyer, 'You are a member for life')
  },
)
