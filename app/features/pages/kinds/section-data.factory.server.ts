import { imprint } from '#content/imprint.ts'
import { noStoriesYet } from '#content/site.ts'
import { renderMarkdown } from '#features/writing/markdown.server.ts'

import type { SectionData } from './section-view.tsx'

/** What sections show of others on a site that has nothing yet. */
export const noSectionData: SectionData = {
  stories: [],
  noStoriesYet,
  posts: [],
  lessons: {},
  courses: [],
  products: {},
  shopWords: null,
  plans: [],
  ownPlan: null,
  trends: {},
  imprint,
  coach: { portrait: null, credentials: [], founder: 'a coach', siteName: 'Wellward' },
  changedOn: null,
  practices: null,
  readMarkdown: (text) =>
    renderMarkdown(text, { author: 'owner', origin: 'https://coach.example', pictureAddress: () => null }).passages,
}
