import type { PillarSlug } from '#content/pillars.ts'

import type { Shelf } from './shelf.ts'

/** Which products are to be shown: the newest, those of a tab or a subject in the order of the shop, or some by their ids. */
export type ProductChoice =
  | { readonly by: 'newest'; readonly count: number }
  | { readonly by: 'tab'; readonly tab: Shelf; readonly count: number }
  | { readonly by: 'subject'; readonly subject: PillarSlug; readonly count: number }
  | { readonly by: 'ids'; readonly ids: readonly string[] }
