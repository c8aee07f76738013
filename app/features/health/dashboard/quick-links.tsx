import { schedulingPage } from '#content/site.ts'
import { Link } from '#ui/link.tsx'

const links = [
  { to: '/blog', title: 'Blog', text: 'This week’s reading' },
  { to: '/shop', title: 'Shop', text: 'What we would buy ourselves' },
  { to: schedulingPage.href, title: schedulingPage.label, text: 'On the coach’s scheduling page' },
]

/** Where members go from here; the last one leaves the site. */
export function QuickLinks({ className }: { className?: string }) {
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
