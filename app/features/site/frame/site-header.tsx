import { useSiteWords } from '#features/site/core/site-words.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Link } from '#ui/link.tsx'

import { BarFace } from './bar-face.tsx'
import { NavigationLink } from './navigation-link.tsx'
import {
  accountItems,
  barItems,
  besideTabs,
  ariaCurrent,
  memberTabs,
  type Area,
  type BarRooms,
  type FrameViewer,
} from './navigation.ts'
import { SignOutForm } from './sign-out-form.tsx'
import { SiteBrand } from './site-brand.tsx'
import { SiteMenu, SiteMenuButton } from './site-menu.tsx'
import { SiteNoticeLine, type SiteNotice } from './site-notice.tsx'

interface SiteHeaderProps {
  viewer: FrameViewer | null | undefined
  area: Area
  path: string
  rooms: BarRooms | undefined
  /** Said over the bar. */
  notice: SiteNotice | null
}

/** The bar. Where it has no room for its links they stand in the menu, which needs no JavaScript. */
export function SiteHeader({ viewer, area, path, rooms, notice }: SiteHeaderProps) {
  const { menu } = useSiteWords()
  const isMemberArea = area === 'member' && Boolean(viewer)
  const items = isMemberArea ? besideTabs(menu.bar, viewer ?? null) : barItems(menu.bar, viewer ?? null)
  return (
    <header
      className={area === 'site' ? 'bar' : 'bar bar-ruled'}
      data-person={viewer ? 'signed-in' : 'visitor'}
      data-room={rooms?.[isMemberArea ? 'member' : 'site']}
    >
      {notice && <SiteNoticeLine notice={notice} viewer={viewer} />}
      <nav aria-label="Main" className="wrap bar-row">
        <Link className="brand" to="/" aria-current={ariaCurrent(path, '/')}>
          <SiteBrand />
        </Link>
        {isMemberArea && (
          <ul className="bar-tabs">
            {memberTabs.map(({ label, to }) => (
              <li key={to}>
                <Link to={to} aria-current={ariaCurrent(path, to)}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        )}
        {items.length > 0 && (
          <ul className="bar-items">
            {items.map((item) => (
              <li key={item.to}>
                <NavigationLink item={item} path={path} />
              </li>
            ))}
          </ul>
        )}
        {viewer ? <Account viewer={viewer} isMemberArea={isMemberArea} path={path} /> : viewer === null && <SignIn />}
        <SiteMenuButton />
      </nav>
      <SiteMenu viewer={viewer} path={path} />
    </header>
  )
}

function SignIn() {
  return (
    <ButtonLink className="bar-sign-in" to="/auth" kind="secondary" size="small">
      Sign In
    </ButtonLink>
  )
}

function Account({ viewer, isMemberArea, path }: { viewer: FrameViewer; isMemberArea: boolean; path: string }) {
  const items = accountItems(viewer).filter(({ to }) => !(isMemberArea && to === '/dashboard'))
  return (
    <div className="bar-account">
      {items.map(({ label, to }) => (
        <Link key={to} className="bar-account-item" to={to} aria-current={ariaCurrent(path, to)}>
          {label}
        </Link>
      ))}
      <Link className="bar-name" to="/profile" title={viewer.name} aria-current={ariaCurrent(path, '/profile')}>
        <BarFace viewer={viewer} />
        {viewer.name}
      </Link>
      <SignOutForm />
    </div>
  )
}
