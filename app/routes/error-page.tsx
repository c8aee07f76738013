import { createContext, use } from 'react'
import { useLocation } from 'react-router'

import { useSiteWords } from '#features/site/core/site-words.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { PageHeading } from '#ui/page-heading.tsx'

/** The id of the request being answered. Known on the server only; the page keeps it in its text. */
export const RequestIdContext = createContext<string | undefined>(undefined)

/** Shown when something broke: what happened in one sentence, what to do, and the id that finds it in the log. */
export function ErrorPage({ status }: { status: number }) {
  const onServer = use(RequestIdContext)
  const id = onServer ?? (typeof document === 'undefined' ? undefined : idInBrowser(status))
  const { name } = useSiteWords()
  const { title, lead } = wordsFor(status)
  return (
    <div className="wrap py-8">
      <title>{`${status === 404 ? 'Page not found' : title} | ${name}`}</title>
      <PageHeading title={title} lead={lead} />
      <div className="mt-6 flex flex-wrap gap-3">
        {status >= 500 && <TryAgain />}
        <ButtonLink to="/" kind={status >= 500 ? 'secondary' : 'primary'}>
          Back to the home page
        </ButtonLink>
      </div>
      {id && (
        <p className="cap mt-6">
          If you write to us, please quote this number:{' '}
          <code id="request-id" suppressHydrationWarning>
            {id}
          </code>
        </p>
      )}
    </div>
  )
}

/** Asks for the page anew: a link to where one is, so that it needs no script. */
function TryAgain() {
  const { pathname, search } = useLocation()
  return (
    <a className="btn btn-primary" href={pathname + search}>
      Try again
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

function wordsFor(status: number): { title: string; lead: string } {
  if (status === 404)
    return {
      title: 'Oops! Page not found',
      lead: 'There is nothing at this address. It may have moved, or the link was mistyped.',
    }
  if (status === 503)
    return {
      title: 'We’ll be right back',
      lead: 'Part of the site is not answering at the moment. Nothing you saved is lost. Please try again in a minute.',
    }
  if (status < 500)
    return { title: 'That did not work', lead: 'The site could not make sense of this request. Please go back and try again.' }
  return {
    title: 'Something went wrong',
    lead: 'The mistake is ours, and it has been logged. Please try again in a moment.',
  }
}
