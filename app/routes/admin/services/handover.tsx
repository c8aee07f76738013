import type { ReactNode } from 'react'

import { eventTypes } from '#features/membership/billing/stripe-event.ts'
import { CopyButton } from '#ui/copy-button.tsx'

/** An address of the site that is to be entered elsewhere. */
export function Handover({ address, button, children }: { address: string; button: string; children: ReactNode }) {
  return (
    <div className="grid justify-items-start gap-2 text-sm">
      <p className="text-soft">{children}</p>
      <p className="num break-all">{address}</p>
      <CopyButton text={address} label={button} />
    </div>
  )
}

/** The events that Stripe has to tell the site of. */
export function StripeEvents() {
  const events = eventTypes.toSorted()
  return (
    <details className="text-sm">
      <summary className="link inline-flex min-h-11 items-center">The {events.length} events to choose</summary>
      <ul className="mt-1 mb-3 list-disc pl-5">
        {events.map((event) => (
          <li key={event} className="num break-all">
            {event}
          </li>
        ))}
      </ul>
      <CopyButton text={events.join('\n')} label="Copy the events" />
    </details>
  )
}
