import sharp from 'sharp'

import { aPerson, confirmAddress } from '#tests/support/account.ts'
import { expect, signIn, test, type Visitor } from '#tests/support/browser.ts'
import { deep } from '#tests/support/deep.ts'
import { mailTo } from '#tests/support/outbox.ts'

const aPicture = async (background: string) => ({
  name: 'me.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 500, height: 400, channels: 3, background } })
    .png()
    .toBuffer(),
})

const isShown = ({ page }: Visitor) =>
  page
    .getByRole('main')
    .locator('img[src^="/media/profiles/"]')
    .evaluate((img: HTMLImageElement) => img.decode().then(() => true))

for (const javaScript of [true, false]) {
  test(
    `a picture is chosen, exchanged and taken away ${javaScript ? 'with' : 'without'} JavaScript`,
    deep('app/features/identity/mail-topics/preferences.server.test.ts'),
    async ({ visitor, origin }) => {
      const person = await visitor({ javaScript })
      const { page, context } = person
      await aPerson(person)
      await person.goTo('/profile')
      await page.getByLabel('Your picture').setInputFiles(await aPicture('teal'))
      await page.getByRole('button', { name: 'Save picture' }).click()
      await page.getByText('Your picture is saved').waitFor()
      expect(await isShown(person)).toBe(true)
      const address = (await page.getByRole('main').locator('img[src^="/media/profiles/"]').getAttribute('src'))!
      expect(await page.locator('header img[src^="/media/profiles/"]').count()).toBeGreaterThan(0)

      const stranger = await visitor()
      expect((await stranger.context.request.get(origin + address)).status()).toBe(404)
      await aPerson(stranger)
      expect((await stranger.context.request.get(origin + address)).status()).toBe(404)
      const own = await context.request.get(origin + address)
      expect(own.status()).toBe(200)
      expect(own.headers()['cache-control']).toBe('private, no-store')

      await page
        .getByLabel('Another picture')
        .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
      await page.getByRole('button', { name: 'Save picture' }).click()
      await page.getByText('This file is not a picture that we can read').waitFor()
      await page.getByRole('button', { name: 'Remove picture' }).click()
      await page.getByText('Your picture is removed').waitFor()
      expect(await page.locator('img[src^="/media/profiles/"]').count()).toBe(0)
      expect((await context.request.get(origin + address)).status()).toBe(404)
    },
  )
}

test(
  'mails are chosen by topic, and stopped from a mail without signing in',
  deep('app/features/identity/mail-topics/preferences.server.test.ts'),
  async ({ visitor, dataDir, origin }) => {
    const person = await visitor({ javaScript: false })
    const { page } = person
    const email = await aPerson(person)
    await confirmAddress(person, dataDir, email)
    await person.goTo('/profile')
    const reminder = page.getByLabel('A reminder to check in')
    expect(await reminder.isChecked()).toBe(false)
    expect(await page.getByLabel('What comes in').count()).toBe(0)
    await reminder.check()
    await page.getByRole('button', { name: 'Save mails' }).click()
    await page.getByText('Saved which mails you want').waitFor()
    expect(await reminder.isChecked()).toBe(true)
    expect(await page.getByLabel('What became of your story').isChecked()).toBe(true)

    await person.goTo('/stories/new')
    await page.getByLabel('Story').fill('I put my phone in the kitchen at nine. After three weeks I stopped waking at four.')
    await page.getByLabel('Name to show').fill('Ida P.')
    await page.getByRole('radio', { name: '5 Excellent' }).check()
    await page.getByLabel(/consent/).check()
    await page.getByRole('button', { name: 'Send your story' }).click()
    await page.getByText('What you have sent').waitFor()
    const owner = await visitor()
    await signIn(owner)
    await owner.goTo('/admin/stories')
    await owner.wake()
    await owner.page.getByRole('button', { name: 'Decline' }).first().click()
    const mail = await mailTo(dataDir, email, /story was read/)
    const stop = /https?:\/\/\S+stop-mails\S+/.exec(mail.text)![0]

    const reader = await visitor()
    await reader.page.goto(stop)
    expect(await reader.axe()).toEqual([])
    await person.goTo('/profile')
    expect(await page.getByLabel('What became of your story').isChecked()).toBe(true)
    await reader.page.getByRole('button', { name: 'Stop these mails' }).click()
    await reader.page.getByText('They stop now').waitFor()
    await person.goTo('/profile')
    expect(await page.getByLabel('What became of your story').isChecked()).toBe(false)
    expect(await page.getByLabel('A reminder to check in').isChecked()).toBe(true)

    await page.getByLabel('What became of your story').check()
    await page.getByRole('button', { name: 'Save mails' }).click()
    await page.getByText('Saved which mails you want').waitFor()
    const byMachine = await reader.context.request.post(stop, { form: { 'List-Unsubscribe': 'One-Click' } })
    expect(byMachine.status()).toBe(200)
    await person.goTo('/profile')
    expect(await page.getByLabel('What became of your story').isChecked()).toBe(false)
    expect((await reader.context.request.get(`${origin}/stop-mails?token=nonsense`)).status()).toBe(410)
  },
)

test(
  'times are written for the zone of the browser, until a person chooses another one',
  deep('app/features/identity/mail-topics/preferences.server.test.ts'),
  async ({ visitor }) => {
    const person = await visitor({ timeZone: 'Pacific/Auckland' })
    const { page } = person
    await aPerson(person)
    await person.goTo('/profile')
    await page.getByRole('option', { name: 'What my browser says (Pacific/Auckland)' }).waitFor({ state: 'attached' })
    await page.getByLabel('Time zone').selectOption('Europe/Berlin')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Your profile is saved').waitFor()
    await page.evaluate(() => sessionStorage.clear())
    await person.goTo('/profile/security')
    await page.waitForLoadState('networkidle')
    await person.goTo('/profile')
    expect(await page.getByLabel('Time zone').inputValue()).toBe('Europe/Berlin')
  },
)
