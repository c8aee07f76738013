import { Form } from 'react-router'

import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextLink } from '#ui/text-link.tsx'

import { MAX_SEARCHED } from './filters.ts'
import { itemStatuses } from './item.ts'

export interface Team {
  readonly userId: string
  readonly name: string
}

type FilterBarProps = {
  /** What the address asks for, as it stands there. */
  asked: Readonly<Record<'q' | 'status' | 'assignee' | 'unread', string>>
  /** Which kind, or the spam, is shown: the tabs choose it. */
  otherFilters: Readonly<Record<string, string>>
  team: ReadonlyArray<Team>
  /** The list without filters, where there are some. */
  clear: string | null
}

/** Search and filters: a form whose fields become the address. */
export function FilterBar({ asked, otherFilters, team, clear }: FilterBarProps) {
  return (
    <search className="list-tools block">
      <Form
        key={JSON.stringify([asked, otherFilters])}
        method="get"
        action="/admin/messages"
        className="inbox-filters"
        onChange={({ target, currentTarget }) => {
          if (target instanceof HTMLSelectElement) currentTarget.requestSubmit()
        }}
      >
        {Object.entries(otherFilters).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Field
          label="Search messages"
          name="q"
          type="search"
          maxLength={MAX_SEARCHED}
          defaultValue={asked.q}
          autoComplete="off"
          placeholder="Name, address or words"
        />
        <SelectField
          label="Status"
          name="status"
          defaultValue={asked.status}
          options={[{ value: '', label: 'Any' }, ...Object.entries(itemStatuses).map(([value, label]) => ({ value, label }))]}
        />
        <SelectField
          label="Assigned to"
          name="assignee"
          defaultValue={asked.assignee}
          options={[
            { value: '', label: 'Anybody' },
            { value: 'me', label: 'Me' },
            { value: 'none', label: 'Nobody' },
            ...team.map(({ userId, name }) => ({ value: userId, label: name })),
          ]}
        />
        <SelectField
          label="Show"
          name="unread"
          defaultValue={asked.unread}
          options={[
            { value: '', label: 'All' },
            { value: '1', label: 'Unread' },
          ]}
        />
        <Button kind="secondary">Search</Button>
        {clear && (
          <TextLink to={clear} className="inbox-clear">
            Show everything
          </TextLink>
        )}
      </Form>
    </search>
  )
}
