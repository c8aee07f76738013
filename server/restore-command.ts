import { createInterface } from 'node:readline/promises'

import { BackupKeyError } from '#platform/backup/backup-key.server.ts'
import { BackupError } from '#platform/backup/backup-place.server.ts'
import { readEnv } from '#platform/env.server.ts'
import { StartError } from '#platform/start-error.ts'

import { restore } from './restore.ts'

/** The command `restore`: what came of it, for the operator. */
export async function restoreByCommand(
  place: string,
  to: Date | null,
  withoutMissingFiles: boolean,
): Promise<{ done: boolean; sentences: string[] }> {
  try {
    const report = (sentence: string) => console.log(sentence)
    const sentences = await restore({ env: readEnv(), place, to, withoutMissingFiles, askKey, report })
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

async function askKey(): Promise<string | null> {
  if (!process.stdin.isTTY) return null
  const reader = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return await reader.question('The key of these backups: ')
  } finally {
    reader.close()
  }
}
