import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, PHONE, signIn, test, type Visitor } from '#tests/support/browser.ts'
import { deep } from '#tests/support/deep.ts'
import { mailTo } from '#tests/support/outbox.ts'
import { inDatabaseOf } from '#tests/support/product-database.ts'

/** A name that nobody else has; names have no digits. */
const aName = (first: string) => `${first} ${crypto.randomUUID().replaceAll(/[\d-]/g, '').padEnd(4, 'x')}`

/** Somebody writes through the function; the address of their message’s page. */
async function write(origin: string, owner: Visitor, name: string, message: string): Promise<string> {
  await send(origin, name, message)
  await owner.goTo(`/admin/messages?${new URLSearchParams({ q: name })}`)
  return (await owner.page.getByRole('link', { name: new RegExp(name) }).getAttribute('href'))!
}

async function send(origin: string, name: string, message: string) {
  const body = JSON.stringify({ name, email: addressOf(name), message })
  const answer = await fetch(`${origin}/api/functions/send-contact-email`, { method: 'POST', body })
  expect(answer.status).toBe(200)
}

const addressOf = (name: string) => `${name.replaceAll(' ', '.').toLowerCase()}@example.com`

test(
  'the owner answers from the page: the mail carries what it answers, and the message waits',
  deep('tests/e2e/inbox.spec.ts'),
  async ({ visitor, origin, dataDir }) => {
    const owner = await visitor()
    const { page } = owner
    await signIn(owner)
    const name = aName('Ann')
    await page.goto(await write(origin, owner, name, 'Is 5 < 6 & does the course begin in spring?'))
    await page.getByRole('button', { name: 'Send answer' }).click()
    await page.getByText('Your answer is required').waitFor()
    await page.getByLabel('Subject').fill('Re: the course')
    await page.getByLabel('Your answer').fill('It does <b>begin</b> in April.')
    await page.getByRole('button', { name: 'Send answer' }).click()
    await page.getByText('No mail server is set up: it waits in the outbox.').waitFor()
    const mail = await mailTo(dataDir, addressOf(name), /the course/)
    expect(mail.text).toContain('It does <b>begin</b> in April.')
    expect(mail.text).toContain('> Is 5 < 6 & does the course begin in spring?')
    expect(mail.html).toContain('&lt;b&gt;begin&lt;/b&gt;')
    await page.getByText('Waits in the outbox, not sent: Re: the course').waitFor()
    expect(await page.getByRole('button', { name: 'Waiting' }).getAttribute('aria-pressed')).toBe('true')
    expect(await page.getByLabel('Your answer').inputValue()).toBe('')
    expect(await owner.axe()).toEqual([])
  },
)

test('a note is seen by the team and mailed to nobody', deep('tests/e2e/inbox.spec.ts'), async ({ visitor, origin, dataDir }) => {
  const owner = await visitor()
  const { page } = owner
  await signIn(owner)
  await page.goto(await write(origin, owner, aName('Bo'), 'A question about the small group.'))
  const mails = () => readdirSync(join(dataDir, 'outbox')).map((file) => readFileSync(join(dataDir, 'outbox', file), 'utf8'))
  await page.getByLabel('Note', { exact: true }).fill('Offer the xylographic group.')
  await page.getByRole('button', { name: 'Keep note' }).click()
  const note = page.getByRole('listitem').filter({ hasText: 'only your team sees it' })
  await note.getByText('Offer the xylographic group.').waitFor()
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByText('The message is done').waitFor()
  expect(mails().filter((mail) => mail.includes('xylographic'))).toEqual([])
})

test(
  'without JavaScript several messages are done at once, filters find them, and what was not ticked stays',
  deep('tests/e2e/inbox.spec.ts'),
  async ({ visitor, origin }) => {
    const owner = await visitor({ javaScript: false })
    const { page } = owner
    await signIn(owner)
    const family = aName('Cleo')
    for (const first of ['Una', 'Vera', 'Wim']) await send(origin, `${first} ${family}`, 'May I bring a friend to the next call?')
    await owner.goTo(`/admin/messages?${new URLSearchParams({ q: family })}`)
    for (const first of ['Una', 'Vera']) await page.getByLabel(`Tick ${first} ${family}`).check()
    await page.getByLabel('With the ticked messages').selectOption('status:done')
    await page.getByRole('button', { name: 'Apply' }).click()
    await page.getByText('2 messages are done').waitFor()
    await page.getByRole('search').getByLabel('Status').selectOption('done')
    await page.getByRole('button', { name: 'Search' }).click()
    const found = page.getByRole('main').getByRole('link', { name: new RegExp(family) })
    expect(await found.count()).toBe(2)
    expect(await page.getByRole('searchbox').inputValue()).toBe(family)
  },
)

test(
  'what comes in while one reads is announced, the count follows in the navigation and the title',
  deep('tests/e2e/inbox.spec.ts'),
  async ({ visitor, origin }) => {
    const owner = await visitor()
    const { page } = owner
    await signIn(owner)
    await owner.goTo('/admin/messages')
    await owner.wake()
    const count = async () => Number(/^\((\d+)\)/.exec(await page.title())?.[1] ?? 0)
    const before = await count()
    // The stream stands once the page is awake; what comes earlier is told when it opens.
    const name = aName('Dora')
    await send(origin, name, 'Is there a place in the group in April?')
    await page.getByRole('link', { name: 'New messages: 1' }).waitFor()
    expect(await count()).toBe(before + 1)
    await page
      .getByRole('navigation', { name: 'Admin' })
      .getByText(`${before + 1} unread`)
      .waitFor()
    expect(await page.getByRole('link', { name: new RegExp(name) }).count()).toBe(0)
    await page.getByRole('link', { name: 'New messages: 1' }).click()
    await page.getByRole('link', { name: new RegExp(name) }).click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await page.waitForFunction((wanted) => Number(/^\((\d+)\)/.exec(document.title)?.[1] ?? 0) === wanted, before)
  },
)

test(
  'after an action nothing is ticked any more, and the tab counts what comes in',
  deep('tests/e2e/inbox.spec.ts'),
  async ({ visitor, origin }) => {
    const owner = await visitor()
    const { page } = owner
    await signIn(owner)
    const name = aName('Hanne')
    await write(origin, owner, name, 'Do you have an evening group?')
    await owner.wake()
    const ticked = () => page.getByRole('main').getByRole('checkbox', { checked: true }).count()
    await page.getByLabel('Tick all of this page').check()
    await page.getByLabel('With the ticked messages').selectOption('status:done')
    await page.getByRole('button', { name: 'Apply' }).click()
    await page.getByText('The message is done').waitFor()
    await expect.poll(ticked).toBe(0)
    const tab = page.getByRole('navigation', { name: 'Boxes' }).getByRole('link', { name: /^Inbox/ })
    const before = Number(/\d+/.exec((await tab.textContent())!)?.[0] ?? 0)
    await send(origin, aName('Ida'), 'Is there a place in the group in April?')
    await expect.poll(async () => Number(/\d+/.exec((await tab.textContent())!)?.[0] ?? 0)).toBe(before + 1)
  },
)

test('what is being written outlives the page, and another’s answer in the meantime is told before it goes', async ({
  visitor,
  origin,
  dataDir,
}) => {
  const owner = await visitor()
  const { page } = owner
  await signIn(owner)
  const address = await write(origin, owner, aName('Eva'), 'When does the next group begin, please?')
  await owner.goTo(address)
  await owner.wake()
  await page.getByLabel('Your answer').pressSequentially('In April.')
  await page.getByText('Draft kept').waitFor()
  await page.reload()
  expect(await page.getByLabel('Your answer').inputValue()).toBe('In April.')
  const id = address.split('/').at(-1)
  await inDatabaseOf(dataDir, ({ pool }) =>
    pool.query(`insert into inbox_entries (item_id, kind, body, at) values ($1, 'reply', 'In May.', now())`, [id]),
  )
  await page.getByRole('button', { name: 'Send answer' }).click()
  await page.getByText(/answered at .*, while you were writing/).waitFor()
  await page.getByRole('listitem').getByText('In May.').waitFor()
  expect(await page.getByLabel('Your answer').inputValue()).toBe('In April.')
  await page.getByRole('button', { name: 'Send answer' }).click()
  await page.getByText('No mail server is set up: it waits in the outbox.').waitFor()
})

test(
  'of two tabs in which one writes, sending empties the one that sent; a half-typed note outlives a reload',
  deep('tests/e2e/inbox.spec.ts'),
  async ({ visitor, origin }) => {
    const owner = await visitor()
    const { page, context } = owner
    await signIn(owner)
    const address = await write(origin, owner, aName('Gesa'), 'Is there a group for beginners, please?')
    await owner.goTo(address)
    await owner.wake()
    await page.getByLabel('Note', { exact: true }).pressSequentially('Knows Eva.')
    await page.reload()
    await owner.wake()
    await expect.poll(() => page.getByLabel('Note', { exact: true }).inputValue()).toBe('Knows Eva.')
    await page.getByLabel('Your answer').pressSequentially('In a while.')
    await page.getByText('Draft kept').waitFor()
    const other = await context.newPage()
    await other.goto(address)
    await owner.wake(other)
    await other.getByLabel('Your answer').fill('There is one in April.')
    await other.getByLabel('Note', { exact: true }).fill('Offer a call.')
    await other.getByRole('button', { name: 'Send answer' }).click()
    await expect.poll(() => other.getByLabel('Your answer').inputValue()).toBe('')
    expect(await other.getByLabel('Note', { exact: true }).inputValue()).toBe('Offer a call.')
    await other.close()
    await page.bringToFront()
    await page.getByText('Somebody has answered since you opened this page.').waitFor()
    expect(await page.getByLabel('Your answer').inputValue()).toBe('In a while.')
    await page.getByText('Draft kept').waitFor()
    await page.getByRole('button', { name: 'Keep note' }).click()
    await expect.poll(() => page.getByLabel('Note', { exact: true }).inputValue()).toBe('')
    await page.reload()
    await owner.wake()
    expect(await page.getByLabel('Note', { exact: true }).inputValue()).toBe('')
    expect(await page.getByLabel('Your answer').inputValue()).toBe('In a while.')
  },
)

test(
  'on a phone, at night, list and thread fit and axe finds nothing',
  deep('tests/e2e/inbox.spec.ts'),
  async ({ visitor, origin }) => {
    const owner = await visitor({ viewport: PHONE, colorScheme: 'dark' })
    const { page } = owner
    await signIn(owner)
    const name = `${aName('Fenja')} ${'Rindfleischetikettierung'.repeat(3)}`
    const address = await write(origin, owner, name, `${'Donaudampfschifffahrt'.repeat(20)} and so on`)
    await owner.wake()
    await page.getByLabel(`Tick ${name}`).check()
    for (const path of [null, address, '/admin/messages?box=spam']) {
      if (path) await owner.goTo(path)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path ?? 'the list').toBe(PHONE.width)
      expect(await owner.axe()).toEqual([])
    }
  },
)

test('mail that comes in needs the secret, and an address at all', async ({ origin }) => {
  const answer = await fetch(`${origin}/api/inbound-mail`, { method: 'POST', body: 'From: ann@example.com\r\n\r\nHello' })
  expect(answer.status).toBe(404)
})
