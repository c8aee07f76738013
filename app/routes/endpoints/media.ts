import { postPictureAudience } from '#features/blog/core/picture-copies.server.ts'
import { lessonPictureAudience } from '#features/courses/authoring/lesson-pictures.server.ts'
import type { Viewer } from '#features/identity/core/viewer.ts'
import { maySeeProfilePicture } from '#features/identity/profile-picture.server.ts'
import { findViewer } from '#features/identity/viewer.server.ts'
import { pagePictureAudience } from '#features/pages/core/page-pictures.ts'
import { productPictureAudience } from '#features/shop/products/pictures.server.ts'
import { brandPictureAudience } from '#features/site/brand/brand-pictures.ts'
import { storyPictureAudience } from '#features/site/stories/published-stories.server.ts'
import { folderOfFile } from '#features/writing/files/text-files.server.ts'
import { isKey } from '#platform/file-keys.server.ts'
import { textAudience } from '#routes/admin/files/texts.server.ts'
import { servicesContext } from '#services.server.ts'

import type { Route } from './+types/media.ts'
import { answerTextFile } from './text-file.server.ts'

/** A key is named after what is in the file, so who has the file needs never ask again. */
const FOR_GOOD = 'public, max-age=31536000, immutable'

/**
 * Stored pictures, and files of texts, by their key. Whoever owns one says who may see it; foreign and missing ones answer alike. The answer to
 * everybody carries no cookie (see routes/guard/identify.server.ts), so that any cache on the way may keep it.
 */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const key = params['*']
  if (!isKey(key)) return notThere()
  const folder = folderOfFile(key)
  const audience =
    (folder === null ? null : await textAudience(services, folder)) ??
    productPictureAudience(key) ??
    pagePictureAudience(key) ??
    brandPictureAudience(key) ??
    (await storyPictureAudience(services, key)) ??
    (await postPictureAudience(services, key)) ??
    (await lessonPictureAudience(services, key))
  const isFor = async () => mayOpen(key, audience, (await findViewer(services, request)).viewer)
  if (audience !== 'anyone' && !(await isFor())) return notThere()
  const caching = audience === 'anyone' ? FOR_GOOD : 'private, no-store'
  if (folder !== null) return (await answerTextFile(services, request, key, caching)) ?? notThere()
  const file = await services.files.get(key)
  if (!file) return notThere()
  const headers = { 'Content-Type': file.contentType, 'Cache-Control': caching }
  return new Response(new Uint8Array(file.body), { headers })
}

/** Everybody, the administrators, or whomever the owner of the picture lets in; null: no picture of a text. */
type Audience = 'anyone' | 'admins' | ((viewer: Viewer | null) => Promise<boolean>) | null

async function mayOpen(key: string, audience: Audience, viewer: Viewer | null): Promise<boolean> {
  if (typeof audience === 'function') return audience(viewer)
  return (audience === 'admins' && viewer?.isAdmin) || maySeeProfilePicture(key, viewer)
}

function notThere(): Response {
  return new Response('There is no such file.\n', { status: 404, headers: { 'Content-Type': 'text/plain' } })
}
