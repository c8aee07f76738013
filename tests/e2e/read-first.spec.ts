import type { Page } from 'playwright-core'

import { expect, isFocused, PHONE, signIn, test } from '#tests/support/browser.ts'
import { message } from '#tests/support/chat-places.ts'
import { deep } from '#tests/support/deep.ts'
import { mailTo } from '#tests/support/outbox.ts'
import { inDatabaseOf } from '#tests/support/product-database.ts'
import { OWNER } from '#tests/support/product.ts'

const SUBJECT = 'A conversation waits to be read first'

/** A word that nobody else has, for one test. */
const aWord = () => `xylograph${crypto.randomUUID().replaceAll(/[\d-]/g, '')}`

/** The hour of the mails begins anew: other tests in this product have used it. */
const forgetMails = (dataDir: string) => inDatabaseOf(dataDir, ({ pool }) => pool.query('delete from rate_limits'))

const lines = (page: Page) => page.getByRole('main').locator('.inbox-line')

test(
  'a visitor in danger stands on top of the owner’s open list, is counted, told by mail without a word, and removed by keyboard',
  deep('app/features/inbox/read-first/read-first.server.test.ts'),
  async ({ visitor, dataDir }) => {
    await forgetMails(dataDir)
    const owner = await visitor()
    const { page } = owner
    await signIn(owner)
    await owner.goTo('/admin/messages')
    await owner.wake()
    const word = aWord()
    const person = await visitor({ javaScript: false })
    await person.goTo('/chat')
    await message(person.page).fill(`${word}: I want to kill myself`)
    await person.page.getByRole('button', { name: 'Send' }).click()
    await person.page.getByText('please call').first().waitFor()

    const top = lines(page).first()
    await top.getByText(word).waitFor()
    await top.getByText('Read first').waitFor()
    const navigation = page.getByRole('navigation', { name: 'Admin' })
    await navigation.getByText(/^\d+ to read first$/).waitFor()
    expect(await page.title()).toMatch(/^\(\d+\) Messages/)
    expect(await owner.axe()).toEqual([])

    const mail = await mailTo(dataDir, OWNER.email, new RegExp(SUBJECT))
    expect(mail.text + mail.html).not.toMatch(new RegExp(`${word}|kill|danger|visitor`, 'i'))
    await page.goto('/admin')
    const waiting = page.getByRole('region', { name: 'Needs your attention' }).getByRole('listitem').first()
    await waiting.getByText(/^Conversations? to read first$/).waitFor()
    await waiting.getByRole('link').click()
    await page.waitForURL('**/admin/messages?box=first')
    expect(await lines(page).filter({ hasNotText: 'Read first' }).count()).toBe(0)

    await page.goto(mail.link)
    const said = page.getByRole('list', { name: 'Conversation' }).getByRole('listitem')
    await said.filter({ hasText: word }).getByText('Danger recognised').waitFor()
    await said.filter({ hasText: 'please call' }).getByText('Answer to danger').waitFor()
    expect(`${await page.title()} ${page.url()}`).not.toMatch(new RegExp(`${word}|danger`, 'i'))
    expect(await owner.axe()).toEqual([])
    const remove = page.getByRole('button', { name: 'Remove from top' })
    for (let tabs = 0; tabs < 80 && !(await isFocused(remove)); tabs++) await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByText('The message is no longer on top').waitFor()
    await page.getByText('Was to be read first').waitFor()
    expect(await remove.count()).toBe(0)
    await owner.goTo(`/admin/messages?q=${word}`)
    await lines(page).getByText('Was to be read first').waitFor()
    await owner.goTo('/admin/audit')
    await page.getByRole('cell', { name: 'Removed a message from the top of the inbox' }).first().waitFor()
  },
)

test(
  'without JavaScript, on a phone at night: a form’s danger waits among what is read first until it is done',
  deep('app/features/inbox/read-first/read-first.server.test.ts'),
  async ({ visitor, origin }) => {
    const word = aWord()
    const body = JSON.stringify({
      name: 'Ann',
      email: `${word}@example.com`,
      message: `${word}: I do not want to live any more.`,
    })
    const sent = await fetch(`${origin}/api/functions/send-contact-email`, { method: 'POST', body })
    expect(sent.status).toBe(200)
    const owner = await visitor({ javaScript: false, viewport: PHONE, colorScheme: 'dark' })
    const { page } = owner
    await signIn(owner)
    await owner.goTo('/admin/messages')
    await page
      .getByRole('navigation', { name: 'Boxes' })
      .getByRole('link', { name: /^Read first \d/ })
      .click()
    await lines(page).filter({ hasText: word }).getByRole('link').click()
    await page.getByText('Danger recognised').waitFor()
    await page.getByText('told them at once whom to call: 112; 911').waitFor()
    await page.getByRole('button', { name: 'Done' }).click()
    await page.getByText('The message is done').waitFor()
    await owner.goTo('/admin/messages?box=first')
    expect(await lines(page).filter({ hasText: word }).count()).toBe(0)
  },
)

test(
  'on a phone and at a desk, by day and at night, list, thread and overview fit, and axe finds nothing',
  deep('app/features/inbox/read-first/read-first.server.test.ts'),
  async ({ visitor, origin }) => {
    const word = aWord()
    const body = JSON.stringify({
      name: 'Ann',
      email: `${word}@example.com`,
      message: `${word}: I do not want to live any more.`,
    })
    await fetch(`${origin}/api/functions/send-contact-email`, { method: 'POST', body })
    for (const colorScheme of ['light', 'dark'] as const) {
      const owner = await visitor({ viewport: PHONE, colorScheme })
      const { page } = owner
      await signIn(owner)
      await owner.goTo(`/admin/messages?q=${word}`)
      const thread = (await lines(page).getByRole('link').getAttribute('href'))!
      for (const path of ['/admin/messages', '/admin/messages?box=first', thread, '/admin']) {
        await owner.goTo(path)
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(PHONE.width)
        expect(await owner.axe(), path).toEqual([])
      }
      await owner.goTo(thread)
      if (colorScheme === 'dark') await page.getByRole('button', { name: 'Remove from top' }).click()
    }
  },
)
