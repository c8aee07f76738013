import { PersonField } from '#features/identity/core/person-field.tsx'
import type { StarterItem } from '#platform/starter-items.ts'
import { SureForm } from '#ui/ask-or-step.tsx'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Card } from '#ui/card.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { TextLink } from '#ui/text-link.tsx'

import { AdminHeading } from './admin-heading.tsx'

/** Before the id of an item, in the names of fields. */
export const ITEM = 'item-'

type Items = ReadonlyArray<Omit<StarterItem, 'key'> & { readonly id: string }>

/** What is there of one kind, each item to be ticked. */
export function StarterList({ title, text, items }: { title: string; text: string; items: Items }) {
  const there = items.filter(({ state }) => state !== 'gone')
  if (there.length === 0) return null
  return (
    <fieldset>
      <legend className="title mb-1">{title}</legend>
      <p className="mb-2 text-soft">{text}</p>
      <ul>
        {there.map(({ id, title, state, note, to }) => (
          <li key={id} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-line">
            <Checkbox name={ITEM + id} label={title} hint={note || undefined} />
            <span className="flex flex-wrap items-center justify-end gap-x-4">
              {state === 'changed' && <Badge>Changed by you</Badge>}
              {to && (
                <TextLink to={to} aria-label={`Open ${title}`}>
                  Open
                </TextLink>
              )}
            </span>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

/** What goes, once more, before it does. */
export function StarterQuestion({ items, here }: { items: Items; here: string }) {
  const changed = items.filter(({ state }) => state === 'changed')
  const fields = (
    <>
      <PersonField />
      {items.map(({ id }) => (
        <input key={id} type="hidden" name={ITEM + id} value="on" />
      ))}
    </>
  )
  return (
    <>
      <AdminHeading title="Starter content">One question before anything goes.</AdminHeading>
      <Card title={items.length === 1 ? 'Take it away?' : `Take ${items.length} of them away?`}>
        <p className="max-w-measure">
          They leave the site at once. What comes back later is what the product ships, and not what you or your members wrote.
        </p>
        {changed.length > 0 && (
          <p className="mt-3 max-w-measure font-strong">
            Your changes are lost in: {changed.map(({ title }) => `“${title}”`).join(', ')}.
          </p>
        )}
        <ul className="mt-4 list-disc pl-5">
          {items.map(({ id, title, note }) => (
            <li key={id}>
              {title}
              {note && <span className="cap"> {note}</span>}
            </li>
          ))}
        </ul>
        <div className="mt-5 flex flex-wrap items-center gap-4">
          <SureForm
            action={here}
            fields={fields}
            name="intent"
            value="remove"
            words={{ intent: 'Take away', busy: 'Taking away...', not: 'Keep all' }}
          />
          <ButtonLink kind="secondary" to={here}>
            Keep all
          </ButtonLink>
        </div>
      </Card>
    </>
  )
}
