import { postAudience } from '#features/blog/core/picture-copies.server.ts'
import { lessonAudience } from '#features/courses/authoring/lesson-pictures.server.ts'
import { pageAudience } from '#features/pages/published/page-audience.server.ts'
import type { Services } from '#services.server.ts'

/** Who may see what was uploaded for a text, by its folder (`posts/{id}`, `lessons/{id}`, `pages/{id}`). Null: there is no such text. */
export async function textAudience(services: Services, folder: string) {
  const [kind, id = '', ...more] = folder.split('/')
  if (more.length > 0) return null
  if (kind === 'posts') return postAudience(services, id)
  if (kind === 'pages') return pageAudience(services, id)
  return kind === 'lessons' ? lessonAudience(services, id) : null
}

/** The sentence for an upload whose text, or which itself, somebody has deleted. */
export const TEXT_DELETED = 'This text, or the upload, is gone: somebody else has deleted it. Choose the file again.'
