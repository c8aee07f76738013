import { inboxDrafts, inboxEntries, inboxMessages } from '#features/inbox/core/tables.server.ts'
import type { Services } from '#services.server.ts'

interface Asker {
  readonly userId: string
  readonly name: string
  readonly email: string
}

/** Asked something, was answered and answered; and, running the site, wrote to somebody else. */
export async function haveAsked({ db, clock }: Services, { userId, name, email }: Asker): Promise<void> {
  const now = clock.now()
  const common = {
    spam: false,
    receivedAt: now,
    begunAt: now,
    readAt: now,
    toldAs: 'contact',
    danger: true,
    dangerAt: now,
    readFirst: true,
    dangerCountry: 'DE',
    numbersShown: ['112'] as string[],
  } as const
  const asked = {
    ...common,
    kind: 'contact',
    ref: `mail:${name}`,
    name,
    email: email.toUpperCase(),
    body: `=${name} asks.`,
  } as const
  const [item] = await db.insert(inboxMessages).values(asked).returning({ id: inboxMessages.id })
  const entry = {
    itemId: item!.id,
    subject: 'Re: sleep',
    body: `To ${name}.`,
    attachments: ['plan.pdf'],
    at: now,
    mailedAt: now,
    danger: true,
  }
  await db.insert(inboxEntries).values({ ...entry, kind: 'answer', sender: email, messageId: `from-${name}@example.com` })
  const [other] = await db
    .insert(inboxMessages)
    .values({ ...common, kind: 'contact', name: 'Cleo', email: 'cleo@example.com', body: 'Hello', assigneeId: userId })
    .returning({ id: inboxMessages.id })
  const words = { itemId: other!.id, subject: 'Re: hello', body: 'Welcome.' }
  await db.insert(inboxEntries).values({ ...words, kind: 'reply', writtenBy: userId, at: now })
  await db.insert(inboxDrafts).values({ ...words, userId, savedAt: now })
}
