import { DangerBadge } from '#features/inbox/read-first/danger-badge.tsx'
import { Badge } from '#ui/badge.tsx'
import { Link } from '#ui/link.tsx'

import { boxOf } from './inbox-intent.ts'
import { itemKinds, itemStatuses, nameOf, type ItemLine } from './item.ts'

/** A line of the list, with what the page knows of it in words. */
export interface ItemLineView extends Omit<ItemLine, 'receivedAt' | 'assigneeId' | 'dangerAt'> {
  readonly receivedAt: string
  readonly received: string
  /** It stood on top before. */
  readonly wasReadFirst: boolean
  readonly assignee: string | null
}

/** The items, each with a box to tick it; the boxes belong to the form around the list. */
export function ItemList({ items }: { items: ReadonlyArray<ItemLineView> }) {
  return (
    <ul className="border-t border-ink">
      {items.map((item) => (
        <li key={item.id} className={item.readFirst ? 'inbox-line inbox-line-first' : 'inbox-line'}>
          <label className="inbox-tick">
            <input type="checkbox" name={boxOf(item.id)} aria-label={`Tick ${nameOf(item)}`} />
          </label>
          <Link to={`/admin/messages/${item.id}`} className="block min-w-0 py-3 text-sm no-underline sm:pr-2">
            {item.readFirst && <DangerBadge className="mb-1">Read first</DangerBadge>}
            <span className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className={`min-w-0 wrap-anywhere ${item.read ? 'text-soft' : 'font-strong'}`}>
                {!item.read && <span aria-hidden className="mr-2 inline-block size-2 rounded-round bg-accent align-middle" />}
                <bdi>{nameOf(item)}</bdi>
                {!item.read && <span className="vh"> (unread)</span>}
              </span>
              <span className="cap">
                {itemKinds[item.kind].one}, <time dateTime={item.receivedAt}>{item.received}</time>
              </span>
            </span>
            <span dir="auto" className="mt-1 block max-w-measure wrap-anywhere text-soft">
              {item.excerpt || 'The conversation is not kept any more.'}
            </span>
            {(item.status !== 'open' || item.assignee || item.wasReadFirst) && (
              <span className="mt-2 flex flex-wrap items-center gap-2">
                {item.status !== 'open' && (
                  <Badge tone={item.status === 'done' ? 'good' : 'plain'}>{itemStatuses[item.status]}</Badge>
                )}
                {item.wasReadFirst && <Badge>Was to be read first</Badge>}
                {item.assignee && <span className="cap wrap-anywhere">{item.assignee}</span>}
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  )
}
