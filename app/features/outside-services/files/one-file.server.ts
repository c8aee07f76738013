import type { FileStore, Files } from '#platform/files.server.ts'

type Found = Awaited<ReturnType<Files['get']>>

/** A store does not keep what it is given. The message is a sentence for the owner. */
export class OtherFileError extends Error {
  override readonly name = 'OtherFileError'

  constructor() {
    super('The file store took a file, and gave back another one.')
  }
}

/**
 * Copies a file as it is now, or deletes the copy of one that is there no more. It looks again after it has written: whoever changes a file
 * meanwhile does so in the first store before the second, so what has not changed by then is the same in both.
 * @throws OtherFileError where the other store gives back something else than it was given
 */
export async function copyOne(from: FileStore, to: FileStore, key: string): Promise<void> {
  for (let file = await from.get(key); ;) {
    if (!file) await to.delete(key)
    else if (!isSame(file, await to.get(key))) {
      await to.put(key, file.body, file.contentType)
      if (!isSame(file, await to.get(key))) throw new OtherFileError()
    }
    const now = await from.get(key)
    if (isSame(file, now)) return
    file = now
  }
}

/** Deletes the copy of a file; one that the main store does not have is put there before. */
export async function clearOne(copies: FileStore, main: FileStore, key: string): Promise<void> {
  const copy = (await main.get(key)) ? null : await copies.get(key)
  if (copy) {
    await main.put(key, copy.body, copy.contentType)
    if ((await copies.get(key)) === null) await main.delete(key)
  }
  await copies.delete(key)
}

function isSame(one: Found, other: Found): boolean {
  return one === null || other === null ? one === other : Buffer.compare(one.body, other.body) === 0
}
