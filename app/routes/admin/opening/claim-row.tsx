import type { ReactNode } from 'react'
import { Form } from 'react-router'

import { PersonField } from '#features/identity/core/person-field.tsx'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Button } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'

import type { ClaimView } from './opening-view.server.ts'

const PATH = '/admin/opening'

/** A claim: what it says, where, what was decided, and what can be done about it. `children` is the form that is open in it. */
export function ClaimRow({ claim, children }: { claim: ClaimView; children?: ReactNode }) {
  const { id, text, pages, decision, isWritten, isAnew, earlier } = claim
  return (
    <li
      id={`claim-${id}`}
      className="grid scroll-mt-24 gap-x-6 gap-y-3 border-b border-line py-4 md:grid-cols-[minmax(0,1fr)_auto] md:items-start"
    >
      <div className="min-w-0">
        <p className={decision?.state === 'dropped' ? 'wrap-anywhere text-faint line-through' : 'wrap-anywhere'}>{text}</p>
        {decision?.state === 'replaced' && <p className="mt-1 wrap-anywhere">Now: {decision.text}</p>}
        {isAnew && decision && (
          <p className="mt-1 wrap-anywhere">
            The words changed since they were confirmed
            {claim.isNamed ? '.' : `. Until you decide, your site says: ${decision.text}`}
          </p>
        )}
        <p className="cap mt-1">
          <Pages pages={pages} />
          {decision && (
            <>
              {pages.length > 0 && '. '}
              {decision.proof && `${decision.proof}. `}
              {decision.reviewOn && `To look at again on ${decision.reviewOn}. `}
              Decided {decision.decided}
            </>
          )}
        </p>
        {earlier.length > 0 && (
          <details className="cap mt-1">
            <summary>{earlier.length === 1 ? 'One earlier decision' : `${earlier.length} earlier decisions`}</summary>
            <ul>
              {earlier.map(({ id: of, state, text: was, proof, decided }) => (
                <li key={of} className="wrap-anywhere">
                  {words[state].label}: {was} {proof} {decided}
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
      {children ? (
        <div className="col-span-full">{children}</div>
      ) : (
        <div className="flex flex-wrap items-center gap-2 md:justify-end">
          <State state={isAnew ? 'changed' : (decision?.state ?? (isWritten ? 'written' : null))} />
          <Acts claim={claim} />
        </div>
      )}
    </li>
  )
}

const words = {
  confirmed: { label: 'Confirmed', tone: 'good' },
  replaced: { label: 'Replaced', tone: 'good' },
  written: { label: 'Written by you', tone: 'good' },
  dropped: { label: 'Dropped', tone: 'plain' },
  changed: { label: 'Changed since', tone: 'caution' },
} as const

function State({ state }: { state: keyof typeof words | null }) {
  return state && <Badge tone={words[state].tone}>{words[state].label}</Badge>
}

function Pages({ pages }: { pages: readonly string[] }) {
  if (pages.length === 0) return null
  if (pages[0] === '*') return 'On every page'
  return (
    <>
      On{' '}
      {pages.map((path, at) => (
        <span key={path}>
          {at > 0 && ', '}
          <Link to={path}>{path === '/' ? 'the home page' : path}</Link>
        </span>
      ))}
    </>
  )
}

function Acts({ claim: { id, text, decision, stays, isNamed, isAnew, writtenAt } }: { claim: ClaimView }) {
  const at = (act: string) => `${PATH}?claim=${id}&act=${act}#claim-${id}`
  const isAsked = decision === null || isAnew
  const named = (what: string) => `${what}: ${text}`
  return (
    <Form method="post" action={PATH} preventScrollReset className="flex flex-wrap items-center gap-2">
      <PersonField />
      <input type="hidden" name="claim" value={id} />
      {isAsked && (
        <ButtonLink kind="secondary" size="small" to={at('confirm')} aria-label={named('Confirm')}>
          Confirm
        </ButtonLink>
      )}
      {isNamed && writtenAt && (
        <ButtonLink kind="secondary" size="small" to={writtenAt.to}>
          {writtenAt.label}
        </ButtonLink>
      )}
      {isAsked && !isNamed && (
        <ButtonLink kind="secondary" size="small" to={at('replace')} aria-label={named('Replace')}>
          Replace
        </ButtonLink>
      )}
      {isAsked && !stays && (
        <Button kind="secondary" size="small" name="intent" value="drop" busyLabel="Dropping..." aria-label={named('Drop')}>
          Drop
        </Button>
      )}
      {decision !== null && (
        <Button
          kind="tertiary"
          size="small"
          name="intent"
          value={id.startsWith('own-') ? 'drop' : 'withdraw'}
          busyLabel="Taking it back..."
          aria-label={named('Take the decision back')}
        >
          {id.startsWith('own-') ? 'Delete' : 'Decide again'}
        </Button>
      )}
    </Form>
  )
}
