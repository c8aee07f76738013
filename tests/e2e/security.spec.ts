import { Secret, TOTP } from 'otpauth'

import { aPerson, confirmAddress, PASSWORD, signInWith } from '#tests/support/account.ts'
import { expect, test } from '#tests/support/browser.ts'
import { deep } from '#tests/support/deep.ts'
import { mailTo } from '#tests/support/outbox.ts'

/** What an authenticator app shows for a key, `steps` from now. */
const codeOf = (key: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) }).generate({ timestamp: Date.now() + steps * 30_000 })

for (const javaScript of [true, false]) {
  test(
    `a second step is set up, asked for, and taken away again (JavaScript: ${javaScript})`,
    deep('app/features/identity/factors/second-step.server.test.ts'),
    async ({ visitor, dataDir, origin }) => {
      const person = await visitor({ javaScript })
      const { page, axe } = person
      const email = await aPerson(person)
      await person.goTo('/profile/security')
      if (javaScript) expect(await axe()).toEqual([])
      const phone = { person: await page.locator('form input[name=person]').first().inputValue(), intent: 'begin', kind: 'phone' }
      const refused = await person.context.request.post('/profile/security', { form: phone, headers: { Origin: origin } })
      expect(`${refused.status()} ${await refused.text()}`).toMatch(/^400 [\s\S]*Codes by text message are not available here/)
      const setUp = page.getByRole('region', { name: 'Second step' })
      await setUp.getByRole('button', { name: 'Set up an authenticator app' }).click()
      await setUp.getByText('Password is required').waitFor()
      await setUp.getByLabel('Password').fill(PASSWORD)
      await setUp.getByRole('button', { name: 'Set up an authenticator app' }).click()
      await page.waitForURL('**/authenticator')
      if (javaScript) expect(await axe()).toEqual([])
      const key = (await page.getByRole('main').locator('code').textContent())!
      await page.getByLabel('Code').fill('000000')
      await page.getByRole('button', { name: 'Turn it on' }).click()
      await page.getByText('This code is not right.').waitFor()
      await page.getByLabel('Code').fill(codeOf(key, -1))
      await page.getByRole('button', { name: 'Turn it on' }).click()
      await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor()
      if (javaScript) expect(await axe()).toEqual([])
      const recovery = await page.getByRole('main').locator('code').allTextContents()
      expect(recovery).toHaveLength(10)
      await page.getByRole('link', { name: 'I have kept them' }).click()
      await page.getByText('10 recovery codes are left.').waitFor()
      expect((await mailTo(dataDir, email, /second step/i)).text).toContain('authenticator app was added')

      const elsewhere = await visitor({ javaScript })
      await signInWith(elsewhere, email)
      await elsewhere.page.waitForURL('**/auth/second-step')
      expect((await elsewhere.context.request.get('/dashboard', { maxRedirects: 0 })).status()).toBe(302)
      if (javaScript) expect(await elsewhere.axe()).toEqual([])
      await elsewhere.page.getByLabel('Code').fill('123 456')
      await elsewhere.page.getByRole('button', { name: 'Continue' }).click()
      await elsewhere.page.getByText('4 tries are left.').waitFor()
      await elsewhere.page.getByLabel('Code').fill(codeOf(key))
      await elsewhere.page.getByRole('button', { name: 'Continue' }).click()
      await elsewhere.page.waitForURL((url) => url.pathname === '/')

      const lost = await visitor({ javaScript })
      await signInWith(lost, email)
      await lost.page.waitForURL('**/auth/second-step')
      await lost.page.getByRole('link', { name: 'Use a recovery code' }).click()
      await lost.page.getByLabel('Recovery code').fill(recovery[0]!)
      await lost.page.getByRole('button', { name: 'Continue' }).click()
      await lost.page.waitForURL('**/profile/security')
      await lost.page.getByText('9 recovery codes are left.').first().waitFor()

      const secondStep = lost.page.getByRole('region', { name: 'Second step' })
      await secondStep.getByText('New recovery codes, or turn it off').click()
      await secondStep.getByLabel('Password', { exact: true }).fill('Wrong-1-wrong')
      await lost.page.getByRole('button', { name: 'Turn the second step off' }).click()
      await lost.page.getByText('This is not your password').waitFor()
      await secondStep.getByLabel('Password', { exact: true }).fill(PASSWORD)
      await lost.page.getByRole('button', { name: 'Turn the second step off' }).click()
      await lost.page.getByText('The second step is off').waitFor()
    },
  )
}

test(
  'sessions are seen and ended, and a new password ends the others',
  deep('app/features/identity/factors/second-step.server.test.ts'),
  async ({ visitor, dataDir }) => {
    const [here, there] = [await visitor(), await visitor()]
    const email = await aPerson(here)
    await confirmAddress(here, dataDir, email)
    await signInWith(there, email)
    await there.page.waitForURL((url) => url.pathname === '/')
    expect((await mailTo(dataDir, email, /new sign-in/i)).text).toContain('Browser: Chrome')
    await here.goTo('/profile/security')
    const { page } = here
    const sessions = page.getByRole('region', { name: 'Where you are signed in' })
    expect(await sessions.getByRole('listitem').count()).toBe(2)
    await sessions.getByText('This browser').waitFor()
    await sessions.getByRole('button', { name: /^Sign out Chrome/ }).click()
    await page.getByText('Signed out there').waitFor()
    await there.goTo('/dashboard')
    expect(new URL(there.page.url()).pathname).toBe('/auth')

    await signInWith(there, email)
    await there.page.waitForURL((url) => url.pathname === '/')
    await here.goTo('/profile/security')
    await page.getByLabel('Current password').fill('Wrong-1-wrong')
    await page.getByLabel('New password').fill('short')
    await page.getByRole('button', { name: 'Change password' }).click()
    await page.getByText('Password must be at least 8 characters').waitFor()
    await page.getByLabel('New password').fill('Green-house-8')
    await page.getByLabel('Current password').fill('Wrong-1-wrong')
    await page.getByRole('button', { name: 'Change password' }).click()
    await page.getByText('This is not your password').waitFor()
    await page.getByLabel('Current password').fill(PASSWORD)
    await page.getByLabel('New password').fill('Green-house-8')
    await page.getByRole('button', { name: 'Change password' }).click()
    await page.getByText('Your password is changed').waitFor()
    await there.goTo('/dashboard')
    expect(new URL(there.page.url()).pathname).toBe('/auth')
    expect((await mailTo(dataDir, email, /password was changed/i)).text).toContain('all other devices were signed out')
    await here.goTo('/dashboard')
    expect(new URL(page.url()).pathname).toBe('/dashboard')
  },
)

test(
  'a passkey is added, signs in, is renamed and removed',
  deep('app/features/identity/factors/second-step.server.test.ts'),
  async ({ visitor }) => {
    const person = await visitor()
    const { page, context } = person
    const authenticator = await context.newCDPSession(page)
    await authenticator.send('WebAuthn.enable')
    await authenticator.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })
    await aPerson(person)
    await person.goTo('/profile/security')
    const passkeys = page.getByRole('region', { name: 'Passkeys' })
    await passkeys.getByRole('button', { name: 'Add a passkey' }).click()
    await passkeys.getByText('Password is required').waitFor()
    await passkeys.getByLabel('Password').fill('Wrong-1-wrong')
    await passkeys.getByRole('button', { name: 'Add a passkey' }).click()
    await passkeys.getByText('This is not your password').waitFor()
    await passkeys.getByLabel('Password').fill(PASSWORD)
    await passkeys.getByRole('button', { name: 'Add a passkey' }).click()
    await passkeys.getByText('not used yet').waitFor()
    expect(await person.axe()).toEqual([])
    await passkeys.getByLabel('Password').fill(PASSWORD)
    await passkeys.getByRole('button', { name: 'Add a passkey' }).click()
    await passkeys.getByText('This device has a passkey for your account already.').waitFor()
    await passkeys.getByText('Rename or remove').click()
    await passkeys.getByLabel('Name').fill('My <b>phone</b>')
    await passkeys.getByRole('button', { name: 'Rename' }).click()
    await passkeys.getByText('My <b>phone</b>', { exact: true }).first().waitFor()

    await page.getByRole('button', { name: 'Sign Out' }).first().click()
    await page.waitForURL('**/auth')
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await page.waitForURL((url) => url.pathname === '/')
    await person.goTo('/profile/security')
    await passkeys.getByText('last used').waitFor()
    await passkeys.getByText('Rename or remove').click()
    await passkeys.getByRole('button', { name: /^Remove/ }).click()
    await page.getByText('Passkey removed').waitFor()
    await page.getByRole('button', { name: 'Sign Out' }).first().click()
    await page.waitForURL('**/auth')
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await page.getByText('This passkey is not known here').waitFor()
  },
)

test(
  'who has neither phone nor recovery codes begins the removal by mail, and can stop it',
  deep('app/features/identity/factors/second-step.server.test.ts'),
  async ({ visitor, dataDir }) => {
    const person = await visitor({ javaScript: false })
    const { page } = person
    const email = await aPerson(person)
    await confirmAddress(person, dataDir, email)
    await person.goTo('/profile/security')
    await page.getByRole('region', { name: 'Second step' }).getByLabel('Password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Set up an authenticator app' }).click()
    const key = (await page.getByRole('main').locator('code').textContent())!
    await page.getByLabel('Code').fill(codeOf(key, -1))
    await page.getByRole('button', { name: 'Turn it on' }).click()
    await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor()

    const lost = await visitor()
    await signInWith(lost, email)
    await lost.page.waitForURL('**/auth/second-step')
    await lost.page.getByText('Your password was right.').waitFor()
    await lost.page.getByText('I have neither', { exact: true }).click()
    expect(await lost.axe()).toEqual([])
    await lost.page.getByRole('button', { name: 'Mail me the link' }).click()
    await lost.page.getByText('A link is on its way').waitFor()
    await lost.page.goto((await mailTo(dataDir, email, /lost the second step/)).link)
    expect(await lost.axe()).toEqual([])
    await lost.page.getByRole('button', { name: 'Remove the second step' }).click()
    await lost.page.getByText('Your second step will be removed on').first().waitFor()

    await person.goTo('/profile/security')
    await page.getByText('Your second step will be removed on').waitFor()
    const { link } = await mailTo(dataDir, email, /about to be removed/)
    await page.getByRole('button', { name: 'Keep the second step' }).click()
    await page.getByText('The second step stays').waitFor()
    await page.goto(link)
    await page.getByText('This link no longer works').waitFor()
  },
)
