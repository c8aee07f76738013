import { useLocation } from 'react-router'

import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'

import { adminGroups, countedWord, currentLabel, ariaCurrent, type AdminPage, type Counted } from './admin-pages.ts'

interface Waiting {
  /** How many of a kind of attention item wait; a kind that is absent is at zero. */
  readonly badges: Readonly<Partial<Record<Counted, number>>>
  readonly readFirst: number
}

/** The owner's navigation: a column beside the page, on narrow screens one row that opens. */
export function AdminNavigation(waiting: Waiting) {
  const { pathname } = useLocation()
  const { readFirst, badges } = waiting
  const { 'inbox.unread': unread = 0, 'site.stories': stories = 0 } = badges
  return (
    <>
      <details key={pathname} className="group border-b border-line lg:hidden">
        <summary className="flex min-h-11 items-center justify-between gap-4 py-2 text-sm">
          <span>
            <span className="text-faint">Admin</span> <b className="ml-2">{currentLabel(pathname)}</b>
            {readFirst > 0 && <span className="num ml-3 text-xs font-strong text-alert">{readFirst} to read first</span>}
            {unread > 0 && <span className="num ml-3 text-xs text-accent">{unread} unread</span>}
            {stories > 0 && (
              <span className="num ml-3 text-xs text-accent">
                {stories} {stories === 1 ? 'story waits' : 'stories wait'}
              </span>
            )}
          </span>
          <Icon name="down" className="group-open:rotate-180" />
        </summary>
        <nav aria-label="Admin" className="pb-4">
          <Groups pathname={pathname} waiting={waiting} />
        </nav>
      </details>
      <nav aria-label="Admin" className="hidden lg:block owner-side">
        <Groups pathname={pathname} waiting={waiting} />
      </nav>
    </>
  )
}

function Groups({ pathname, waiting }: { pathname: string; waiting: Waiting }) {
  return adminGroups.map(({ title, pages }) => (
    <div key={title ?? ''} className="mb-5">
      {title && <p className="cap pb-1">{title}</p>}
      <ul>
        {pages.map((page) => (
          <li key={page.to}>
            <PageLink page={page} current={ariaCurrent(page, pathname)} waiting={waiting} />
          </li>
        ))}
      </ul>
    </div>
  ))
}

function PageLink({ page, current, waiting }: { page: AdminPage; current: 'page' | 'true' | undefined; waiting: Waiting }) {
  const count = (page.counts && waiting.badges[page.counts]) ?? 0
  const first = page.counts === 'inbox.unread' ? waiting.readFirst : 0
  const look = current ? 'border-accent text-ink font-strong' : 'border-transparent text-soft hover:text-ink'
  return (
    <Link
      to={page.to}
      aria-current={current}
      className={`-ml-px flex min-h-11 items-center justify-between gap-3 border-l-2 pl-4 text-sm no-underline lg:min-h-9 ${look}`}
    >
      <span className="mr-auto">{page.label}</span>
      {first > 0 && (
        <span className="num flex items-center gap-1 text-xs font-strong text-alert">
          <Icon name="warning" size={16} />
          {first} <span className="vh">to read first</span>
        </span>
      )}
      {count > 0 && (
        <span className="num text-xs text-accent">
          {count} <span className="vh">{page.counts && countedWord(page.counts, count)}</span>
        </span>
      )}
    </Link>
  )
}
