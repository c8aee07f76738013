import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto'
import { promisify } from 'node:util'

import type { HashCost } from './ports.server.ts'

/** What this product has always used: 32 MB and about a tenth of a second for each look at a password. */
export const PASSWORD_COST: HashCost = { log2N: 14, r: 16, p: 1 }

const BYTES = 64
const derive = promisify<string, string | Buffer, number, ScryptOptions, Buffer>(scrypt)

/**
 * Hashes a password by scrypt (RFC 7914) with a salt of its own, in the form of the “PHC string format”: `$scrypt$ln=14,r=16,p=1$salt$key`. The cost
 * stands in the hash, so that another one for new passwords leaves the known ones as they are.
 */
export async function hashPassword({ passwordCost }: { passwordCost: HashCost }, password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await keyOf(password, salt, BYTES, passwordCost)
  const { log2N, r, p } = passwordCost
  return `$scrypt$ln=${log2N},r=${r},p=${p}$${salt.toString('base64url')}$${key.toString('base64url')}`
}

/** Whether this is the password of a hash, also of one that better-auth made. @throws for a text that is no hash */
export async function verifyPassword(hash: string, password: string): Promise<boolean> {
  const { salt, key, cost } = hash.startsWith('$') ? readHash(hash) : readEarlierHash(hash)
  return timingSafeEqual(await keyOf(password, salt, key.length, cost), key)
}

/** One password may be written in several ways (é in one character or in two). */
function keyOf(password: string, salt: string | Buffer, bytes: number, { log2N, r, p }: HashCost): Promise<Buffer> {
  const N = 2 ** log2N
  return derive(password.normalize('NFKC'), salt, bytes, { N, r, p, maxmem: 256 * N * r })
}

const PASSWORD_COST_OF_BETTER_AUTH: HashCost = { log2N: 14, r: 16, p: 1 }

function readHash(hash: string) {
  const [, log2N, r, p, salt, key] = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/.exec(hash) ?? []
  if (!key) throw new Error('This is no hash of a password.')
  const cost = { log2N: Number(log2N), r: Number(r), p: Number(p) }
  return { salt: Buffer.from(salt!, 'base64url'), key: Buffer.from(key, 'base64url'), cost }
}

/** As better-auth wrote them: salt and key in hex, of which the salt was taken as a text, at a cost that stands nowhere. */
function readEarlierHash(hash: string) {
  const [salt, key] = hash.split(':')
  if (!salt || !key) throw new Error('This is no hash of a password.')
  return { salt, key: Buffer.from(key, 'hex'), cost: PASSWORD_COST_OF_BETTER_AUTH }
}
