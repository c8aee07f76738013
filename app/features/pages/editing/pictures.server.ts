import { PAGE_PICTURES } from '#features/pages/core/page-pictures.ts'
import { keepTextPicture } from '#features/writing/text-pictures.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

/** Keeps a picture for the pages. The same one again is the same file. */
export function keepPagePicture(services: Pick<Infrastructure, 'files' | 'readers'>, bytes: Uint8Array) {
  return keepTextPicture(services, PAGE_PICTURES, bytes)
}
