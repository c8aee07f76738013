import { useEffect, useRef, type FocusEvent } from 'react'
import { useLocation } from 'react-router'

import { useSiteWords } from '#features/site/core/site-words.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'

import { BarFace } from './bar-face.tsx'
import { NavigationLink } from './navigation-link.tsx'
import { menuGroups, type FrameViewer } from './navigation.ts'
import { SignOutForm } from './sign-out-form.tsx'

/** What a button names that opens the menu. */
export const MENU_ID = 'site-menu'

export function SiteMenuButton() {
  return (
    <button type="button" className="btn btn-secondary btn-small bar-menu" popoverTarget={MENU_ID}>
      Menu
    </button>
  )
}

/** The bar’s links where the bar has no room for them: a popover, so it opens and closes before any script runs. */
export function SiteMenu({ viewer, path }: { viewer: FrameViewer | null | undefined; path: string }) {
  const menu = useClosedByNavigation()
  const { bar } = useSiteWords().menu
  return (
    <div id={MENU_ID} ref={menu} popover="auto" className="site-menu" onBlur={closeWhenLeft}>
      <div className="wrap site-menu-head">
        <span className="title">Menu</span>
        <button type="button" className="icon-btn" popoverTarget={MENU_ID} popoverTargetAction="hide" aria-label="Close menu">
          <Icon name="close" />
        </button>
      </div>
      <nav aria-label="Menu" className="wrap">
        {menuGroups(bar, viewer ?? null).map(({ title, items }) => (
          <div key={title} className={title ? 'site-menu-group' : undefined}>
            {title && <p className="cap">{title}</p>}
            <ul aria-label={title || undefined}>
              {items.map((item) => (
                <li key={item.to}>
                  <NavigationLink item={item} path={path} />
                </li>
              ))}
            </ul>
          </div>
        ))}
        <div className="site-menu-person">
          {viewer ? (
            <>
              <Link className="bar-name" to="/profile" title={viewer.name}>
                <BarFace viewer={viewer} />
                {viewer.name}
              </Link>
              <SignOutForm />
            </>
          ) : (
            viewer === null && (
              <ButtonLink to="/auth" kind="secondary">
                Sign In
              </ButtonLink>
            )
          )}
        </div>
      </nav>
    </div>
  )
}

/** Whoever walks on with Tab is in the page behind, and must see where. */
function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLDivElement>) {
  if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover()
}

/** Another document closes the menu by itself; a navigation inside this one has to. */
function useClosedByNavigation() {
  const menu = useRef<HTMLDivElement>(null)
  const { key } = useLocation()
  const seen = useRef(key)
  useEffect(() => {
    if (seen.current === key) return
    seen.current = key
    menu.current?.hidePopover()
  }, [key])
  return menu
}
