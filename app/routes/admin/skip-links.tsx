import type { MouseEvent } from 'react'

import { goWithin } from '#ui/go-within.ts'

/** Where a page of the owner begins, behind the bar and the side menu. */
export const ADMIN_PAGE_ID = 'admin-page'

const FIELD = ':is(input:not([type=hidden]), select, textarea):not(:disabled)'

/** Over the owner’s pages: past the menus, and past the tabs of a page to what is filled in on it. */
export function SkipLinks() {
  return (
    <>
      <a className="skip" href={`#${ADMIN_PAGE_ID}`} onClick={goWithin}>
        Skip to content
      </a>
      <a className="skip" href={`#${ADMIN_PAGE_ID}`} onClick={goToFirstField}>
        Skip to the first field
      </a>
    </>
  )
}

function goToFirstField(event: MouseEvent<HTMLAnchorElement>) {
  const fields = document.querySelectorAll<HTMLElement>(`#${ADMIN_PAGE_ID} ${FIELD}`)
  const field = [...fields].find((each) => each.tabIndex >= 0 && each.checkVisibility())
  if (!field) return goWithin(event)
  event.preventDefault()
  field.focus()
}
