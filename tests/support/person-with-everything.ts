import { randomUUID } from 'node:crypto'

import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'

import type { DataSubject } from '#features/account-data/ports.server.ts'
import { dataExports, erasures } from '#features/account-data/tables.server.ts'
import { attentionPutOff } from '#features/attention/tables.server.ts'
import { noteHealthAccess } from '#features/audit/health-access.server.ts'
import { blogAutomationSettings, generationRuns } from '#features/automation/core/tables.server.ts'
import { heldMails } from '#features/backup/tables.server.ts'
import { createPost } from '#features/blog/core/posts.server.ts'
import { posts, postVersions } from '#features/blog/core/tables.server.ts'
import { aPost } from '#features/blog/post.factory.ts'
import { insertAccount } from '#features/identity/core/accounts.server.ts'
import {
  accounts,
  addressChanges,
  challenges,
  factors,
  mailedLinks,
  passkeys,
  profiles,
  recoveryCodes,
  secondStepRemovals,
  sessions,
  users,
  verifications,
} from '#features/identity/core/tables.server.ts'
import { accessTokens } from '#features/identity/core/tokens/token-tables.server.ts'
import { mailPreferences } from '#features/identity/mail-topics/mail-topic-tables.server.ts'
import { haveBought } from '#features/membership/billing/bought.factory.server.ts'
import { serviceSettings } from '#features/outside-services/core/tables.server.ts'
import { writeSection } from '#features/pages/core/section-acts.ts'
import { changePage } from '#features/pages/editing/edit-page.server.ts'
import { addOwnClaim } from '#features/site/claims/decide-claims.server.ts'
import { memberStories } from '#features/site/core/tables.server.ts'
import { siteOpenings } from '#features/site/opening/opening-tables.server.ts'
import { defineJob } from '#platform/jobs.server.ts'
import { settingVersions } from '#platform/tables.server.ts'
import type { Services } from '#services.server.ts'

import { aPicture } from './a-picture.ts'
import { haveTalked } from './chat-of-person.ts'
import { haveAsked } from './inbox-things.ts'
import { haveBody } from './own-body.ts'
import { haveAppointments } from './own-calendar.ts'
import { haveLearned } from './own-lessons.ts'
import { haveShopManaged } from './shop-work.ts'

/** A job whose payload names a person, as some of identity’s do. */
export const mailTo = defineJob({ name: 'test.mail-to', payload: z.object({ email: z.string() }) })

/**
 * Somebody who has a row in every table that holds data about people, with something in every column. A new table, or a new
 * column, gets its row here: otherwise the test of exports and erasure fails.
 */
export async function aPersonWithEverything(services: Services, name: string): Promise<DataSubject & { readonly name: string }> {
  const { db, clock } = services
  const now = clock.now()
  const email = `${name.toLowerCase()}@example.com`
  const userId = (await db.transaction((tx) =>
    insertAccount(tx, services, { email, displayName: name, timeZone: 'Europe/Berlin', emailVerified: true }),
  ))!
  await db
    .update(users)
    .set({ image: `avatars/${name}.webp` })
    .where(eq(users.id, userId))
  const own = await aPicture(services, `profiles/${userId}`)
  await db.update(profiles).set({ units: 'us', dateLanguage: 'en-US', picture: own }).where(eq(profiles.userId, userId))
  await db.insert(mailPreferences).values({ userId, topic: 'check-in', isWanted: true })
  await haveWaysIn(services, { userId, name, email })
  await haveBought(services, { userId, name })
  await haveBody(services, { userId, name })
  await haveLearned(services, { userId, name })
  await haveStory(services, { userId, name })
  await haveArticlesWritten(services, userId)
  await havePost(services, { userId, name })
  await havePutOff(services, { userId, name })
  await haveShopManaged(services, { userId, name })
  await haveAsked(services, { userId, name, email })
  await haveAppointments(services, { userId, name, email })
  await haveTalked(services, { userId, name, email })
  await db.insert(serviceSettings).values({ service: `of ${name}`, settings: {}, secrets: {}, changedAt: now, changedBy: userId })
  await db.insert(settingVersions).values({ setting: 'shop', value: null, endedAt: now, endedBy: userId })
  await noteHealthAccess(services, { userId, by: { kind: 'member' }, action: 'changed', what: 'check-in' })
  await noteHealthAccess(services, { userId, by: { kind: 'admin', userId }, action: 'read', what: 'check-in' })
  await db.transaction((tx) => services.audit.record(tx, { actor: { userId }, action: 'sessions.ended', subjectId: userId }))
  await db.insert(erasures).values({ userId, requestedAt: now, dueAt: later(now) })
  await db.insert(dataExports).values({
    userId,
    fileKey: `exports/${name.toLowerCase()}-of-before.zip`,
    status: 'ready',
    partsDone: 8,
    partsInAll: 8,
    bytes: 4711,
    requestedAt: now,
    readyAt: now,
    expiresAt: later(now),
  })
  await services.files.put(`exports/${name.toLowerCase()}-of-before.zip`, new Uint8Array(4711), 'application/zip')
  await db
    .insert(heldMails)
    .values({ toAddress: email, subject: `A held mail to ${name}`, sealed: `secret mail of ${name}`, heldAt: now })
  await db.transaction((tx) => services.jobs.send(tx, mailTo, { email }))
  return { userId, email, emailVerified: true, name }
}

async function haveWaysIn({ db, clock }: Services, { userId, name, email }: { userId: string; name: string; email: string }) {
  const now = clock.now()
  const made = { userId, createdAt: now }
  const secret = (what: string) => `secret ${what} of ${name}`
  await db.insert(accounts).values({
    ...made,
    accountId: userId,
    providerId: 'credential',
    password: secret('hash'),
    accessToken: secret('access'),
    refreshToken: secret('refresh'),
    idToken: secret('id'),
    accessTokenExpiresAt: later(now),
    refreshTokenExpiresAt: later(now),
    scope: 'openid',
    updatedAt: now,
  })
  await db.insert(sessions).values({
    ...made,
    token: secret('token'),
    expiresAt: later(now),
    ipAddress: `192.0.2.${name.length}`,
    userAgent: `Browser of ${name}`,
    place: `The town of ${name}`,
    methods: ['password', 'totp'],
    updatedAt: now,
    lastUsedAt: now,
  })
  const link = {
    tokenHash: secret('link'),
    purpose: 'sign-in',
    address: email,
    next: '/trial',
    expiresAt: later(now),
    usedAt: now,
  } as const
  await db.insert(mailedLinks).values({ ...made, ...link })
  await db
    .insert(factors)
    .values({ ...made, kind: 'totp', status: 'verified', secret: secret('totp'), verifiedAt: now, lastUsedAt: now })
  await db.insert(secondStepRemovals).values({ userId, requestedAt: now, dueAt: later(now) })
  await db.insert(recoveryCodes).values({ ...made, codeHash: secret('code'), usedAt: now })
  await db.insert(challenges).values({ ...made, tokenHash: secret('challenge'), purpose: 'second-step', expiresAt: later(now) })
  await db.insert(addressChanges).values({
    userId,
    newAddress: `new-${email}`,
    requestedAt: now,
    expiresAt: later(now),
    oldConfirmedAt: now,
    newConfirmedAt: now,
  })
  const tokenId = randomUUID()
  await db.insert(accessTokens).values({
    id: tokenId,
    userId,
    name: `${name}’s watch`,
    tokenHash: `hash of ${name}`,
    prefix: `wwp_${name}`,
    scopes: ['health:read'],
    createdAt: now,
    expiresAt: later(now),
    lastUsedAt: now,
  })
  const by = { kind: 'token', tokenId, name: `${name}’s watch`, day: '2026-02-28' } as const
  await noteHealthAccess({ db, clock }, { userId, by, action: 'read', what: 'check-in' })
  await db.insert(passkeys).values({
    ...made,
    name: `Key of ${name}`,
    credentialId: secret('credential'),
    publicKey: secret('public key'),
    transports: ['internal'],
    lastUsedAt: now,
  })
  await db.insert(verifications).values({ identifier: `something:${email}`, value: userId, expiresAt: later(now) })
}

/** The settings of the daily article are one row: whoever saves them first keeps it. */
async function haveArticlesWritten({ db, clock }: Services, userId: string) {
  const input = { kind: 'batch', items: [], author: 'The team' } as const
  await db.insert(generationRuns).values({ kind: 'batch', input, requestedBy: userId, createdAt: clock.now() })
  const daily = { dailyPrompt: 'Sleep', enabled: false, publishingTime: '06:00:00', timezone: 'UTC', mode: 'review' } as const
  await db
    .insert(blogAutomationSettings)
    .values({ ...daily, userId, savedAt: clock.now() })
    .onConflictDoNothing()
}

/** A story with a picture. */
async function haveStory(services: Services, { userId, name }: { userId: string; name: string }) {
  const now = services.clock.now()
  const id = crypto.randomUUID()
  const picture = await aPicture(services, `stories/${id}`)
  const words = { name, text: `${name} sleeps through most nights now.`, editedText: `${name} sleeps through, edited.` }
  await services.db.insert(memberStories).values({
    id,
    userId,
    ...words,
    rating: 5,
    consentedAt: now,
    picture,
    status: 'approved',
    held: false,
    createdAt: now,
    decidedAt: now,
  })
}

/** Something on the overview that they put off. */
async function havePutOff({ db, clock }: Services, { userId, name }: { userId: string; name: string }) {
  const putOffAt = clock.now()
  await db.insert(attentionPutOff).values({ kind: `test.${name}`, until: later(putOffAt), putOffBy: userId, putOffAt })
}

/** A post that they began, read and wrote on without saving. */
async function havePost(services: Services, { userId, name }: { userId: string; name: string }) {
  const { db, clock } = services
  const { id } = await db.transaction((tx) => createPost(services, tx, { userId }, aPost({ title: `On sleep, by ${name}` })))
  await db.update(posts).set({ reviewedBy: userId, reviewedAt: clock.now() }).where(eq(posts.id, id))
  const content = { ...aPost(), slug: 'on-sleep' }
  await db.insert(postVersions).values({ postId: id, kind: 'autosaved', content, savedBy: userId, savedAt: clock.now() })
  await changePage(services, { userId }, 'services', (page) => writeSection(page, 'heading', { title: 'Written by them' }))
  await addOwnClaim(services, { userId }, 'A claim of theirs', { source: 'A list', asOf: '2026-03-01', reviewOn: '2027-03-01' })
  await services.db.insert(siteOpenings).values({ openedAt: clock.now(), openedBy: userId, closedAt: clock.now() })
}

/** What a row of the database says, for looking for somebody in it. */
export async function rowsThatName({ db }: Services, table: string, values: readonly string[]): Promise<string[]> {
  const says = values.map((value) => sql`strpos(lower(t::text), ${value.toLowerCase()}) > 0`)
  const { rows } = await db.execute<{ row: string }>(
    sql`select t::text as row from ${sql.raw(table)} t where ${sql.join(says, sql` or `)}`,
  )
  return rows.map(({ row }) => row)
}

function later(now: Date): Date {
  return new Date(now.getTime() + 60 * 60 * 1000)
}
