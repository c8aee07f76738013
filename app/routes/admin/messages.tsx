import { signedIn } from '#features/identity/viewer.server.ts'
import { kindNames } from '#features/inbox/message.ts'
import { countWaitingMessages, listMessages } from '#features/inbox/messages.server.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import { services } from '#platform/services.server.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Link } from '#ui/link.tsx'
import { TextLink } from '#ui/text-link.tsx'

import type { Route } from './+types/messages.ts'
import { AdminHeading } from './admin-heading.tsx'
import { instantLabel } from './instant-label.ts'
import { pageNumber } from './page-number.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Messages', listed: false })

export async function loader({ request, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams
  const spam = search.get('box') === 'spam'
  const page = pageNumber(search.get('page'))
  const { timeZone } = signedIn(context)
  const [list, { held }] = await Promise.all([
    listMessages(context.get(services), { spam, page }),
    countWaitingMessages(context.get(services)),
  ])
  const messages = list.messages.map(({ receivedAt, ...message }) => {
    return { ...message, received: instantLabel(receivedAt, timeZone), receivedAt: receivedAt.toISOString() }
  })
  return { spam, page, held, messages, hasMore: list.hasMore }
}

export default function MessagesPage({ loaderData: { spam, page, held, messages, hasMore } }: Route.ComponentProps) {
  const here = (to: number) => `/admin/messages?${new URLSearchParams({ ...(spam && { box: 'spam' }), page: String(to) })}`
  return (
    <>
      <AdminHeading title="Messages">What people wrote to you. Answers go by mail, from your own mail program.</AdminHeading>
      <nav aria-label="Boxes" className="tabs mb-2">
        <Link to="/admin/messages" aria-current={spam ? undefined : 'page'}>
          Inbox
        </Link>
        <Link to="/admin/messages?box=spam" aria-current={spam ? 'page' : undefined}>
          Held as spam {held > 0 && <span className="num text-faint">{held}</span>}
        </Link>
      </nav>
      {messages.length === 0 ? <NoMessages spam={spam} page={page} /> : <MessageList messages={messages} />}
      {(page > 1 || hasMore) && (
        <nav aria-label="Pages" className="mt-5 flex gap-6 text-sm">
          {page > 1 && <TextLink to={here(page - 1)}>Newer</TextLink>}
          {hasMore && <TextLink to={here(page + 1)}>Older</TextLink>}
        </nav>
      )}
    </>
  )
}

function MessageList({ messages }: Pick<Route.ComponentProps['loaderData'], 'messages'>) {
  return (
    <ul>
      {messages.map(({ id, name, kind, excerpt, read, received, receivedAt }) => (
        <li key={id} className="border-b border-line">
          <Link to={`/admin/messages/${id}`} className="block py-3 text-sm no-underline hover:bg-sunken sm:px-2">
            <span className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className={read ? 'text-soft' : 'font-strong'}>
                {!read && <span aria-hidden className="mr-2 inline-block size-2 rounded-round bg-accent align-middle" />}
                {name}
                {!read && <span className="vh"> (unread)</span>}
              </span>
              <span className="cap">
                {kindNames[kind]}, <time dateTime={receivedAt}>{received}</time>
              </span>
            </span>
            <span className="mt-1 block max-w-measure text-soft">{excerpt}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function NoMessages({ spam, page }: { spam: boolean; page: number }) {
  if (page > 1)
    return <EmptyState title="Nothing further back" action={<TextLink to="/admin/messages">To the newest</TextLink>} level={2} />
  if (spam)
    return (
      <EmptyState title="Nothing held back" level={2}>
        What a machine seems to have written waits here, and nobody is told.
      </EmptyState>
    )
  return (
    <EmptyState title="No messages yet" level={2} action={<TextLink to="/contact">See the contact page</TextLink>}>
      What somebody sends from the contact page appears here at once, and a mail tells you about it.
    </EmptyState>
  )
}
