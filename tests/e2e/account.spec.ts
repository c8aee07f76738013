import { aPerson, confirmAddress, PASSWORD, signInWith } from '#tests/support/account.ts'
import { expect, test } from '#tests/support/browser.ts'
import { deep } from '#tests/support/deep.ts'
import { mailTo } from '#tests/support/outbox.ts'

test(
  'the other tabs learn of sign-in and sign-out by themselves, and what was typed in one stays',
  deep('tests/e2e/typed-values.spec.ts'),
  async ({ visitor, origin }) => {
    const person = await visitor()
    const { page, context } = person
    const [reading, dashboard, typing] = [await context.newPage(), await context.newPage(), await context.newPage()]
    const waiting = await context.newPage()
    await waiting.goto('/auth?next=/dashboard')
    await reading.goto('/about')
    await reading.getByRole('link', { name: 'Sign In' }).first().waitFor()
    await aPerson(person)
    await reading.getByRole('button', { name: 'Sign Out' }).first().waitFor()
    await waiting.waitForURL('**/dashboard')
    await waiting.close()

    await dashboard.goto('/dashboard')
    await typing.goto('/profile')
    for (const tab of [dashboard, typing]) await person.wake(tab)
    await typing.getByLabel('Display name').fill('Half a na')
    await page.bringToFront()
    await page.getByRole('button', { name: 'Sign Out' }).first().click()
    await page.waitForURL('**/auth')
    await dashboard.waitForURL((url) => url.pathname === '/auth')
    await reading.getByRole('link', { name: 'Sign In' }).first().waitFor()
    expect(await typing.getByLabel('Display name').inputValue()).toBe('Half a na')
    expect(typing.url()).toBe(`${origin}/profile`)
  },
)

test(
  'name and time zone are the person’s to choose, and nothing else that a form may send along',
  deep('app/features/identity/links/change-address.server.test.ts'),
  async ({ visitor, origin }) => {
    const person = await visitor({ javaScript: false })
    const { page, context } = person
    const email = await aPerson(person)
    await person.goTo('/profile')
    await page.getByRole('main').getByText(email).waitFor()
    await page.getByLabel('Display name').fill('<script>alert(1)</script> Ann <b>Lind</b>')
    await page.getByLabel('Time zone').selectOption('Pacific/Auckland')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Your profile is saved').waitFor()
    expect(await page.getByLabel('Display name').inputValue()).toBe('Ann <b>Lind</b>')
    expect(await page.getByLabel('Time zone').inputValue()).toBe('Pacific/Auckland')
    const mark = await page.locator('form input[name=person]').first().inputValue()
    const form = {
      person: mark,
      displayName: 'Ann',
      timeZone: '',
      is_admin: 'true',
      isAdmin: 'true',
      emailVerified: 'true',
      role: 'admin',
      points: '9000',
    }
    await context.request.post('/profile', { form, headers: { Origin: origin } })
    await person.goTo('/profile')
    expect(await page.getByLabel('Display name').inputValue()).toBe('Ann')
    await page.getByText('Not confirmed').waitFor()
    expect((await context.request.get('/admin')).status()).toBe(403)
    const refused = await context.request.post('/profile', {
      form: { person: mark, displayName: 'Ann', timeZone: 'Moon/Base' },
      headers: { Origin: origin },
    })
    expect(refused.status()).toBe(400)
    expect(await refused.text()).toContain('Please choose a time zone from the list')
  },
)

test(
  'an address changes once both the old and the new one have said yes',
  deep('app/features/identity/links/change-address.server.test.ts'),
  async ({ visitor, dataDir }) => {
    const person = await visitor()
    const { page } = person
    const email = await aPerson(person)
    const next = `new-${crypto.randomUUID().slice(0, 8)}@wellward.test`
    await person.goTo('/profile')
    await page.getByText('Change the address').click()
    const ask = page.getByRole('button', { name: 'Ask both addresses' })
    const address = page.getByRole('region', { name: 'Email' })
    await address.getByLabel('New email').fill(email)
    await ask.click()
    await page.getByText('This is your address already').waitFor()
    await address.getByLabel('New email').fill(next)
    await address.getByLabel('Password').fill('Wrong-1-wrong')
    await ask.click()
    await page.getByText('This is not your password').waitFor()
    expect(await address.getByLabel('New email').inputValue()).toBe(next)
    await address.getByLabel('Password').fill(PASSWORD)
    await ask.click()
    await page.getByText('Please open the links in the mails to both addresses.').waitFor()
    expect(await person.axe()).toEqual([])

    const [leave, take] = [await mailTo(dataDir, email, /leave this address/), await mailTo(dataDir, next, /new address/)]
    const other = await visitor({ javaScript: false })
    await other.page.goto(take.link)
    await other.page.getByRole('main').getByText(email).waitFor()
    await other.page.getByRole('button', { name: 'Yes, this is my new address' }).click()
    await other.page.getByText('Password is required').waitFor()
    await other.page.getByLabel('Password').fill('Wrong-1-wrong')
    await other.page.getByRole('button', { name: 'Yes, this is my new address' }).click()
    await other.page.getByText('This is not the password of that account').waitFor()
    await other.page.getByLabel('Password').fill(PASSWORD)
    await other.page.getByRole('button', { name: 'Yes, this is my new address' }).click()
    await other.page.getByText('The other address has to confirm too').waitFor()
    await person.goTo('/profile')
    await page.getByText('Please open the link in the mail to the old one.').waitFor()
    await page.goto(leave.link)
    expect(await person.axe()).toEqual([])
    await page.getByRole('button', { name: 'Yes, change it' }).click()
    await page.getByText('Your address is changed').waitFor()
    await address.getByText(next).waitFor()
    await address.getByText('Confirmed', { exact: true }).waitFor()
    expect((await mailTo(dataDir, email, /address was changed/)).text).toContain('another email address now')
    await other.page.goto(take.link)
    await other.page.getByText('This link no longer works').waitFor()
    await signInWith(other, next)
    await other.page.waitForURL((url) => url.pathname === '/')
  },
)

test(
  'who has not confirmed the address may use the trial, and nothing that others read',
  deep('tests/e2e/roles.spec.ts'),
  async ({ visitor, dataDir, origin }) => {
    const person = await visitor()
    const { page, context } = person
    const email = await aPerson(person)
    await person.goTo('/stories/new')
    await page.getByText('Please confirm your email address first').waitFor()
    expect(await page.getByLabel('Story').count()).toBe(0)
    await person.goTo('/profile')
    const mark = await page.locator('form input[name=person]').first().inputValue()
    const story = {
      person: mark,
      story: 'A sample that nobody should be able to send from here.',
      rating: '5',
      name: 'Ann',
      consent: 'yes',
    }
    expect((await context.request.post('/stories/new', { multipart: story, headers: { Origin: origin } })).status()).toBe(403)
    await confirmAddress(person, dataDir, email)
    await person.goTo('/stories/new')
    await page.getByLabel('Story').waitFor()
  },
)
