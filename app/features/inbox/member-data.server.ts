import { eq, sql } from 'drizzle-orm'

import { exportSection, type DataContributor } from '#platform/personal-data.ts'

import { inboxMessages } from './tables.server.ts'

const messages = {
  name: 'messages',
  about: 'What was sent to us with your address.',
  columns: {
    id: inboxMessages.id,
    kind: inboxMessages.kind,
    name: inboxMessages.name,
    email: inboxMessages.email,
    text: inboxMessages.body,
    conversation: inboxMessages.ref,
    held_as_spam: inboxMessages.spam,
    received_at: inboxMessages.receivedAt,
    read_at: inboxMessages.readAt,
  },
}

/** Messages belong to an address and not to an account, so they are somebody’s only once the address is proved to be theirs. */
export const inboxData: DataContributor = {
  tables: [
    {
      table: 'inbox_messages',
      whose: ['email'],
      what: 'Messages and enquiries that were sent to us with your address',
      byAddress: true,
      exported: { section: messages.name },
      erased: { how: 'step' },
    },
  ],
  async sections({ db }, { email, emailVerified }) {
    const rows = emailVerified
      ? await db.select(messages.columns).from(inboxMessages).where(isFrom(email)).orderBy(inboxMessages.receivedAt)
      : []
    return [exportSection(messages, rows)]
  },
  async erase(_services, tx, { email, emailVerified }) {
    if (emailVerified) await tx.delete(inboxMessages).where(isFrom(email))
    return []
  },
}

function isFrom(email: string) {
  return eq(sql`lower(${inboxMessages.email})`, email)
}
