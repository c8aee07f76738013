import { createHash, hkdfSync, randomBytes } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { prepareDataFolder } from '#platform/data-folder.server.ts'
import { StartError } from '#platform/start-error.ts'

/** What opens the backups of an installation: 32 bytes that nothing else is made of. */
export interface BackupKey {
  /** As a person copies it: fourteen groups of four characters. */
  readonly text: string
  /** For AES-256: what is sealed with it can be read with the key alone. */
  readonly content: Buffer
  /** For HMACs: names of files say nothing about what is in them. */
  readonly names: Buffer
  /** Tells one key from another, and says nothing about it: sixteen hexadecimal digits. */
  readonly fingerprint: string
}

/** Without letters that look like figures (RFC 4648 without padding would have none of 0, 1, 8, 9). */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const BYTES = 32
const CHECK_BYTES = 3

/** A sentence for whoever typed the key. */
export class BackupKeyError extends Error {
  override readonly name = 'BackupKeyError'
}

/**
 * The key that a person has typed or pasted, in any case, with or without hyphens and spaces.
 * @throws BackupKeyError when it is none, or has a slip: three bytes of its own hash stand at its end
 */
export function parseBackupKey(text: string): BackupKey {
  const letters = text.toUpperCase().replaceAll(/[\s-]/g, '')
  const bytes = letters.length === LETTERS ? fromBase32(letters) : null
  if (!bytes) throw new BackupKeyError(`A backup key has ${LETTERS} letters and digits (A to Z, 2 to 7) in groups of four.`)
  const key = bytes.subarray(0, BYTES)
  if (!checkOf(key).equals(bytes.subarray(BYTES)))
    throw new BackupKeyError('One of the characters of this backup key is wrong: please compare it with what you kept.')
  return keyOf(key)
}

export function makeBackupKey(): BackupKey {
  return keyOf(randomBytes(BYTES))
}

/**
 * The key of this installation: the operator's, else the one that stands in the data folder; null where there is none. Makes nothing.
 * @throws StartError when the kept one is damaged
 */
export function readBackupKey(dataDir: string, given: string | null): BackupKey | null {
  if (given !== null) return parseBackupKey(given)
  const path = join(dataDir, 'backup-key')
  const stored = read(path)
  if (stored === null) return null
  try {
    return parseBackupKey(stored)
  } catch {
    throw new StartError(
      `The backup key in ${path} is damaged: write the key that you kept into it. Without it, name another place for backups (BACKUP_DIR) and delete the file: they get a new key there, and those of before can no longer be read.`,
    )
  }
}

/**
 * The key of this installation; one is made where there is none, and kept in the data folder, readable by its owner alone. For a start, and the
 * first backup of a data folder.
 * @throws StartError when the kept one is damaged
 */
export function readOrCreateBackupKey(dataDir: string, given: string | null): BackupKey {
  const known = readBackupKey(dataDir, given)
  if (known) return known
  const path = join(dataDir, 'backup-key')
  prepareDataFolder(dataDir)
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, `${makeBackupKey().text}\n`, { mode: 0o600, flush: true })
  try {
    // A link is made whole or not at all, and never over another one: of two first starts at once, one wins for both.
    linkSync(draft, path)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    rmSync(draft, { force: true })
  }
  return readOrCreateBackupKey(dataDir, null)
}

const LETTERS = Math.ceil(((BYTES + CHECK_BYTES) * 8) / 5)

function keyOf(bytes: Buffer): BackupKey {
  const derived = (purpose: string, length: number) => Buffer.from(hkdfSync('sha256', bytes, '', `backup ${purpose}`, length))
  return {
    text: toBase32(Buffer.concat([bytes, checkOf(bytes)])).replaceAll(/.{4}(?=.)/g, '$&-'),
    content: derived('content', 32),
    names: derived('names', 32),
    fingerprint: derived('fingerprint', 8).toString('hex'),
  }
}

function checkOf(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest().subarray(0, CHECK_BYTES)
}

function toBase32(bytes: Buffer): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{5}/g) ?? []).map((five) => ALPHABET[Number.parseInt(five, 2)]).join('')
}

function fromBase32(letters: string): Buffer | null {
  const fives = Array.from(letters, (letter) => ALPHABET.indexOf(letter))
  if (fives.includes(-1)) return null
  const bits = fives.map((five) => five.toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)))
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) return null
    throw new StartError(`The backup key in ${path} cannot be read: make it a file that belongs to the user who starts this.`)
  }
}
