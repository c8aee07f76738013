import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { eq } from 'drizzle-orm'
import { onTestFinished } from 'vitest'

import { aPerson } from '#features/identity/people/people.factory.server.ts'
import { inboxEntries } from '#features/inbox/core/tables.server.ts'
import { anItem } from '#features/inbox/items/item.factory.server.ts'
import { diskRoomOf } from '#platform/disk-room.server.ts'
import { createOutboxMailer } from '#platform/mail-outbox.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { findItem, listParts } from './find-thread.server.ts'
import { sendReply } from './send-reply.server.ts'
import { answerItem } from './write.server.ts'

test('an answer that was only written to the outbox is not said to be mailed, until it has left there', async ({
  services: bare,
  clock,
}) => {
  const outbox = mkdtempSync(join(tmpdir(), 'outbox-'))
  onTestFinished(() => rmSync(outbox, { recursive: true, force: true }))
  const mail = createOutboxMailer(outbox, 'W <no-reply@x.test>', clock, diskRoomOf(outbox, 0))
  const services = { ...bare, outbox, sendsMail: false, mail }
  const me = { userId: await aPerson(services, 'Owner', { isAdmin: true }) }
  const ids = [await anItem(services), await anItem(services)]
  for (const id of ids) {
    await answerItem(services, me, id, { subject: 'Re: your message', text: 'Dear Ann', seen: null })
    const [reply] = await services.db.select().from(inboxEntries).where(eq(inboxEntries.itemId, id))
    await sendReply(services, { entryId: reply!.id })
  }
  const states = async () => {
    const found = []
    for (const id of ids) found.push((await listParts(services, (await findItem(services, id))!)).at(-1)!.mail)
    return found
  }
  expect(await states()).toEqual(['outbox', 'outbox'])
  const [first] = readdirSync(outbox).toSorted()
  rmSync(join(outbox, first!))
  expect((await states()).toSorted()).toEqual(['gone', 'outbox'])
})
