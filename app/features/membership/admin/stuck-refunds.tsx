import { moneyWords } from '#features/membership/history/event-words.ts'
import { Alert } from '#ui/alert.tsx'
import { Link } from '#ui/link.tsx'

interface StuckRefundsProps {
  refunds: ReadonlyArray<{
    readonly userId: string
    readonly name: string
    readonly asked: string
    readonly amountCents: number
    readonly currency: string
  }>
}

/** Money that was asked back and has not gone through: whose, and what to look at. */
export function StuckRefunds({ refunds }: StuckRefundsProps) {
  if (refunds.length === 0) return null
  return (
    <Alert kind="error" title="Refunds that have not gone through" className="mb-8">
      <p>
        Stripe has not taken these refunds. They are tried again every hour. Please check your balance at Stripe, and the payment
        there: once it is refunded by hand, it is done here too.
      </p>
      <ul className="mt-2 grid gap-1">
        {refunds.map(({ userId, name, asked, amountCents, currency }) => (
          <li key={userId} className="wrap-anywhere">
            <Link to={`/admin/people/${userId}`} className="link">
              {name}
            </Link>
            , {moneyWords(amountCents, currency)}, asked for on {asked}
          </li>
        ))}
      </ul>
    </Alert>
  )
}
