import { PersonField } from '#features/identity/core/person-field.tsx'
import { AdminHeading } from '#routes/admin/admin-heading.tsx'
import { SureForm } from '#ui/ask-or-step.tsx'
import { ButtonLink } from '#ui/button-link.tsx'

/** Asks whether a page of the owner’s own is to go; works without a script. */
export function DeletePage({ name, here }: { name: string; here: string }) {
  const words = { intent: 'Delete', busy: 'Deleting...', not: 'Keep the page' }
  return (
    <>
      <AdminHeading title={`Delete “${name}”?`} eyebrow="Page">
        The page leaves the site at once, and its versions go with it. This cannot be undone.
      </AdminHeading>
      <div className="flex flex-wrap items-center gap-4">
        <SureForm action={here} fields={<PersonField />} name="intent" value="delete-page" words={words} />
        <ButtonLink kind="secondary" to={here}>
          {words.not}
        </ButtonLink>
      </div>
    </>
  )
}
