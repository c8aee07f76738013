import type { RouterContextProvider } from 'react-router'

import { changedAtOf } from '#features/pages/core/page.ts'
import { previewPageAt } from '#features/pages/editing/preview-page.server.ts'
import { findPublishedPage } from '#features/pages/published/find-published.server.ts'
import { previewing } from '#routes/guard/previewing.server.ts'
import { servicesContext } from '#services.server.ts'

/** The page at a path as everybody sees it, or with its draft or a version for the owner who previews it; null where there is none. */
export async function findShownPage(context: Readonly<RouterContextProvider>, path: string) {
  const services = context.get(servicesContext)
  const preview = context.get(previewing)
  if (preview === null) {
    const page = await findPublishedPage(services, path)
    return page && { ...page, isDraft: false }
  }
  const opened = await previewPageAt(services, path, preview.version)
  if (!opened) return null
  const { page, starter, publishedAt } = opened
  return {
    ...page,
    id: starter.id,
    subject: starter.subject ?? null,
    changedAt: changedAtOf(starter, publishedAt),
    isDraft: true,
  }
}
