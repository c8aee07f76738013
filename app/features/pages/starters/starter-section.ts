import { pageTitles } from '#content/page-titles.ts'
import type { Fields, Values } from '#features/pages/core/fields.ts'
import { headOf, type StarterPage, type StarterSection } from '#features/pages/core/page.ts'
import type { SectionKind } from '#features/pages/core/section-kind.ts'

/** The frame of a page that does something: it stays on its page. */
export function frame<Of extends Fields>(kind: SectionKind<Of>, values: Values<Of>): StarterSection {
  return { ...section(kind, 'frame', values), isFixed: true }
}

/** A section of a page that ships, with the values of its kind. */
export function section<Of extends Fields>(kind: SectionKind<Of>, id: string, values: Values<Of>): StarterSection {
  return { id, kind: kind.name, values, isFixed: false }
}

/** A page that does something, with a frame that stays; its title is that of `content/page-titles.ts`. */
export function framed(
  path: string,
  name: string,
  sections: StarterSection[],
  options: Pick<StarterPage, 'stays' | 'headIsElsewhere'> = {},
): StarterPage {
  return { id: path.slice(1), path, name, ...options, head: headOf(pageTitles[path] ?? name), sections }
}

/**
 * What stands around every page of a kind: a post, a course. Each has its own title and description; `id` is how it is stored, `path` the pattern
 * of their addresses.
 */
export function aroundEvery(
  one: string,
  { id, path, section: around }: { id: string; path: string; section: StarterSection },
): StarterPage {
  return {
    id,
    path,
    name: `Every ${one}`,
    stays: true,
    headIsElsewhere: `Title and description are those of the ${one}.`,
    head: headOf(''),
    sections: [around],
  }
}
