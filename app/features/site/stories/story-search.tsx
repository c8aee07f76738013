import { Form } from 'react-router'

import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { TextLink } from '#ui/text-link.tsx'

/** The most letters of a name that are searched. */
export const MAX_SEARCH = 100

/** By the name of whoever said it: that is how people without an account ask to be found, and erased. */
export function StorySearch({ search, action }: { search: string; action: string }) {
  return (
    <search className="min-w-0 flex-1 basis-64">
      <Form method="get" action={action} className="flex max-w-measure flex-wrap items-end gap-3">
        <Field
          label="Search by name"
          name="q"
          type="search"
          maxLength={MAX_SEARCH}
          defaultValue={search}
          autoComplete="off"
          className="min-w-0 flex-1 basis-48"
        />
        <Button kind="secondary">Search</Button>
        {search && <TextLink to={action}>Show all</TextLink>}
      </Form>
    </search>
  )
}
