import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'

import { instant } from '#platform/columns.server.ts'
import type { StoredPicture } from '#platform/picture.ts'

/** A person with an account. The address is stored in lower case, so that it is unique whatever its case. */
export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The display name; empty when the person gave none. */
    name: text().notNull().default(''),
    email: text().notNull().unique(),
    emailVerified: boolean().notNull().default(false),
    image: text(),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (user) => [
    check('users_email_is_lower_case', sql`${user.email} = lower(${user.email})`),
    index('users_newest').on(user.createdAt, user.id),
  ],
)

/** One signed-in browser. A session exists exactly as long as its row. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    token: text().notNull().unique(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant().notNull(),
    ipAddress: text(),
    userAgent: text(),
    /** Where it was opened, in words, if the operator gave a database of places. */
    place: text(),
    /** Authenticator assurance level (NIST SP 800-63B): `aal2` once a second factor, or a passkey, was shown. */
    assurance: text({ enum: ['aal1', 'aal2'] })
      .notNull()
      .default('aal1'),
    /** How the person showed who they are: password, link, totp, recovery-code, passkey. */
    methods: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
    lastUsedAt: instant().notNull().defaultNow(),
  },
  (session) => [index().on(session.userId)],
)

/** A way to sign in: with the provider `credential`, a password. An account without one signs in by mailed links. */
export const accounts = pgTable(
  'accounts',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: text().notNull(),
    providerId: text().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    password: text(),
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: instant(),
    refreshTokenExpiresAt: instant(),
    scope: text(),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (account) => [unique().on(account.providerId, account.accountId), index().on(account.userId)],
)

/** The hashes of one-time setup links. */
export const verifications = pgTable(
  'verifications',
  {
    id: uuid().primaryKey().defaultRandom(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: instant().notNull(),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (verification) => [index().on(verification.identifier)],
)

/** What the product knows of a person beyond signing in. Every user has exactly one. */
export const profiles = pgTable('profiles', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  isAdmin: boolean().notNull().default(false),
  /** An IANA name such as "Europe/Berlin"; null until a browser has told. */
  timeZone: text(),
  /** The person chose it themselves: browsers are not asked any more. */
  isTimeZoneChosen: boolean().notNull().default(false),
  /** In which units numbers are typed and shown. What is stored is metric always. */
  units: text({ enum: ['metric', 'us'] })
    .notNull()
    .default('metric'),
  /** The person chose the units; until then the language of their browser does. */
  areUnitsChosen: boolean().notNull().default(false),
  /** How dates are written, as a BCP 47 tag such as "en-US"; null as the site writes them. */
  dateLanguage: text(),
  /** The person chose it, if only as the site writes them; until then their browser does. */
  isDateLanguageChosen: boolean().notNull().default(false),
  picture: jsonb().$type<StoredPicture>(),
})

/** A link that was mailed. The token itself is nowhere but in the mail. */
export const mailedLinks = pgTable(
  'mailed_links',
  {
    id: uuid().primaryKey().defaultRandom(),
    tokenHash: text().notNull().unique(),
    purpose: text({
      enum: ['confirm', 'sign-in', 'reset', 'leave-address', 'take-address', 'lose-second-step', 'keep-second-step'],
    }).notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The address it went to: a link proves this one and no other. */
    address: text().notNull(),
    /** Where a sign-in link leads. */
    next: text(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (link) => [index().on(link.userId)],
)

/** A second factor. `phone` exists in the model and is refused while no SMS provider is set. */
export const factors = pgTable(
  'factors',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['totp', 'phone'] }).notNull(),
    status: text({ enum: ['unverified', 'verified'] })
      .notNull()
      .default('unverified'),
    /** The shared secret, sealed with the installation's own. */
    secret: text().notNull(),
    /** The time step of the last code that was accepted: no code counts twice. */
    lastStep: bigint({ mode: 'number' }).notNull().default(0),
    createdAt: instant().notNull(),
    verifiedAt: instant(),
    lastUsedAt: instant(),
  },
  (factor) => [unique().on(factor.userId, factor.kind)],
)

/** A second step that its person has lost: it goes on this day, unless it is stopped. */
export const secondStepRemovals = pgTable('second_step_removals', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  requestedAt: instant().notNull(),
  dueAt: instant().notNull(),
})

/** Each opens the second step once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: text().notNull(),
    createdAt: instant().notNull(),
    usedAt: instant(),
  },
  (code) => [unique().on(code.userId, code.codeHash)],
)

/** A sign-in that waits for its second step, a factor that is being set up, or a passkey's question. Its token is in a cookie, its hash here. */
export const challenges = pgTable(
  'challenges',
  {
    id: uuid().primaryKey().defaultRandom(),
    tokenHash: text().notNull().unique(),
    purpose: text({ enum: ['second-step', 'factor-add', 'passkey-sign-in', 'passkey-add'] }).notNull(),
    /** Nobody yet when a passkey is asked who it belongs to. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    /** What was shown in the first step. */
    methods: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** The random value that a passkey signs. */
    nonce: text(),
    next: text(),
    tries: integer().notNull().default(0),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (challenge) => [index().on(challenge.userId), index().on(challenge.expiresAt)],
)

/** A public key credential (WebAuthn). */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** As the browser names it (base64url). */
    credentialId: text().notNull().unique(),
    /** COSE key (base64url). */
    publicKey: text().notNull(),
    counter: bigint({ mode: 'number' }).notNull().default(0),
    transports: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    isBackedUp: boolean().notNull().default(false),
    createdAt: instant().notNull(),
    lastUsedAt: instant(),
  },
  (passkey) => [index().on(passkey.userId)],
)

/** An address that is about to take the place of another one, once both have said yes. */
export const addressChanges = pgTable('address_changes', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  newAddress: text().notNull(),
  requestedAt: instant().notNull(),
  expiresAt: instant().notNull(),
  oldConfirmedAt: instant(),
  newConfirmedAt: instant(),
})
