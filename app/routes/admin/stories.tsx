import { data } from 'react-router'

import { signedIn } from '#features/identity/viewer.server.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import { pileNamed, piles } from '#features/site/stories/piles.ts'
import { ReviewCard } from '#features/site/stories/review-card.tsx'
import { countStories, decideStory, listStories } from '#features/site/stories/review.server.ts'
import { Review, statusAfter, type Intent } from '#features/site/stories/review.ts'
import { redirectWithToast } from '#platform/flash.server.ts'
import type { Toast } from '#platform/flash.ts'
import { parseFields, readForm } from '#platform/form.server.ts'
import { servicesContext } from '#services.server.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { TextLink } from '#ui/text-link.tsx'

import type { Route } from './+types/stories.ts'
import { AdminHeading } from './admin-heading.tsx'
import { instantLabel } from './instant-label.ts'
import { pageNumber } from './page-number.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Stories', listed: false })

export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { timeZone } = signedIn(context)
  const pile = pileNamed(url.searchParams.get('pile')).id
  const page = pageNumber(url.searchParams.get('page'))
  const [list, counts] = await Promise.all([listStories(services, { pile, page }), countStories(services)])
  const stories = list.stories.map(({ createdAt, ...story }) => ({ ...story, sent: instantLabel(createdAt, timeZone) }))
  return { pile, page, stories, hasMore: list.hasMore, counts }
}

const done: Readonly<Record<Intent, Toast>> = {
  approve: { title: 'Story published', text: 'It is on the site now.' },
  save: { title: 'Words saved' },
  decline: { title: 'Story declined', text: 'It is not on the site.' },
  return: { title: 'The story is waiting again', text: 'It is not on the site.' },
}
const gone: Toast = { title: 'This story is gone', text: 'Its author has withdrawn it.', kind: 'error' }

export async function action({ request, url, context }: Route.ActionArgs) {
  const fields = await readForm(request)
  const form = parseFields(fields, Review)
  if (!form.ok && !form.report.errors['text']) throw data(null, 400)
  if (!form.ok) return data({ refused: fields['id'], report: form.report }, 400)
  const { id, intent } = form.value
  const verdict = { status: statusAfter[intent], text: 'text' in form.value ? form.value.text : undefined }
  const decided = await decideStory(context.get(servicesContext), signedIn(context).userId, id, verdict)
  return redirectWithToast(url.pathname + url.search, decided ? done[intent] : gone)
}

export default function StoriesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { pile, page, stories, hasMore, counts } = loaderData
  const here = (to: number) => `/admin/stories?${new URLSearchParams({ pile, page: String(to) })}`
  const tabs = piles.map(({ id, label }) => ({
    id,
    to: `/admin/stories?pile=${id}`,
    label: (
      <>
        {label} {counts[id] > 0 && <span className="num text-faint">{counts[id]}</span>}
      </>
    ),
  }))
  return (
    <>
      <AdminHeading title="Stories">
        What members tell of themselves. Nothing appears on the site before you have approved it; its author can take it back at
        any time.
      </AdminHeading>
      <Tabs label="Piles" tabs={tabs} current={pile} className="mb-6" />
      {stories.length === 0 ? (
        <NoStories pile={pile} page={page} />
      ) : (
        <ul className="grid gap-5">
          {stories.map((story) => (
            <li key={story.id}>
              <ReviewCard
                story={story}
                pile={pile}
                action={here(page)}
                report={actionData?.refused === story.id ? actionData.report : undefined}
              />
            </li>
          ))}
        </ul>
      )}
      {(page > 1 || hasMore) && (
        <nav aria-label="Pages" className="mt-5 flex gap-6 text-sm">
          {page > 1 && <TextLink to={here(page - 1)}>Newer</TextLink>}
          {hasMore && <TextLink to={here(page + 1)}>Older</TextLink>}
        </nav>
      )}
    </>
  )
}

function NoStories({ pile, page }: Pick<Route.ComponentProps['loaderData'], 'pile' | 'page'>) {
  const { empty, hint } = pileNamed(pile)
  if (page === 1)
    return (
      <EmptyState title={empty} level={2}>
        {hint}
      </EmptyState>
    )
  const newest = <TextLink to={`/admin/stories?pile=${pile}`}>To the newest</TextLink>
  return <EmptyState title="No more stories" action={newest} level={2} />
}
