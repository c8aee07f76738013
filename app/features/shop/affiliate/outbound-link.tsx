import type { ReactNode } from 'react'

import { useSiteWords } from '#features/site/core/site-words.tsx'

/** What statistics are told of a click, where the owner counts visits and the visitor agreed. */
export interface ClickFacts {
  readonly name: string
  readonly category: string
  /** Where it led in the end. */
  readonly destination: string
  /** Where on our pages it stood. */
  readonly label: string
}

type OutboundLinkProps = {
  /** What stands behind /go/. */
  target: string
  facts: ClickFacts
  className?: string | undefined
  children: ReactNode
}

/** A link out of the shop, through /go/, which counts it and knows the address. Opens a tab of its own. */
export function OutboundLink({ target, facts, className, children }: OutboundLinkProps) {
  const { analytics } = useSiteWords()
  return (
    <a
      href={`/go/${target}`}
      target="_blank"
      rel="sponsored nofollow noopener"
      className={className}
      data-event={analytics && 'AffiliateClick'}
      data-facts={analytics && factsOf(facts)}
    >
      {children}
      <span className="vh"> (opens in a new tab)</span>
    </a>
  )
}

function factsOf({ name, category, destination, label }: ClickFacts): string {
  return JSON.stringify({ product_name: name, destination_url: destination, category, label })
}
