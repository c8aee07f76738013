import { Form } from 'react-router'

import { PersonField } from '#features/identity/core/person-field.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { useFocusThatMoves } from '#ui/use-focus-that-moves.ts'

type PageBarProps = {
  address: string
  /** Where the page can be looked at; null where there is nothing to look at. */
  view: string | null
  hasPreview: boolean
  isChanged: boolean
  isPublic: boolean
  /** Pages that the rest of the site leads to stay. */
  mayLeave: boolean
}

/** What stands on the site and what waits, with the way from one to the other. */
export function PageBar({ address, view, hasPreview, isChanged, isPublic, mayLeave }: PageBarProps) {
  const waits = isChanged || !isPublic
  return (
    <Form
      ref={useFocusThatMoves<HTMLFormElement>()}
      tabIndex={-1}
      method="post"
      action={address}
      className="page-bar"
      preventScrollReset
    >
      <PersonField />
      <span className="flex flex-wrap items-center gap-3">
        {!isPublic && <Badge>Draft</Badge>}
        {isPublic && (isChanged ? <Badge>Changed, not published</Badge> : <Badge tone="good">Published</Badge>)}
        {hasPreview && (
          <TextLink to="#preview" className="text-sm xl:hidden">
            Preview
          </TextLink>
        )}
        {isPublic && view && (
          <TextLink to={view} target="_blank" className="text-sm">
            View the page
          </TextLink>
        )}
      </span>
      <span className="flex flex-wrap items-center gap-2">
        {isChanged && isPublic && (
          <Button kind="tertiary" size="small" id="page-discard" name="intent" value="discard" busyLabel="Discarding...">
            Discard changes
          </Button>
        )}
        {mayLeave && isPublic && (
          <Button kind="tertiary" size="small" id="page-unpublish" name="intent" value="unpublish" busyLabel="Unpublishing...">
            Unpublish
          </Button>
        )}
        <Button id="page-publish" size="small" name="intent" value="publish" busyLabel="Publishing..." disabled={!waits}>
          Publish
        </Button>
      </span>
    </Form>
  )
}
