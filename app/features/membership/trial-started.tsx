import { Fragment, useEffect } from 'react'
import { useNavigate } from 'react-router'

import { ButtonLink } from '#ui/button-link.tsx'
import { PageHeading } from '#ui/page-heading.tsx'

/** How long the success screen stands before the browser goes on; the server says the same in its Refresh header. */
export const REDIRECT_SECONDS = 2

interface TrialStartedProps {
  mailedTo: string | null
  next: string
  words: {
    readonly startedTitle: string
    readonly startedText: string
    /** With the address in the place of `{email}`. */
    readonly mailText: string
    readonly dashboardText: string
    readonly dashboardAction: string
    readonly returnText: string
    readonly returnAction: string
    readonly skipAction: string
  }
}

/**
 * The success screen. It reads the same whether the address was new (it gets a mail to confirm) or known (a mail to sign
 * in), so that nobody learns here who has an account. `mailedTo` is null for somebody who was signed in already.
 */
export function TrialStarted({ mailedTo, next, words }: TrialStartedProps) {
  const navigate = useNavigate()
  const isBack = next !== '/dashboard'
  useEffect(() => {
    const timer = setTimeout(() => void navigate(next), REDIRECT_SECONDS * 1000)
    return () => clearTimeout(timer)
  }, [navigate, next])
  return (
    <div className="wrap pb-section">
      <PageHeading title={words.startedTitle} />
      {words.startedText && <p className="lead mb-4">{words.startedText}</p>}
      {mailedTo && words.mailText && (
        <p className="mb-6 max-w-measure">
          <MailText text={words.mailText} address={mailedTo} />
        </p>
      )}
      <output className="cap mb-6 block">{mailedTo || isBack ? words.returnText : words.dashboardText}</output>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink to={next}>{isBack ? words.returnAction : words.dashboardAction}</ButtonLink>
        <ButtonLink to="/pricing" kind="tertiary">
          {words.skipAction}
        </ButtonLink>
      </div>
    </div>
  )
}

function MailText({ text, address }: { text: string; address: string }) {
  return text.split('{email}').map((part, at) => (
    // The parts have nothing of their own but their place.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={at}>
      {at > 0 && <b className="inline-block wrap-anywhere">{address}</b>}
      {part}
    </Fragment>
  ))
}
