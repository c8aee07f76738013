import { insertAccount } from '#features/identity/core/accounts.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { aContactMessage } from './contact.factory.ts'
import { receiveContactMessage } from './contact.server.ts'
import { changeItems } from './items/change-items.server.ts'
import { itemsAt } from './items/item.factory.server.ts'
import { inboxJobs } from './jobs.server.ts'

const BY = { userId: '00000000-0000-4000-8000-000000000000', seenDanger: null }
const FROM = { clientNetwork: '192.0.2.1' }

test('every administrator gets the words, and answers go to the sender', async ({ services, sent, mails }) => {
  await services.db.transaction(async (tx) => {
    for (const email of ['owner@wellward.test', 'partner@wellward.test'])
      await insertAccount(tx, services, { email, displayName: 'Owner', isAdmin: true, emailVerified: true })
    await insertAccount(tx, services, { email: 'member@example.com', displayName: 'Member' })
  })
  const message = 'Is 5 < 6 & “fine”?\nSecond line.'
  await receiveContactMessage(services, aContactMessage({ message }), FROM)
  await inboxJobs[0]!.run(services, sent[0]!.payload)
  const { messageId } = sent[0]!.payload as { messageId: string }
  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatchObject({
    to: 'owner@wellward.test, partner@wellward.test',
    replyTo: 'ann@example.com',
    subject: 'A message from Ann',
  })
  expect(mails[0]!.text).toContain(message)
  expect(mails[0]!.text).toContain(`\nhttps://wellward.test/admin/messages/${messageId}\n`)
  expect(mails[0]!.html).toContain('Is 5 &lt; 6 &amp; “fine”?\nSecond line.')
  expect(mails[0]!.html).toContain(`href="https://wellward.test/admin/messages/${messageId}"`)
})

test('while nobody runs the site, the message waits in the inbox without a mail', async ({ services, sent, mails }) => {
  await receiveContactMessage(services, aContactMessage(), FROM)
  await inboxJobs[0]!.run(services, sent[0]!.payload)
  expect(mails).toEqual([])
})

test('a message that is gone by then is nobody’s mail', async ({ services, mails }) => {
  await inboxJobs[0]!.run(services, { messageId: '00000000-0000-4000-8000-000000000000' })
  expect(mails).toEqual([])
})

test('messages go after two years, and what looked like spam after 30 days', async ({ services, clock, sent }) => {
  await receiveContactMessage(services, aContactMessage({ email: 'real@example.com' }), FROM)
  await receiveContactMessage(services, aContactMessage({ email: 'spam@example.com' }), FROM)
  const held = (await itemsAt(services)).find(({ email }) => email === 'spam@example.com')!
  await changeItems(services, BY, [held.id], { name: 'spam' })
  const left = async () => [...(await itemsAt(services)), ...(await itemsAt(services, 'box=spam'))].map(({ email }) => email)
  const night = inboxJobs.find(({ job }) => job.name === 'inbox.remove-old')!
  const days = (count: number) => clock.set(new Date(clock.now().getTime() + count * 24 * 60 * 60 * 1000))
  days(29)
  await night.run(services, {})
  expect(await left()).toEqual(['real@example.com', 'spam@example.com'])
  days(2)
  await night.run(services, {})
  expect(await left()).toEqual(['real@example.com'])
  days(700)
  await night.run(services, {})
  expect(await left()).toEqual([])
  expect(sent).not.toEqual([])
})
