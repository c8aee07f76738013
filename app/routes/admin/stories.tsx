import { data } from 'react-router'

import { signedIn } from '#features/identity/viewer.server.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import { OVER } from '#features/site/settings/changed-meanwhile.tsx'
import { pileNamed, piles } from '#features/site/stories/piles.ts'
import { ReviewCard } from '#features/site/stories/review-card.tsx'
import {
  countStories,
  decideStory,
  findReviewedStory,
  listStories,
  type ReviewedStory,
} from '#features/site/stories/review.server.ts'
import { Review, statusAfter, type Intent } from '#features/site/stories/review.ts'
import { MAX_SEARCH, StorySearch } from '#features/site/stories/story-search.tsx'
import { TypedCard } from '#features/site/stories/typed-card.tsx'
import { redirectWithToast } from '#platform/flash.server.ts'
import type { Toast } from '#platform/flash.ts'
import { parseFields, readForm, reportOf } from '#platform/form.server.ts'
import { servicesContext } from '#services.server.ts'
import { ButtonLink } from '#ui/button-link.tsx'
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
  const search = (url.searchParams.get('q') ?? '').trim().slice(0, MAX_SEARCH)
  const pile = pileNamed(url.searchParams.get('pile')).id
  const page = pageNumber(url.searchParams.get('page'))
  const which = search ? { search } : { pile }
  const [list, counts] = await Promise.all([listStories(services, { ...which, page }), countStories(services)])
  const stories = list.stories.map((story) => shown(story, timeZone))
  return { search, pile, page, stories, hasMore: list.hasMore, counts }
}

function shown({ createdAt, ...story }: ReviewedStory, timeZone: string | null) {
  return { ...story, sent: instantLabel(createdAt, timeZone) }
}

const PATH = '/admin/stories'

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
  if (!form.ok) return data({ refused: fields['id'], report: form.report, changed: null }, 400)
  const { id, intent } = form.value
  const [services, by] = [context.get(servicesContext), signedIn(context)]
  const text = 'text' in form.value ? form.value.text : undefined
  const decided = await decideStory(services, by.userId, id, { status: statusAfter[intent], text, over: fields[OVER] })
  const changed = decided === 'changed' ? await findReviewedStory(services, id) : null
  if (changed) return data({ refused: id, report: reportOf(fields, {}), changed: shown(changed, by.timeZone) }, 409)
  return redirectWithToast(url.pathname + url.search, decided ? done[intent] : gone)
}

export default function StoriesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { search, pile, page, stories: listed, hasMore, counts } = loaderData
  const changed = actionData?.changed
  // What was typed stays, also where the story went to another pile in the meantime.
  const stories = changed && !listed.some(({ id }) => id === changed.id) ? [changed, ...listed] : listed
  const here = (to: number) => `${PATH}?${new URLSearchParams({ ...(search ? { q: search } : { pile }), page: String(to) })}`
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
        What members tell of themselves, and what you type in of others. Nothing that a member sends appears on the site before
        you have approved it; its author can take it back at any time.
      </AdminHeading>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-3">
        <StorySearch key={search} search={search} action={PATH} />
        <ButtonLink kind="secondary" to={`${PATH}/new`}>
          Add a testimonial
        </ButtonLink>
      </div>
      {search === '' && <Tabs label="Piles" tabs={tabs} current={pile} className="tabs-all mb-6" />}
      {stories.length === 0 ? (
        <NoStories search={search} pile={pile} page={page} />
      ) : (
        <ul className="grid gap-5">
          {stories.map((story) => (
            <li key={story.id}>
              {story.pile === 'typed' ? (
                <TypedCard story={story} to={`${PATH}/${story.id}`} />
              ) : (
                <ReviewCard
                  story={story}
                  pile={story.pile}
                  action={here(page)}
                  report={actionData?.refused === story.id ? actionData.report : undefined}
                  isChanged={changed?.id === story.id}
                />
              )}
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

function NoStories({ search, pile, page }: Pick<Route.ComponentProps['loaderData'], 'search' | 'pile' | 'page'>) {
  if (search) return <EmptyState title="Nobody of that name has told a story" level={2} />
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
