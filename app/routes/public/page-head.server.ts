import { fingerprintOf } from '#features/pages/core/fingerprint.server.ts'
import type { PageHead } from '#features/pages/core/page.ts'
import type { PageWordsOfItsOwn } from '#features/site/page-meta.ts'
import { uploadedSharePath } from '#features/site/share/share-path.ts'

/** What the head of a page says for itself; what it leaves empty is said by the site. */
export function headWords(
  { title, description, picture }: PageHead,
  path: string,
): PageWordsOfItsOwn & { readonly title: string } {
  const image = picture && { image: uploadedSharePath(path, fingerprintOf(picture)) }
  return { title, ...(description && { description }), ...image, ...(picture?.alt && { imageAlt: picture.alt }) }
}
