import { blockOfFile } from '#features/writing/files/file-block.ts'
import type { SentFile } from '#features/writing/files/file-form.tsx'
import { keepTextFile } from '#features/writing/files/take-file.server.ts'
import type { Services } from '#services.server.ts'

import { TEXT_DELETED, textAudience } from './texts.server.ts'

/** Keeps a file that came with the form of a text. */
export async function takeSentFile(
  services: Services,
  owner: { readonly userId: string },
  folder: string,
  file: File | undefined,
): Promise<SentFile> {
  if (!file) return { problem: 'Please choose a file.' }
  if ((await textAudience(services, folder)) === null) return { problem: TEXT_DELETED }
  const kept = await keepTextFile(services, owner, folder, { name: file.name, body: await file.bytes() })
  return kept.ok ? { line: blockOfFile(kept.file).text } : { problem: kept.problem }
}
