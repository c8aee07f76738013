import { ButtonLink } from '#ui/button-link.tsx'
import { PageHeading } from '#ui/page-heading.tsx'

/** What stands at an address where no page is. */
export function NothingHere() {
  return (
    <div className="wrap reading">
      <PageHeading
        title="Oops! Page not found"
        eyebrow="404"
        lead="There is nothing at this address. The link may be old, or a letter may be missing."
      />
      <ButtonLink to="/">Return home</ButtonLink>
    </div>
  )
}

/** The words in the head of such a page. */
export const nothingHere = { title: 'Page not found', listed: false } as const
