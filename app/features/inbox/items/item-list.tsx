import { DangerBadge } from '#features/inbox/read-first/danger-badge.tsx'
import { Badge } from '#ui/badge.tsx'
import { Link } from '#ui/link.tsx'
import { Rows } from '#ui/rows.tsx'

import { boxOf } from './inbox-intent.ts'
import { itemKinds, itemStatuses, nameOf, type ItemLine } from './item.ts'

/** A line of the list, with what the page knows of it in words. */
export interface ItemLineView extends Omit<ItemLine, 'receivedAt' | 'assigneeId' | 'dangerAt'> {
  readonly receivedAt: string
  readonly received: string
  readonly receivedInFull: string
  /** It stood on top before. */
  readonly wasReadFirst: boolean
  readonly assignee: string | null
}

/** The items, each with a box to tick it; the boxes belong to the form around the list. */
export function ItemList({ items }: { items: ReadonlyArray<ItemLineView> }) {
  return (
    <Rows
      caption="Messages"
      rows={items}
      keyOf={({ id }) => id}
      lookOf={({ readFirst }) => (readFirst ? 'inbox-line inbox-line-first' : 'inbox-line')}
      tick={(item) => ({ name: boxOf(item.id), label: `Tick ${nameOf(item)}` })}
      lead={{ label: 'From', renderCell: (item) => <ItemLead item={item} /> }}
      columns={[
        { label: 'State', width: 'middle', renderCell: (item) => <ItemState item={item} /> },
        { label: 'Kind', width: 'narrow', renderCell: ({ kind }) => itemKinds[kind].one },
        {
          label: 'Received',
          width: 'narrow',
          renderCell: ({ receivedAt, received, receivedInFull }) => (
            <time dateTime={receivedAt} title={receivedInFull}>
              {received}
            </time>
          ),
        },
      ]}
    />
  )
}

function ItemLead({ item }: { item: ItemLineView }) {
  return (
    <Link to={`/admin/messages/${item.id}`} className={item.read ? 'inbox-lead' : 'inbox-lead inbox-unread'}>
      {item.readFirst && <DangerBadge>Read first</DangerBadge>}
      <bdi className="inbox-name">
        {nameOf(item)}
        {!item.read && <span className="vh"> (unread)</span>}
      </bdi>
      <span dir="auto" className="inbox-excerpt">
        {item.excerpt || 'The conversation is not kept any more.'}
      </span>
    </Link>
  )
}

function ItemState({ item: { status, wasReadFirst, assignee } }: { item: ItemLineView }) {
  if (status === 'open' && !wasReadFirst && !assignee) return null
  return (
    <span className="inbox-state">
      {status !== 'open' && <Badge tone={status === 'done' ? 'good' : 'plain'}>{itemStatuses[status]}</Badge>}
      {wasReadFirst && <Badge>Was to be read first</Badge>}
      {assignee && <span className="cap">{assignee}</span>}
    </span>
  )
}
