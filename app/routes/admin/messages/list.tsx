import { data, Form, useOutletContext } from 'react-router'

import { PersonField } from '#features/identity/core/person-field.tsx'
import { signedIn } from '#features/identity/viewer.server.ts'
import type { LiveCounts } from '#features/inbox/core/inbox-word.ts'
import { BulkBar, TickAll } from '#features/inbox/items/bulk-bar.tsx'
import { changeItems } from '#features/inbox/items/change-items.server.ts'
import { FilterBar } from '#features/inbox/items/filter-bar.tsx'
import { intentOf, doneToast, tickedIn } from '#features/inbox/items/inbox-intent.ts'
import { ItemList } from '#features/inbox/items/item-list.tsx'
import { itemKinds, type ItemKind } from '#features/inbox/items/item.ts'
import { useUntick } from '#features/inbox/items/use-untick.tsx'
import { titleWithCount } from '#features/inbox/live/title-count.ts'
import { useNewItems } from '#features/inbox/live/use-new-items.tsx'
import { useTitleCount } from '#features/inbox/live/use-title-count.tsx'
import { SEEN_DANGER, seenDangerIn } from '#features/inbox/read-first/seen-danger.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import { redirectWithToast } from '#platform/flash.server.ts'
import { readForm } from '#platform/form.server.ts'
import { AdminHeading } from '#routes/admin/admin-heading.tsx'
import { servicesContext } from '#services.server.ts'
import { Tabs } from '#ui/tabs.tsx'
import { TextLink } from '#ui/text-link.tsx'

import type { Route } from './+types/list.ts'
import { loadList } from './list-loader.server.ts'
import { NoMessages } from './no-messages.tsx'

import inboxCss from '#features/inbox/inbox.css?url'

const FORM = 'messages'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: inboxCss }]

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: titleWithCount('Messages', args.loaderData?.counts.waiting ?? 0), listed: false })

export function loader({ url, context }: Route.LoaderArgs) {
  return loadList(url.searchParams, context)
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const fields = await readForm(request)
  const intent = intentOf(fields['intent'] ?? fields['chosen'])
  if (!intent) throw data(null, 400)
  const ticked = tickedIn(fields)
  if (ticked.length === 0) return data({ refusal: 'Tick the messages first.' }, 400)
  const changed = await changeItems(
    context.get(servicesContext),
    { userId: signedIn(context).userId, seenDanger: seenDangerIn(fields) },
    ticked,
    intent,
  )
  if (!changed.ok) return data({ refusal: 'This person does not run the site any more.' }, 400)
  return redirectWithToast(url.pathname + url.search, doneToast(intent, changed))
}

export default function MessagesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { messages, newer, older, here, first, kept, asked, counts, team, seenDanger } = loaderData
  const live = useOutletContext<LiveCounts>()
  useTitleCount(live.waiting)
  const came = useNewItems(loaderData)
  useUntick(FORM, actionData?.refusal !== undefined)
  const isFiltered = Object.values(asked).some((value) => value !== '')
  const boxAddress = `/admin/messages${Object.keys(kept).length > 0 ? `?${new URLSearchParams(kept)}` : ''}`
  return (
    <>
      <AdminHeading title="Messages">What people wrote to you, by whatever way. Open one to answer it.</AdminHeading>
      <Tabs
        label="Boxes"
        tabs={tabsOf({ ...counts, ...live })}
        current={kept.box ?? kept.kind ?? ''}
        className="inbox-tabs mb-5"
      />
      <FilterBar asked={asked} otherFilters={kept} team={team} clear={isFiltered ? boxAddress : null} />
      <output className="block text-sm">
        {came > 0 && (
          <TextLink to={first} className="mb-3 inline-block">
            New messages: {came}
          </TextLink>
        )}
        <ToReadFirst count={live.readFirst} shown={messages.filter(({ readFirst }) => readFirst).length} />
      </output>
      {messages.length === 0 ? (
        <NoMessages box={kept.box ?? null} isFiltered={isFiltered || 'kind' in kept} isFirst={loaderData.isFirst} />
      ) : (
        <Form key={here} id={FORM} method="post" action={here} preventScrollReset>
          <PersonField />
          <input type="hidden" name={SEEN_DANGER} value={seenDanger} />
          <TickAll />
          <ItemList items={messages} />
          <BulkBar
            form={FORM}
            spam={kept.box === 'spam'}
            hasReadFirst={messages.some(({ readFirst }) => readFirst)}
            team={team}
            refusal={actionData?.refusal}
          />
        </Form>
      )}
      {(newer || older) && (
        <nav aria-label="Pages" className="mt-5 flex gap-6 text-sm">
          {newer && <TextLink to={newer}>Newer</TextLink>}
          {older && <TextLink to={older}>Older</TextLink>}
        </nav>
      )}
    </>
  )
}

/** Is announced when it changes; seen only where some of it do not stand on this page. */
function ToReadFirst({ count, shown }: { count: number; shown: number }) {
  if (count === 0) return null
  if (count <= shown) return <span className="vh">To be read first: {count}</span>
  return (
    <TextLink to="/admin/messages?box=first" className="mr-5 mb-3 inline-block">
      To be read first: {count}
    </TextLink>
  )
}

function tabsOf({ unread, readFirst, kinds, held }: Route.ComponentProps['loaderData']['counts']) {
  const tab = (id: string, to: string, name: string, count: number, word = 'unread') => ({
    id,
    to,
    label: (
      <>
        {name}
        {count > 0 && (
          <span className="num text-faint">
            {count} <span className="vh">{word}</span>
          </span>
        )}
      </>
    ),
  })
  // Reasons are few, and stand among what is to be read first.
  const listed = Object.entries(itemKinds).filter(([kind]) => kind !== 'reason')
  const ofKinds = listed.map(([kind, { many }]) => tab(kind, `/admin/messages?kind=${kind}`, many, kinds[kind as ItemKind] ?? 0))
  return [
    tab('', '/admin/messages', 'Inbox', unread),
    tab('first', '/admin/messages?box=first', 'Read first', readFirst, 'waiting'),
    ...ofKinds,
    tab('spam', '/admin/messages?box=spam', 'Held as spam', held),
  ]
}
