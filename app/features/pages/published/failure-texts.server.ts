import type { AnyValues } from '#features/pages/core/fields.ts'
import type { Page } from '#features/pages/core/page.ts'
import { same } from '#features/pages/core/same.ts'
import { ERROR_PATH, errorStarters, NOT_FOUND_PATH } from '#features/pages/starters/errors.ts'
import { fillIn } from '#features/site/core/fill-in.ts'
import type { FailureTexts } from '#features/site/core/site-words.tsx'
import { findSiteSettings } from '#features/site/settings/settings.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { findPublishedPages } from './find-published.server.ts'

type Needs = Pick<Infrastructure, 'db' | 'broadcast' | 'log'>

/** What is written and published on the pages of failures; null where that is nothing, or cannot be read: they have to come all the same. */
export async function findFailureTexts(services: Needs): Promise<FailureTexts | null> {
  try {
    const [{ house }, pages] = await Promise.all([findSiteSettings(services), findPublishedPages(services)])
    const texts = failureTextsIn((path) => pages.get(path), house.name)
    return Object.keys(texts).length > 0 ? texts : null
  } catch (error) {
    services.log.error({ err: error }, 'What is written on the pages of failures could not be read; what ships stands in.')
    return null
  }
}

/** What is written of pages otherwise than it ships, with the name of the house in it. */
export function failureTextsIn(find: (path: string) => Pick<Page, 'sections'> | undefined, name: string): FailureTexts {
  const notFound = written(NOT_FOUND_PATH, find(NOT_FOUND_PATH))
  const error = written(ERROR_PATH, find(ERROR_PATH))
  return fillIn({ ...(notFound && { notFound }), ...(error && { error }) }, name)
}

function written(path: string, page: Pick<Page, 'sections'> | undefined): AnyValues | null {
  const frame = errorStarters().find((starter) => starter.path === path)!.sections[0]!
  const values = page?.sections.find(({ id }) => id === frame.id)?.values ?? {}
  const otherwise = Object.entries(values).filter(([field, value]) => !same(value, frame.values[field]))
  return otherwise.length > 0 ? Object.fromEntries(otherwise) : null
}
