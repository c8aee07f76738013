import { pageTitles } from '#content/page-titles.ts'

/** The one way in which a page’s address is written. The router also takes `/About/`, which is the page at `/about`. */
export function pagePath(pathname: string): string {
  const path = pathname.replace(/(?<=^\/|[^/])\/+$/, '')
  const lowered = path.toLowerCase()
  return lowered in pageTitles ? lowered : path
}
