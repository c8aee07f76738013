import { Alert } from '#ui/alert.tsx'
import { TextLink } from '#ui/text-link.tsx'

/** What is true of payments with a live key as long as the site is a sample. */
export const HELD = 'Stripe is connected, and takes no payments yet'

export function HeldPayments() {
  return (
    <Alert title="The live key is not used yet">
      Your site is a sample: plans lead to the trial, and nobody pays. <TextLink to="/admin/opening">Open the site</TextLink> to
      take payments.
    </Alert>
  )
}
