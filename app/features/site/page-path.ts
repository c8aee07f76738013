import { pageTitles, pageWords } from '#content/metadata.ts'

/** The one way in which a page’s address is written. The router also takes `/About/`, which is the page at `/about`. */
export function pagePath(pathname: string): string {
  const path = pathname.replace(/(?<=.)\/+$/, '')
  const lowered = path.toLowerCase()
  return lowered in pageWords || lowered in pageTitles ? lowered : path
}
