import { and, eq, gt, isNull, lt, or } from 'drizzle-orm'
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose'

import { signingKeys } from '#features/identity/core/tokens/token-tables.server.ts'
import { lockInTransaction, type Database, type Transaction } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { seal, unseal } from '#platform/sealed.server.ts'

export const ALGORITHM = 'ES256'
/** A JWT ends this long after it was made. */
export const JWT_SECONDS = 10 * 60

const PURPOSE = 'signing key'
const DAY_MS = 24 * 60 * 60 * 1000
const ROTATED_EVERY_MS = 90 * DAY_MS
/** The life of a JWT, and some minutes for one that was being signed while its key retired. */
const PUBLISHED_AFTER_MS = (JWT_SECONDS + 5 * 60) * 1000
/** The topic of what pages show: the key set may lie in the page cache of every replica. */
const PAGES = 'pages'

type Keys = Pick<Infrastructure, 'db' | 'clock' | 'secret' | 'broadcast'>

export interface SigningKey {
  readonly kid: string
  readonly privateKey: CryptoKey
}

/** The key that signs now. The first call ever makes it, also when several replicas call at once. */
export async function activeKey(services: Keys): Promise<SigningKey> {
  return (await openActive(services, services.db)) ?? rotate(services, () => false)
}

/** The public halves that a JWT may be verified with: the active one, and retired ones whose last JWT may still be about. */
export async function listPublicKeys(services: Keys): Promise<JWK[]> {
  const read = () => services.db.select().from(signingKeys).where(stillPublished(services)).orderBy(signingKeys.createdAt)
  let rows = await read()
  if (!rows.some(({ retiredAt }) => retiredAt === null)) {
    await activeKey(services)
    rows = await read()
  }
  return rows.map(({ kid, publicJwk }) => ({ ...publicJwk, kid, alg: ALGORITHM, use: 'sig' }))
}

/** The public half of a published key; null for any other. */
export async function findPublicKey(services: Keys, kid: string): Promise<CryptoKey | null> {
  const [row] = await services.db
    .select({ publicJwk: signingKeys.publicJwk })
    .from(signingKeys)
    .where(and(eq(signingKeys.kid, kid), stillPublished(services)))
  return row ? importKey(row.publicJwk) : null
}

/** Once a day: a key of ninety days makes room for a new one, and keys that nothing is verified with any more go. */
export async function tendSigningKeys(services: Keys): Promise<void> {
  await rotate(services, (createdAt) => services.clock.now().getTime() - createdAt.getTime() >= ROTATED_EVERY_MS)
  await services.db.delete(signingKeys).where(lt(signingKeys.retiredAt, unpublishedSince(services)))
}

/**
 * Returns the active key, or a new one in its place: when there is none, when it is due, or when it cannot be opened because the
 * installation has another secret by now. One caller at a time, whatever replica it runs on.
 */
function rotate(services: Keys, isDue: (createdAt: Date) => boolean): Promise<SigningKey> {
  return services.db.transaction(async (tx) => {
    await lockInTransaction(tx, 'identity.signing-keys')
    const active = await openActive(services, tx)
    if (active && !isDue(active.createdAt)) return active
    const now = services.clock.now()
    await tx.update(signingKeys).set({ retiredAt: now, privateKey: null }).where(isNull(signingKeys.retiredAt))
    await services.broadcast.publish(tx, PAGES)
    return insertKey(tx, services, now)
  })
}

async function openActive({ secret }: Keys, db: Database): Promise<(SigningKey & { createdAt: Date }) | null> {
  const [row] = await db.select().from(signingKeys).where(isNull(signingKeys.retiredAt))
  const opened = row?.privateKey ? unseal(secret, PURPOSE, row.privateKey) : null
  if (!row || opened === null) return null
  return { kid: row.kid, createdAt: row.createdAt, privateKey: await importKey(JSON.parse(opened) as JWK) }
}

async function insertKey(tx: Transaction, { secret }: Keys, createdAt: Date): Promise<SigningKey> {
  const pair = await generateKeyPair(ALGORITHM, { extractable: true })
  const publicJwk = await exportJWK(pair.publicKey)
  const kid = await calculateJwkThumbprint(publicJwk)
  const privateKey = seal(secret, PURPOSE, JSON.stringify(await exportJWK(pair.privateKey)))
  await tx.insert(signingKeys).values({ kid, publicJwk, privateKey, createdAt })
  return { kid, privateKey: pair.privateKey }
}

async function importKey(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, ALGORITHM)
  if (key instanceof Uint8Array) throw new Error('A signing key is no key of a pair')
  return key
}

function stillPublished(services: Keys) {
  return or(isNull(signingKeys.retiredAt), gt(signingKeys.retiredAt, unpublishedSince(services)))
}

function unpublishedSince({ clock }: Keys): Date {
  return new Date(clock.now().getTime() - PUBLISHED_AFTER_MS)
}
