import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { z } from 'zod'

import { profiles, users } from '#features/identity/core/tables.server.ts'
import type { Database } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { preparedOnce } from '#platform/prepared.server.ts'
import { seal, unseal } from '#platform/sealed.server.ts'

import { mailPreferences } from './mail-topic-tables.server.ts'
import { isMailTopic, mailTopics, topicsFor, type MailTopicName } from './topics.ts'

const preferencesOf = preparedOnce((db) =>
  db
    .select()
    .from(mailPreferences)
    .where(eq(mailPreferences.userId, sql.placeholder('userId')))
    .prepare('identity_find_mail_preferences'),
)

/** What a person gets, topic by topic. */
export async function findMailPreferences(
  { db }: Pick<Infrastructure, 'db'>,
  userId: string,
): Promise<Readonly<Record<MailTopicName, boolean>>> {
  const rows = await preferencesOf(db).execute({ userId })
  const chosen = new Map(rows.map(({ topic, isWanted }) => [topic, isWanted]))
  const names = Object.keys(mailTopics) as MailTopicName[]
  return Object.fromEntries(names.map((name) => [name, chosen.get(name) ?? mailTopics[name].byDefault])) as Record<
    MailTopicName,
    boolean
  >
}

/** Keeps which of the topics that a person can choose they want; of no other is anything kept. */
export async function saveMailPreferences(
  { db }: Pick<Infrastructure, 'db'>,
  { userId, isAdmin }: { userId: string; isAdmin: boolean },
  wanted: ReadonlySet<string>,
): Promise<void> {
  const rows = topicsFor({ isAdmin }).map(({ name }) => ({ userId, topic: name, isWanted: wanted.has(name) }))
  await db
    .insert(mailPreferences)
    .values(rows)
    .onConflictDoUpdate({
      target: [mailPreferences.userId, mailPreferences.topic],
      set: { isWanted: sql`excluded.is_wanted` },
    })
}

/** Somebody to whom a mail of a topic may go. */
export interface Reader {
  readonly userId: string
  readonly email: string
  readonly timeZone: string | null
}

const reader = { userId: users.id, email: users.email, timeZone: profiles.timeZone }

/** Those with a confirmed address who want a topic that comes only when asked for, and whose zone is known. */
export async function listReaders(db: Database, topic: MailTopicName): Promise<Array<Reader & { timeZone: string }>> {
  const rows = await db
    .select(reader)
    .from(mailPreferences)
    .innerJoin(users, eq(users.id, mailPreferences.userId))
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .where(and(eq(mailPreferences.topic, topic), mailPreferences.isWanted, users.emailVerified, isNotNull(profiles.timeZone)))
  return rows as Array<Reader & { timeZone: string }>
}

/** The person, if a mail of this topic may go there: the address is confirmed, and they did not turn the topic off. */
export async function findReader(
  { db }: Pick<Infrastructure, 'db'>,
  userId: string,
  topic: MailTopicName,
): Promise<Reader | null> {
  const [row] = await db
    .select(reader)
    .from(users)
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .where(and(eq(users.id, userId), users.emailVerified))
  if (!row || !(await findMailPreferences({ db }, userId))[topic]) return null
  return row
}

/** The addresses of those who run the site and want to hear of what comes in. */
export function listIncomingAddresses(db: Database): Promise<string[]> {
  return listAdminAddresses(db, 'incoming')
}

/** The addresses of those who run the site and want mails of a topic. */
export async function listAdminAddresses(db: Database, topic: MailTopicName): Promise<string[]> {
  const isOn: boolean = mailTopics[topic].byDefault
  const rows = await db
    .select({ email: users.email, isWanted: mailPreferences.isWanted })
    .from(users)
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .leftJoin(mailPreferences, and(eq(mailPreferences.userId, users.id), eq(mailPreferences.topic, topic)))
    .where(eq(profiles.isAdmin, true))
    .orderBy(users.createdAt, users.email)
  return rows.filter(({ isWanted }) => isWanted ?? isOn).map(({ email }) => email)
}

const Stop = z.object({ userId: z.uuid(), topic: z.string().refine(isMailTopic) })
const PURPOSE = 'stop mails'

/** The address at which a topic’s mails stop without signing in, for the mail itself and its `List-Unsubscribe` header (RFC 8058). */
export function stopAddress(
  { secret, site }: Pick<Infrastructure, 'secret' | 'site'>,
  userId: string,
  topic: MailTopicName,
): string {
  return `${site.origin}/stop-mails?token=${seal(secret, PURPOSE, JSON.stringify({ userId, topic }))}`
}

/** Which topic an address of `stopAddress` stops; null when it is none of ours. */
export function topicToStop({ secret }: Pick<Infrastructure, 'secret'>, token: string): MailTopicName | null {
  return readStop(secret, token)?.topic ?? null
}

/** Stops a topic’s mails to the person whose address this is. Null when it is none of ours, or the account is gone. */
export async function stopMails(
  { db, secret }: Pick<Infrastructure, 'db' | 'secret'>,
  token: string,
): Promise<MailTopicName | null> {
  const stop = readStop(secret, token)
  if (!stop) return null
  const [account] = await db.select({ userId: users.id }).from(users).where(eq(users.id, stop.userId))
  if (!account) return null
  await db
    .insert(mailPreferences)
    .values({ ...stop, isWanted: false })
    .onConflictDoUpdate({ target: [mailPreferences.userId, mailPreferences.topic], set: { isWanted: false } })
  return stop.topic
}

function readStop(secret: string, token: string): { userId: string; topic: MailTopicName } | null {
  const text = unseal(secret, PURPOSE, token)
  if (text === null) return null
  const { userId, topic } = Stop.parse(JSON.parse(text))
  return { userId, topic: topic as MailTopicName }
}
