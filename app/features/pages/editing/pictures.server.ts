import { keepTextPicture } from '#features/writing/text-pictures.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

const FOLDER = 'pages'
const KEY = /^pages\/[0-9a-f]+-\d+\.(?:avif|webp)$/

/** Keeps a picture for the pages. The same one again is the same file. */
export function keepPagePicture(services: Pick<Infrastructure, 'files' | 'readers'>, bytes: Uint8Array) {
  return keepTextPicture(services, FOLDER, bytes)
}

/** Pictures of public pages are there for everybody: nobody guesses the name of one that is not on a page yet. Null: no such file. */
export function pagePictureAudience(key: string): 'anyone' | null {
  return KEY.test(key) ? 'anyone' : null
}
