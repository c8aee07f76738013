import { SearchLink } from '#features/owner-search/search-link.tsx'
import { BarFace } from '#features/site/frame/bar-face.tsx'
import type { FrameViewer } from '#features/site/frame/navigation.ts'
import { SignOutForm } from '#features/site/frame/sign-out-form.tsx'
import { SiteBrand } from '#features/site/frame/site-brand.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { Menu } from '#ui/menu.tsx'

/** The bar of the pages on which the owner works: no link of the public site but the one that leads there. */
export function OwnerBar({ viewer, path }: { viewer: FrameViewer; path: string }) {
  return (
    <header className="bar bar-ruled owner-bar" data-person="signed-in">
      <nav aria-label="Main" className="wrap bar-row">
        <Link className="brand" to="/admin" aria-current={path === '/admin' ? 'page' : undefined}>
          <SiteBrand />
        </Link>
        <SearchLink isCurrent={path === '/admin/search'} />
        <div className="owner-account">
          <Link to="/">View site</Link>
          <Link className="bar-name" to="/profile" title={viewer.name}>
            <BarFace viewer={viewer} />
            {viewer.name}
          </Link>
          <SignOutForm />
        </div>
        <Menu className="owner-menu" align="end" name="Account" label={<Icon name="person" />}>
          <Link to="/">View site</Link>
          <Link to="/profile">{viewer.name}</Link>
          <hr />
          <SignOutForm />
        </Menu>
      </nav>
    </header>
  )
}
