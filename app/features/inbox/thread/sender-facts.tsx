import { itemKinds, itemStatuses, type ItemKind, type ItemStatus } from '#features/inbox/items/item.ts'
import { Badge } from '#ui/badge.tsx'
import { Link } from '#ui/link.tsx'
import { TextLink } from '#ui/text-link.tsx'

type SenderFactsProps = {
  email: string
  kind: ItemKind
  spam: boolean
  begun: string
  begunAt: string
  account: { readonly userId: string; readonly emailVerified: boolean } | null
}

/** Who wrote, how and when. */
export function SenderFacts({ email, kind, spam, begun, begunAt, account }: SenderFactsProps) {
  return (
    <dl className="mb-5 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 border-y border-line py-3 text-sm">
      <dt className="text-faint">From</dt>
      <dd className="wrap-anywhere">
        {email || 'No address given'}
        {account && (
          <>
            {', '}
            <TextLink to={`/admin/people/${account.userId}`}>a member</TextLink>
            {!account.emailVerified && ' whose address is not confirmed'}
          </>
        )}
      </dd>
      <dt className="text-faint">Through</dt>
      <dd>
        {itemKinds[kind].one}
        {spam && ', held as spam'}
      </dd>
      <dt className="text-faint">Received</dt>
      <dd>
        <time dateTime={begunAt}>{begun}</time>
      </dd>
    </dl>
  )
}

interface Other {
  readonly id: string
  readonly kind: ItemKind
  readonly status: ItemStatus
  readonly excerpt: string
  readonly received: string
  readonly receivedAt: string
}

/** What else came from the same address. */
export function OtherItems({ others }: { others: ReadonlyArray<Other> }) {
  if (others.length === 0) return null
  return (
    <section aria-labelledby="others">
      <h2 id="others" className="title mb-2">
        From the same address
      </h2>
      <ul className="border-t border-line">
        {others.map(({ id, kind, status, excerpt, received, receivedAt }) => (
          <li key={id} className="border-b border-line">
            <Link to={`/admin/messages/${id}`} className="block py-3 text-sm no-underline hover:bg-sunken">
              <span className="cap block">
                {itemKinds[kind].one}, <time dateTime={receivedAt}>{received}</time>
              </span>
              <span dir="auto" className="block wrap-anywhere">
                {excerpt || 'The conversation is not kept any more.'}
              </span>
              {status !== 'open' && <Badge className="mt-1">{itemStatuses[status]}</Badge>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
