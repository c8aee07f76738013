import { OWN_CALENDAR } from '#content/site.ts'
import { useSiteWords } from '#features/site/site-words.tsx'
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
    <nav aria-label="Quick links" className={className}>
      <ul className="grid border-t border-ink sm:grid-cols-3">
        {links.map(({ to, title, text }) => (
          <li key={to} className="border-line max-sm:border-b sm:not-first:border-l sm:not-first:pl-6">
            <Link to={to} className="group block py-4 no-underline" rel={to.startsWith('http') ? 'noopener' : undefined}>
              <span className="block font-serif text-lg group-hover:underline">{title}</span>
              <span className="cap">{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
