import type { Transaction } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

/** What accounts and sessions ask of features above them, and of whoever runs them. */
export interface IdentityPorts {
  /** What leads into an account without its password, and stands in features above the one that signs in. */
  readonly furtherAccess: ReadonlyArray<FurtherAccess>
  /** What somebody can have set going for a later day, which a proof that an account is its person’s calls off. */
  readonly planned: ReadonlyArray<Planned>
  /** What hashing a password costs; the same object all the time. */
  readonly passwordCost: HashCost
  /** Whether people may choose one of the most used passwords: the operator said so. */
  readonly allowCommonPasswords: boolean
}

/** Cost of scrypt: N as a power of 2, size of a block, and how many at once. */
export interface HashCost {
  readonly log2N: number
  readonly r: number
  readonly p: number
}

/**
 * Keeps something that leads into an account, or reads from it, without its password: a private address, for example. Whatever ends the
 * ways into an account ends this too. server/services.ts collects these, because they stand in features above the one that signs in.
 */
export interface FurtherAccess {
  /** As the database names it. */
  readonly table: string
  /** Ends all of it that a person has, or only what is for those who run the site. */
  readonly end: (tx: Transaction, userId: string, which: 'all' | 'of admins') => Promise<void>
}

/**
 * Something grave that a person can set going in their account for a later day. Whoever was in the account for a while could have done it, so
 * a proof that the account is its person’s calls it off. server/services.ts collects these, because they stand in features above the one that
 * signs in.
 */
export interface Planned {
  /** Calls it off, and tells the person how to have it again; nothing where nothing was planned. */
  readonly callOff: (
    tx: Transaction,
    services: Pick<Infrastructure, 'clock' | 'jobs' | 'limits'>,
    userId: string,
  ) => Promise<void>
}

/** The machinery by which somebody is signed in: what they may try, the session, and the mail that says so. */
export type SignInServices = Pick<Infrastructure, 'clock' | 'db' | 'jobs' | 'limits' | 'places' | 'secret' | 'site'>
