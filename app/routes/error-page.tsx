import { createContext, use } from 'react'
import { useLocation } from 'react-router'

import { errorWords } from '#content/error-words.ts'
import { useSiteWords } from '#features/site/core/site-words.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { PageHeading } from '#ui/page-heading.tsx'

/** The id of the request being answered. Known on the server only; the page keeps it in its text. */
export const RequestIdContext = createContext<string | undefined>(undefined)

/** Shown when something broke: what happened in one sentence, what to do, and the id that finds it in the log. */
export function ErrorPage({ status }: { status: number }) {
  const onServer = use(RequestIdContext)
  const id = onServer ?? (typeof document === 'undefined' ? undefined : idInBrowser(status))
  const { name, failures } = useSiteWords()
  const words = { ...errorWords, ...failures?.error }
  const { title, lead } = status === 404 ? { ...NOT_THERE, ...failures?.notFound } : wordsFor(status, words)
  return (
    <div className="wrap py-8">
      <title>{`${status === 404 ? 'Page not found' : title} | ${name}`}</title>
      <PageHeading title={title} lead={lead} />
      <div className="mt-6 flex flex-wrap gap-3">
        {status >= 500 && <TryAgain words={words.retryAction} />}
        <ButtonLink to="/" kind={status >= 500 ? 'secondary' : 'primary'}>
          {status === 404 ? (failures?.notFound?.action ?? words.homeAction) : words.homeAction}
        </ButtonLink>
      </div>
      {id && (
        <p className="cap mt-6">
          {words.numberNote}{' '}
          <code id="request-id" suppressHydrationWarning>
            {id}
          </code>
        </p>
      )}
    </div>
  )
}

/** Asks for the page anew: a link to where one is, so that it needs no script. */
function TryAgain({ words }: { words: string }) {
  const { pathname, search } = useLocation()
  return (
    <a className="btn btn-primary" href={pathname + search}>
      {words}
    </a>
  )
}

/** The id in the page that the server wrote, else that of the last answer that failed (server/web.ts). */
function idInBrowser(status: number): string | null | undefined {
  const written = document.getElementById('request-id')?.textContent
  if (written || status < 500) return written
  const answers = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  return answers.flatMap(({ serverTiming }) => serverTiming).findLast(({ name }) => name === 'request')?.description
}

/** Until the owner has written something of their own for addresses without a page. */
const NOT_THERE = {
  title: 'Oops! Page not found',
  lead: 'There is nothing at this address. It may have moved, or the link was mistyped.',
}

function wordsFor(status: number, words: typeof errorWords): { title: string; lead: string } {
  if (status === 503) return { title: words.awayTitle, lead: words.awayLead }
  return status < 500 ? { title: words.refusedTitle, lead: words.refusedLead } : words
}
