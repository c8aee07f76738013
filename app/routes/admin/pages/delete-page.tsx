import { PersonField } from '#features/identity/core/person-field.tsx'
import { AdminHeading } from '#routes/admin/admin-heading.tsx'
import { SureForm } from '#ui/ask-or-step.tsx'
import { ButtonLink } from '#ui/button-link.tsx'

type DeletePageProps = {
  name: string
  here: string
  /** What leads to the page: how many links of the menu, and how many redirects. */
  ways: { readonly menu: number; readonly redirects: number }
}

/** Asks whether a page of the owner’s own is to go; works without a script. */
export function DeletePage({ name, here, ways: { menu, redirects } }: DeletePageProps) {
  const going = [
    menu > 0 && (menu === 1 ? 'its link in the menu' : `its ${menu} links in the menu`),
    redirects > 0 && (redirects === 1 ? 'the redirect that leads to it' : `the ${redirects} redirects that lead to it`),
  ].filter(Boolean)
  const words = { intent: 'Delete', busy: 'Deleting...', not: 'Keep the page' }
  return (
    <>
      <AdminHeading title={`Delete “${name}”?`} eyebrow="Page">
        The page leaves the site at once, and its versions go with it{going.length > 0 && `, and so do ${going.join(' and ')}`}.
        This cannot be undone.
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
