import { useEffect } from 'react'

import { Alert } from '#ui/alert.tsx'

/** Leads on to Stripe’s own page; the answer’s header does it where no script runs. */
export function LeadingToPayment({ address }: { address: string }) {
  useEffect(() => location.assign(address), [address])
  return (
    <Alert title="You are being taken to Stripe, which handles the payment" className="mb-8">
      <a href={address} className="link">
        Go there now
      </a>
    </Alert>
  )
}
