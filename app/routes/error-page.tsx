import { createContext, use } from 'react'

import { ButtonLink } from '#ui/button-link.tsx'
import { PageHeading } from '#ui/page-heading.tsx'

/** The id of the request being answered. Known on the server only; the page keeps it in its text. */
export const RequestIdContext = createContext<string | undefined>(undefined)

/** Shown when something broke: what happened in one sentence, what to do, and the id that finds it in the log. */
export function ErrorPage({ status }: { status: number }) {
  const onServer = use(RequestIdContext)
  const id = onServer ?? (typeof document === 'undefined' ? undefined : document.getElementById('request-id')?.textContent)
  const { title, lead } = wordsFor(status)
  return (
    <div className="wrap py-8">
      <title>{`${title} | Wellward`}</title>
      <PageHeading title={title} lead={lead} />
      <div className="mt-6">
        <ButtonLink to="/">Back to the home page</ButtonLink>
      </div>
      {id && (
        <p className="cap mt-6">
          If you write to us, please name this number:{' '}
          <code id="request-id" suppressHydrationWarning>
            {id}
          </code>
        </p>
      )}
    </div>
  )
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
    lead: 'The mistake is ours, and it has been written down. Please try again in a moment.',
  }
}
