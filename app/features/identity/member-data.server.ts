import { and, eq, isNotNull, or, sql } from 'drizzle-orm'

import { exportSection } from '#base/export-section.ts'
import { ACCOUNT_NUMBER } from '#features/identity/core/account-number.ts'
import type { Transaction } from '#platform/db.server.ts'
import { fileKeysOf } from '#platform/images.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { endSessions } from './core/access/sessions.server.ts'
import { holdAccount } from './core/grants.server.ts'
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
} from './core/tables.server.ts'
import { accessTokens } from './core/tokens/token-tables.server.ts'
import { mailPreferences } from './mail-topics/mail-topic-tables.server.ts'
import * as sectionOf from './member-data-sections.server.ts'
import { findPicture } from './profile-picture.server.ts'

const ACCOUNT = 'Your account: your address, your name and what you set in your profile'
const PASSWORD = 'Your password'
const UNDER_WAY = 'A sign-in that is under way'
const PROGRAMS = 'Your tokens for programs'

const SECRET = 'It is a secret of your way to sign in, or its hash, and would let others in.'
const SHORT_LIVED = 'Random values of a sign-in that is under way; they are worthless after minutes.'

/** A value that is gone after minutes and says whose it is in no column of its own. */
const none = () => Promise.resolve(0)

const own = (table: string, what: string, section: string, without: Record<string, string> = {}) =>
  ({
    table,
    whose: ['user_id'],
    what,
    exported: { section, without: { user_id: ACCOUNT_NUMBER, ...without } },
    erased: { how: 'cascade' },
  }) as const

export const identityData = {
  comesWithAccount: true,
  tables: [
    {
      table: 'users',
      whose: ['id', 'email'],
      what: ACCOUNT,
      exported: { section: sectionOf.account.name },
      erased: { how: 'step' },
    },
    own('profiles', ACCOUNT, sectionOf.account.name, { picture: 'The picture itself is in the folder “pictures”.' }),
    {
      ...own('profiles', 'Your picture', sectionOf.account.name),
      counted: ({ db }: Pick<Infrastructure, 'db'>, { userId }: { userId: string }) =>
        db.$count(profiles, and(eq(profiles.userId, userId), isNotNull(profiles.picture))),
      exported: { section: sectionOf.account.name, only: ['user_id'] },
    },
    own('mail_preferences', 'Which mails you want', sectionOf.mailChoices.name),
    own('accounts', PASSWORD, sectionOf.waysToSignIn.name, {
      account_id: ACCOUNT_NUMBER,
      password: SECRET,
      access_token: SECRET,
      refresh_token: SECRET,
      id_token: SECRET,
    }),
    own('factors', 'Your second step', sectionOf.secondFactors.name, { secret: SECRET, last_step: SECRET }),
    own('second_step_removals', 'That you lost your second step', sectionOf.lostStep.name),
    { ...own('recovery_codes', 'Your recovery codes', sectionOf.codes.name, { code_hash: SECRET }), rows: ['code', 'codes'] },
    own('passkeys', 'Your passkeys', sectionOf.ownPasskeys.name, {
      credential_id: SECRET,
      public_key: SECRET,
      counter: SECRET,
    }),
    {
      ...own('sessions', 'Where you are signed in', sectionOf.ownSessions.name, { token: SECRET }),
      whose: ['user_id', 'ip_address'],
      rows: ['session', 'sessions'],
    },
    {
      ...own('mailed_links', 'Links that were mailed to you', sectionOf.links.name, { token_hash: SECRET }),
      whose: ['user_id', 'address'],
    },
    {
      ...own('address_changes', 'A change of your address that is under way', sectionOf.addressChange.name),
      whose: ['user_id', 'new_address'],
    },
    { ...own('access_tokens', PROGRAMS, sectionOf.programs.name, { token_hash: SECRET }), rows: ['token', 'tokens'] },
    { ...own('challenges', UNDER_WAY, ''), exported: { not: SHORT_LIVED } },
    {
      table: 'verifications',
      whose: ['identifier', 'value'],
      what: UNDER_WAY,
      counted: none,
      exported: { not: SHORT_LIVED },
      erased: { how: 'step' },
    },
  ],
  async sections({ db }: Pick<Infrastructure, 'db'>, { userId }: { userId: string }) {
    const { account, mailChoices, waysToSignIn, secondFactors, lostStep, codes, ownPasskeys } = sectionOf
    const { ownSessions, links, addressChange, programs } = sectionOf
    return [
      exportSection(
        account,
        await db
          .select(account.columns)
          .from(users)
          .leftJoin(profiles, eq(profiles.userId, users.id))
          .where(eq(users.id, userId)),
      ),
      exportSection(
        mailChoices,
        await db.select(mailChoices.columns).from(mailPreferences).where(eq(mailPreferences.userId, userId)),
      ),
      exportSection(waysToSignIn, await db.select(waysToSignIn.columns).from(accounts).where(eq(accounts.userId, userId))),
      exportSection(secondFactors, await db.select(secondFactors.columns).from(factors).where(eq(factors.userId, userId))),
      exportSection(
        lostStep,
        await db.select(lostStep.columns).from(secondStepRemovals).where(eq(secondStepRemovals.userId, userId)),
      ),
      exportSection(codes, await db.select(codes.columns).from(recoveryCodes).where(eq(recoveryCodes.userId, userId))),
      exportSection(ownPasskeys, await db.select(ownPasskeys.columns).from(passkeys).where(eq(passkeys.userId, userId))),
      exportSection(
        ownSessions,
        await db.select(ownSessions.columns).from(sessions).where(eq(sessions.userId, userId)).orderBy(sessions.createdAt),
      ),
      exportSection(
        links,
        await db.select(links.columns).from(mailedLinks).where(eq(mailedLinks.userId, userId)).orderBy(mailedLinks.createdAt),
      ),
      exportSection(
        addressChange,
        await db.select(addressChange.columns).from(addressChanges).where(eq(addressChanges.userId, userId)),
      ),
      exportSection(
        programs,
        await db
          .select(programs.columns)
          .from(accessTokens)
          .where(eq(accessTokens.userId, userId))
          .orderBy(accessTokens.createdAt),
      ),
    ]
  },
  async files({ db }: Pick<Infrastructure, 'db'>, { userId }: { userId: string }) {
    const picture = await findPicture({ db }, userId)
    const key = picture && fileKeysOf(picture).at(-1)
    return key ? [{ name: `pictures/profile${key.slice(key.lastIndexOf('.'))}`, key }] : []
  },
  /** The account’s own row goes last, once everybody has had a turn: see `deleteAccount`. */
  async erase(_services: unknown, tx: Transaction, { userId, email }: { userId: string; email: string }) {
    const held = await holdAccount(tx, userId)
    if (held) await endSessions(held, userId)
    const picture = await findPicture({ db: tx }, userId)
    const { identifier, value } = verifications
    const naming = [
      sql`strpos(${identifier}, ${userId}) > 0`,
      sql`strpos(${value}, ${userId}) > 0`,
      sql`${email} in (${identifier}, ${value}, split_part(${identifier}, ':', 2))`,
      sql`strpos(${value}, ${JSON.stringify(email)}) > 0`,
    ]
    await tx.delete(verifications).where(or(...naming))
    await tx.delete(challenges).where(eq(challenges.userId, userId))
    return picture ? fileKeysOf(picture) : []
  },
} as const
