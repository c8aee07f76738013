import { useSiteWords } from '#features/site/core/site-words.tsx'
import { Link } from '#ui/link.tsx'

import { NavigationLink } from './navigation-link.tsx'
import { footerGroups } from './navigation.ts'
import { SiteBrand } from './site-brand.tsx'

/** `data-yields`: the floating card steps aside while this is in sight. */
export function SiteFooter() {
  const site = useSiteWords()
  return (
    <footer className="foot" data-yields>
      <div className="wrap">
        {site.partners.length > 0 && (
          <div className="foot-partners">
            {site.partnersNote && <p className="cap">{site.partnersNote}</p>}
            <ul>
              {site.partners.map(({ name, voice }) => (
                <li key={name} className={`mark-${voice}`}>
                  {name}
                </li>
              ))}
            </ul>
          </div>
        )}
        <div className="foot-columns">
          <div>
            <Link className="brand" to="/">
              <SiteBrand />
            </Link>
            <p className="foot-summary">{site.summary}</p>
            {site.social.length > 0 && (
              <ul className="foot-social" aria-label={`${site.name} elsewhere`}>
                {site.social.map(({ label, href }) => (
                  <li key={label}>
                    <a href={href} rel="noopener noreferrer">
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </div>
          <nav aria-label="Footer">
            {footerGroups(site.menu.footer).map(({ title, items }) => (
              <div key={title}>
                <h2>{title}</h2>
                <ul>
                  {items.map((item) => (
                    <li key={item.to}>
                      <NavigationLink item={item} />
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        </div>
        <FinePrint />
      </div>
    </footer>
  )
}

/** The owner’s pages are for working: the same links in one line. */
export function AdminFooter() {
  const { footer } = useSiteWords().menu
  return (
    <footer className="foot foot-small">
      <div className="wrap">
        <nav aria-label="Footer">
          <ul>
            {footerGroups(footer).map(({ title, items }) =>
              items.map((item) => (
                <li key={`${title} ${item.to}`}>
                  <NavigationLink item={item} />
                </li>
              )),
            )}
          </ul>
        </nav>
        <FinePrint />
      </div>
    </footer>
  )
}

function FinePrint() {
  const site = useSiteWords()
  return (
    <div className="foot-fine">
      <p>{site.disclaimer}</p>
      <p>{site.copyright}</p>
    </div>
  )
}
