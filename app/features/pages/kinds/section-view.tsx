import type { ReactNode } from 'react'

import type { Imprint } from '#content/imprint.ts'
import type { Plan } from '#content/plans.ts'
import type { CourseCard } from '#features/courses/core/course-card.ts'
import type { Trend } from '#features/health/trends/trend.ts'
import type { AnyValues, Fields, Values } from '#features/pages/core/fields.ts'
import type { SectionKind } from '#features/pages/core/section-kind.ts'
import type { ProductView } from '#features/shop/shelves/shelf.ts'
import type { CardWords } from '#features/shop/shelves/shop-words.ts'
import type { DataPractices } from '#features/site/core/data-practices.ts'
import type { SiteSettings } from '#features/site/core/site-settings.ts'
import type { StoryView } from '#features/site/stories/story-view.ts'
import type { MarkdownPassage } from '#features/writing/text.ts'

/** What sections show that is not written in them. */
export interface SectionData {
  /** Stories of members, published; for a row of them. */
  readonly stories: readonly StoryView[]
  /** What stands in their place until there are some. */
  readonly noStoriesYet: string
  /** The newest posts, as they are listed. */
  readonly posts: ReadonlyArray<{ readonly title: string; readonly text: string; readonly to: string }>
  /** Where lessons are that can be read, by their slug. */
  readonly lessons: Readonly<Record<string, string>>
  /** All published courses in their order. */
  readonly courses: readonly CourseCard[]
  /** Products by what a section asked for (`productKeyOf`). */
  readonly products: Readonly<Record<string, readonly ProductView[]>>
  /** What the shop says on its cards and of its links that pay; null where the page has no products. */
  readonly shopWords: (CardWords & { readonly disclosure: string }) | null
  /** As the settings have them. */
  readonly plans: readonly Plan[]
  /** The plan that the reader has. */
  readonly ownPlan: Plan['slug'] | null
  /** Charts of example numbers, by the number and the units: `sleepHours metric`. */
  readonly trends: Readonly<Record<string, Trend>>
  /** Who runs the site, as far as the settings say. */
  readonly imprint: Imprint
  /** Who coaches here, as the settings of the brand say it. */
  readonly coach: Pick<SiteSettings['house'], 'portrait' | 'credentials' | 'founder'> & { readonly siteName: string }
  /** The day on which the page last changed, as an ISO date; null where nobody knows. */
  readonly changedOn: string | null
  /** What the site does with data about health, where a text of the page has a place for it. */
  readonly practices: DataPractices | null
  /** The passages of a text in Markdown that the owner wrote, held to what may stand on a page. */
  readonly readMarkdown: (text: string) => readonly MarkdownPassage[]
}

/** What a section is drawn from. */
export interface SectionViewProps<Of extends Fields> {
  readonly values: Values<Of>
  /** Unique on the page: begins the ids in it. */
  readonly id: string
  /** Its pictures are on the first screen. */
  readonly isFirst: boolean
  /** It stands among sections of the column of text, and not on its own. */
  readonly isInColumn: boolean
  readonly data: SectionData
}

/** A kind of section with what draws it. It is drawn by the server alone, so that no page carries its code. */
export interface DrawnKind {
  readonly kind: SectionKind
  readonly View: (props: Omit<SectionViewProps<Fields>, 'values'> & { readonly values: AnyValues }) => ReactNode
  /** The address of a style sheet that only pages with this kind load. */
  readonly sheet?: string
}

/** Puts a kind among others: what draws it is only ever given values that its fields have read. */
export function drawnKind<const Of extends Fields>(
  kind: SectionKind<Of>,
  View: (props: SectionViewProps<Of>) => ReactNode,
  sheet?: string,
): DrawnKind {
  return { kind, View, ...(sheet && { sheet }) } as unknown as DrawnKind
}
