import { OWN_CALENDAR } from '#content/own-calendar.ts'
import { useSiteWords } from '#features/site/core/site-words.tsx'
import { Link } from '#ui/link.tsx'

const inside = [
  { to: '/blog', title: 'Blog', text: 'This week’s reading' },
  { to: '/shop', title: 'Shop', text: 'What we would buy ourselves' },
]

/** Where members go from here; the last one to the scheduling page that the owner set, else to the calendar of this site. */
export function QuickLinks({ className }: { className?: string }) {
  const { scheduling } = useSiteWords()
  const text = scheduling.href === OWN_CALENDAR ? 'The calendar, and how to ask for a time' : 'On the coach’s scheduling page'
  const links = [...inside, { to: scheduling.href, title: scheduling.label, text }]
  return (
    <nav aria-label="Quick links" className={className ? `quick-links ${className}` : 'quick-links'}>
      <ul>
        {links.map(({ to, title, text }) => (
          <li key={to}>
            <Link to={to} rel={to.startsWith('http') ? 'noopener' : undefined}>
              <b>{title}</b>
              <span className="cap">{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
