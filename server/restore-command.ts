import { createInterface } from 'node:readline/promises'

import { INSTANT_WANTED, readInstant } from '#base/dates/read-instant.ts'
import { BackupKeyError } from '#platform/backup/backup-key.server.ts'
import { BackupError } from '#platform/backup/backup-place.server.ts'
import { readEnv } from '#platform/env.server.ts'
import { StartError } from '#platform/start-error.ts'

import { restore, type RestoreOrder } from './restore.ts'

type Order = Pick<RestoreOrder, 'place' | 'to' | 'withoutMissingFiles'>

/** What was typed behind `restore`, or what is wrong with it. */
export function readOrder(given: readonly string[]): Order | string {
  let [place, to, withoutMissingFiles]: [string | null, Date | null, boolean] = [null, null, false]
  for (let at = 0; at < given.length; at++) {
    const word = given[at]!
    if (word === '--to') {
      if (to !== null) return '--to is given twice.'
      to = readInstant(given[++at] ?? '')
      if (to === null) return `--to ${INSTANT_WANTED}.`
    } else if (word === '--without-missing-files') withoutMissingFiles = true
    else if (word.startsWith('-')) return `There is no option ${word}.`
    else if (place !== null) return `PLACE is one place: ${place}, or ${word}?`
    else place = word
  }
  return place === null ? 'PLACE is missing: where do the backups stand?' : { place, to, withoutMissingFiles }
}

/** The command `restore`: what came of it, for the operator. */
export async function restoreByCommand(order: Order): Promise<{ done: boolean; sentences: string[] }> {
  try {
    const report = (sentence: string) => console.log(sentence)
    const sentences = await restore({ env: readEnv(), ...order, askKey, report })
    return {
      done: true,
      sentences: [
        ...sentences,
        'Start it with npm start. Everybody signs in again; mails that were due are held until an owner lets them go.',
      ],
    }
  } catch (error) {
    return { done: false, sentences: [sentenceOf(error)] }
  }
}

/** The sentence of an error that is one; else what happened, and that nothing was left. */
export function sentenceOf(error: unknown): string {
  if (error instanceof BackupError || error instanceof BackupKeyError || error instanceof StartError) return error.message
  return `It failed (${error instanceof Error ? error.message : String(error)}), and was left as it was.`
}

/** Asks whoever sits at the terminal for the key; null where nobody does. */
export async function askKey(): Promise<string | null> {
  if (!process.stdin.isTTY) return null
  const reader = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return await reader.question('The key of these backups: ')
  } finally {
    reader.close()
  }
}
