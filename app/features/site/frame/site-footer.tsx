import { useSiteWords } from '#features/site/core/site-words.tsx'
import { BrandMark } from '#ui/brand-mark.tsx'
import { Link } from '#ui/link.tsx'

import { footerGroups } from './navigation.ts'

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
              <BrandMark />
              {site.name}
            </Link>
            <p className="foot-summary">{site.summary}</p>
            <ul className="foot-social" aria-label={`${site.name} elsewhere`}>
              {site.social.map(({ label, href }) => (
                <li key={label}>
                  <a href={href} rel="noopener noreferrer">
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </div>
          <nav aria-label="Footer">
            {footerGroups.map(({ title, items }) => (
              <div key={title}>
                <h2>{title}</h2>
                <ul>
                  {items.map(({ label, to }) => (
                    <li key={to}>
                      <Link to={to}>{label}</Link>
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
  return (
    <footer className="foot foot-small">
      <div className="wrap">
        <nav aria-label="Footer">
          <ul>
            {footerGroups
              .flatMap(({ items }) => items)
              .map(({ label, to }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
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
