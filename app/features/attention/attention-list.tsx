import type { ReactNode } from 'react'
import { Form } from 'react-router'

import { PersonField } from '#features/identity/core/person-field.tsx'
import type { AttentionItem } from '#platform/attention.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'

import { spanNames, spans } from './spans.ts'

/** Days in words, by kind. */
export type DayOfKind = Readonly<Record<string, string>>

interface ListProps {
  readonly items: readonly AttentionItem[]
  /** The path whose action puts off and takes back. */
  readonly action: string
  /** Since when each waits, or until when it is put off, where that is known. */
  readonly days: DayOfKind
}

/** What waits, each with its place; what is not urgent can be put off. */
export function WaitingList({ items, action, days }: ListProps) {
  return (
    <ul className="border-t border-ink">
      {items.map((item) => (
        <Row key={item.kind} item={item} note={days[item.kind] && `Waiting since ${days[item.kind]}.`}>
          {item.severity !== 'urgent' && (
            <details className="group -mt-2 mb-1 ml-13">
              <summary className="inline-flex min-h-11 items-center gap-1 text-sm text-soft hover:text-ink">
                <span>
                  Put off<span className="vh">: {item.title}</span>
                </span>
                <Icon name="down" size={16} className="group-open:rotate-180" />
              </summary>
              <Act action={action} kind={item.kind} className="flex flex-wrap gap-2">
                {spanNames.map((span) => (
                  <Button
                    key={span}
                    kind="secondary"
                    size="small"
                    name="intent"
                    value={`put-off:${span}`}
                    busyLabel="Putting off..."
                  >
                    {spans[span].label}
                  </Button>
                ))}
              </Act>
            </details>
          )}
        </Row>
      ))}
    </ul>
  )
}

/** What is put off, folded away: until when, with a way back. */
export function PutOffList({ items, action, days }: ListProps) {
  return (
    <details className="group mt-4">
      <summary className="inline-flex min-h-11 items-center gap-2 text-sm">
        <span>
          Put off <span className="num text-faint">{items.length}</span>
        </span>
        <Icon name="down" size={16} className="group-open:rotate-180" />
      </summary>
      <ul className="border-t border-line">
        {items.map((item) => (
          <Row key={item.kind} item={item} note={`Put off for everybody until ${days[item.kind]}.`}>
            <Act action={action} kind={item.kind} className="mb-3 ml-13">
              <Button kind="secondary" size="small" name="intent" value="take-back" busyLabel="Showing...">
                Show again<span className="vh">: {item.title}</span>
              </Button>
            </Act>
          </Row>
        ))}
      </ul>
    </details>
  )
}

function Row({
  item: { to, count, isOneThing, title, text },
  note,
  children,
}: {
  item: AttentionItem
  note?: ReactNode
  children: ReactNode
}) {
  return (
    <li className="border-b border-line">
      <Link to={to} className="grid grid-cols-[auto_1fr_auto] items-center gap-x-3 py-3 no-underline hover:bg-sunken">
        <span className="num min-w-10 font-serif text-2xl leading-none">{isOneThing ? '' : count}</span>
        <span className="min-w-0">
          <span className="block text-sm font-strong">{title}</span>
          <span className="cap block">
            {text} {note}
          </span>
        </span>
        <Icon name="right" className="text-faint" />
      </Link>
      {children}
    </li>
  )
}

interface ActProps {
  readonly action: string
  readonly kind: string
  readonly className: string
  readonly children: ReactNode
}

function Act({ action, kind, className, children }: ActProps) {
  return (
    <Form method="post" action={action} preventScrollReset className={className}>
      <PersonField />
      <input type="hidden" name="kind" value={kind} />
      {children}
    </Form>
  )
}
