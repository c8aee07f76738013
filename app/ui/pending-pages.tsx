import { JsonScript } from './json-script.tsx'

/** The id of the element in which a document has them. */
export const PENDING_PAGES = 'pending-pages'

/**
 * What stands in for pages that are on their way, as markup by their paths: data in every document, so that neither the router
 * (`while-loading.tsx`) nor a plain link (`plain-page.ts`) has to load it first. Only the server renders it.
 */
export function PendingPages({ pages }: { pages: Readonly<Record<string, string>> }) {
  return <JsonScript id={PENDING_PAGES} value={pages} />
}

/** The markup that stands in for the page at a path; null where nothing does. */
export function pendingMarkup(path: string): string | null {
  const pages = JSON.parse(document.getElementById(PENDING_PAGES)?.textContent ?? '{}') as Record<string, string>
  return pages[path] ?? null
}

/** Where a plain link shows it: in the place of `main`, which is hidden meanwhile. React leaves alone what is in it. */
export function PendingPlace() {
  return <div id="pending" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
}
