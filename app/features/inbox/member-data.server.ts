import { eq, inArray, or, sql } from 'drizzle-orm'

import { exportSection } from '#base/export-section.ts'
import type { Transaction } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { inboxDrafts, inboxEntries, inboxMessages } from './core/tables.server.ts'

const messages = {
  name: 'messages',
  about: 'What was sent to us with your address, and how far we are with it.',
  columns: {
    id: inboxMessages.id,
    kind: inboxMessages.kind,
    refers_to: inboxMessages.ref,
    name: inboxMessages.name,
    email: inboxMessages.email,
    text: inboxMessages.body,
    conversation: inboxMessages.ref,
    held_as_spam: inboxMessages.spam,
    status: inboxMessages.status,
    received_at: inboxMessages.receivedAt,
    begun_at: inboxMessages.begunAt,
    read_at: inboxMessages.readAt,
    danger_recognised: inboxMessages.danger,
    danger_recognised_at: inboxMessages.dangerAt,
    danger_country: inboxMessages.dangerCountry,
    emergency_numbers_shown: inboxMessages.numbersShown,
    read_first: inboxMessages.readFirst,
    team_told_as: inboxMessages.toldAs,
  },
}
const entries = {
  name: 'message-entries',
  about: 'What followed your messages: our replies, your answers by mail, and what we noted.',
  columns: {
    id: inboxEntries.id,
    message_id: inboxEntries.itemId,
    kind: inboxEntries.kind,
    subject: inboxEntries.subject,
    text: inboxEntries.body,
    danger_recognised: inboxEntries.danger,
    sender: inboxEntries.sender,
    mail_id: inboxEntries.messageId,
    attachments: inboxEntries.attachments,
    at: inboxEntries.at,
    mailed_at: inboxEntries.mailedAt,
  },
}
const writings = {
  name: 'message-writings',
  about: 'If you run the site: the replies and notes that you wrote.',
  columns: { id: inboxEntries.id, kind: inboxEntries.kind, text: inboxEntries.body, at: inboxEntries.at },
}
const drafts = {
  name: 'message-drafts',
  about: 'If you run the site: the replies that you are writing.',
  columns: {
    message_id: inboxDrafts.itemId,
    subject: inboxDrafts.subject,
    text: inboxDrafts.body,
    saved_at: inboxDrafts.savedAt,
  },
}
const FOR_SEARCH = 'It repeats the words of the message and of its entries, for the search.'
const WRITER = 'It is the account of the person who wrote it.'

/** Messages belong to an address and not to an account, so they are somebody’s only once the address is proved to be theirs. */
export const inboxData = {
  tables: [
    {
      table: 'inbox_messages',
      whose: ['email'],
      what: 'Messages and enquiries that were sent to us with your address',
      rows: ['message', 'messages'],
      byAddress: true,
      exported: {
        section: messages.name,
        without: { said: FOR_SEARCH, gist: FOR_SEARCH, assignee_id: 'It is the account of the person who answers.' },
      },
      erased: { how: 'step' },
    },
    {
      table: 'inbox_messages',
      whose: ['assignee_id'],
      what: 'If you run the site: which messages are yours to answer',
      exported: {
        not: 'Which of its messages a team gives to whom is about the messages, whose words belong to those who wrote them.',
      },
      erased: { how: 'anonymous' },
    },
    {
      table: 'inbox_entries',
      whose: ['item_id', 'sender'],
      what: 'What was written in the threads of those messages',
      counted: ({ db }: Pick<Infrastructure, 'db'>, { email }: { email: string }) =>
        db.$count(inboxEntries, isOfThreadWith(db, email)),
      byAddress: true,
      exported: { section: entries.name, without: { written_by: WRITER } },
      erased: { how: 'step' },
    },
    {
      table: 'inbox_entries',
      whose: ['written_by'],
      what: 'If you run the site: that it was you who wrote replies and notes',
      exported: { section: writings.name, only: ['id', 'kind', 'body', 'at'] },
      erased: { how: 'anonymous' },
    },
    {
      table: 'inbox_drafts',
      whose: ['user_id', 'item_id'],
      what: 'Replies that you are writing',
      exported: { section: drafts.name, without: { user_id: WRITER } },
      erased: { how: 'cascade' },
    },
  ],
  async sections(
    { db }: Pick<Infrastructure, 'db'>,
    { userId, email, emailVerified }: { userId: string; email: string; emailVerified: boolean },
  ) {
    const theirs = db.select({ id: inboxMessages.id }).from(inboxMessages).where(isFrom(email))
    const [sent, followed, written, begun] = await Promise.all([
      emailVerified ? db.select(messages.columns).from(inboxMessages).where(isFrom(email)).orderBy(inboxMessages.receivedAt) : [],
      emailVerified
        ? db.select(entries.columns).from(inboxEntries).where(inArray(inboxEntries.itemId, theirs)).orderBy(inboxEntries.at)
        : [],
      db.select(writings.columns).from(inboxEntries).where(eq(inboxEntries.writtenBy, userId)).orderBy(inboxEntries.at),
      db.select(drafts.columns).from(inboxDrafts).where(eq(inboxDrafts.userId, userId)).orderBy(inboxDrafts.savedAt),
    ])
    return [
      exportSection(messages, sent),
      exportSection(entries, followed),
      exportSection(writings, written),
      exportSection(drafts, begun),
    ]
  },
  async erase(_services: unknown, tx: Transaction, { email, emailVerified }: { email: string; emailVerified: boolean }) {
    if (!emailVerified) return []
    await tx.delete(inboxMessages).where(isFrom(email))
    // Answers that came from their address into the thread of another one.
    await tx.delete(inboxEntries).where(eq(sql`lower(${inboxEntries.sender})`, email))
    return []
  },
} as const

/** Entries of their messages, and their answers into the thread of another address. */
function isOfThreadWith(db: Infrastructure['db'], email: string) {
  const theirs = db.select({ id: inboxMessages.id }).from(inboxMessages).where(isFrom(email))
  return or(inArray(inboxEntries.itemId, theirs), eq(sql`lower(${inboxEntries.sender})`, email))
}

function isFrom(email: string) {
  return eq(sql`lower(${inboxMessages.email})`, email)
}
