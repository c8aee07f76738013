import { errorWords } from '#content/error-words.ts'
import { NOT_FOUND_TITLE, notFoundWords } from '#content/not-found.ts'
import type { StarterPage } from '#features/pages/core/page.ts'
import { errorFrame, notFoundFrame } from '#features/pages/kinds/error-frames.ts'

import { frame } from './starter-section.ts'

/** The pages that stand in the place of another one. Their paths are none that anybody comes to (`isPattern`). */
export const NOT_FOUND_PATH = '/:not-found'
export const ERROR_PATH = '/:error'

export function errorStarters(): StarterPage[] {
  return [
    {
      id: 'not-found',
      path: NOT_FOUND_PATH,
      name: 'Page not found',
      stays: true,
      shownWhen: 'At every address that has no page',
      head: { title: NOT_FOUND_TITLE, description: '' },
      sections: [frame(notFoundFrame, notFoundWords)],
    },
    {
      id: 'error',
      path: ERROR_PATH,
      name: 'Something went wrong',
      stays: true,
      headIsElsewhere: 'Its title is its heading.',
      shownWhen: 'In the place of a page that failed',
      isWordsOnly: true,
      head: { title: '', description: '' },
      sections: [frame(errorFrame, errorWords)],
    },
  ]
}
