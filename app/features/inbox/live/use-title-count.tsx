import { useEffect } from 'react'

import { titleWithCount } from './title-count.ts'

/** The title follows the count: somebody who has the page in a tab sees there that something came. */
export function useTitleCount(waiting: number): void {
  useEffect(() => {
    document.title = titleWithCount(document.title, waiting)
  }, [waiting])
}
