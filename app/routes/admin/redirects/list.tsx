import { Form } from 'react-router'

import { PersonField } from '#features/identity/core/person-field.tsx'
import { signedIn } from '#features/identity/viewer.server.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import { listFormerRedirects, restoreRedirect } from '#features/site/redirects/former-redirects.server.ts'
import { RedirectFields } from '#features/site/redirects/redirect-fields.tsx'
import { writeHits } from '#features/site/redirects/redirect-hits.server.ts'
import { shownAddress } from '#features/site/redirects/redirect-path.ts'
import { refusalWords } from '#features/site/redirects/redirect-words.ts'
import { listRedirects } from '#features/site/redirects/redirects.server.ts'
import { redirectWithToast } from '#platform/flash.server.ts'
import { readForm } from '#platform/form.server.ts'
import { answerOf } from '#platform/intent.ts'
import { AdminHeading } from '#routes/admin/admin-heading.tsx'
import { writerOf } from '#routes/admin/earlier-names.server.ts'
import { EarlierVersions } from '#routes/admin/earlier-version.tsx'
import { differences, RESTORE, restoredToast, VERSION } from '#routes/admin/earlier-words.ts'
import { pageNumber } from '#routes/admin/page-number.ts'
import { Pager } from '#routes/admin/pager.tsx'
import { logFailure } from '#routes/failures.server.ts'
import { servicesContext } from '#services.server.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Field } from '#ui/field.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { UnsavedSettings } from '#ui/unsaved-settings.tsx'

import type { Route } from './+types/list.ts'
import { RedirectTable, type RedirectRow } from './redirect-table.tsx'
import { saveTyped } from './save-redirect.server.ts'
import { whatAnswersAt } from './what-answers.server.ts'

const PATH = '/admin/redirects'
const LABELS = { from: 'Old address', to: 'New address' }

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Redirects', listed: false })

export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const search = (url.searchParams.get('q') ?? '').trim().slice(0, 500)
  const page = pageNumber(url.searchParams.get('page'))
  await writeHits(services).catch(logFailure(context, 'Hits of redirects could not be counted.'))
  const [found, former] = await Promise.all([listRedirects(services, { search, page }), listFormerRedirects(services)])
  const written = await writerOf(context, former)
  const rows = await Promise.all(
    found.redirects.map(async ({ id, from, to, hits, lastHitOn, source }): Promise<RedirectRow> => {
      const silencedBy = await whatAnswersAt(services, from)
      return { id, from, to: shownAddress(to), hits, lastHitOn, source, silencedBy }
    }),
  )
  const earlier = former.map(({ id, value, now, ...version }) => ({
    id,
    words: `The redirect of ${value.from} was ${written(version, now ? 'changed' : 'deleted')}. What it was before is kept.`,
    differs: now ? differences({ ...value }, { ...now }, LABELS) : `It led to ${shownAddress(value.to)}.`,
  }))
  return { search, page, rows, hasMore: found.hasMore, earlier }
}

export async function action({ request, context }: Route.ActionArgs) {
  const fields = await readForm(request)
  const restore = async () => {
    const restored = await restoreRedirect(context.get(servicesContext), signedIn(context), fields[VERSION] ?? '')
    if (restored.ok) return redirectWithToast(PATH, { title: `The redirect of ${restored.from} is back` })
    if (restored.reason === 'gone') return redirectWithToast(PATH, restoredToast(false, 'Redirect'))
    const text = `${refusalWords(restored.refusal, restored.values).sentence}.`
    return redirectWithToast(PATH, { title: 'It cannot be restored yet', text, kind: 'error' })
  }
  return answerOf({ [RESTORE]: restore, save: () => saveTyped(context, null, fields) }, fields['intent'], 'save')()
}

export default function RedirectsPage({
  loaderData: { search, page, rows, hasMore, earlier },
  actionData,
}: Route.ComponentProps) {
  const report = actionData?.report
  const addressOf = (to: number) => `${PATH}?${new URLSearchParams({ ...(search && { q: search }), page: String(to) })}`
  return (
    <>
      <AdminHeading title="Redirects">
        Old addresses that lead to new ones. A redirect answers only where no page does, and takes along what follows the question
        mark.
      </AdminHeading>
      <UnsavedSettings isRefused={report !== undefined} className="mb-8">
        <Card title="Add a redirect">
          <Form method="post" action={PATH} noValidate className="grid gap-4 sm:grid-cols-2">
            <PersonField />
            <RedirectFields redirect={null} report={report} />
            <div className="col-span-full">
              <Button name="intent" value="save" busyLabel="Saving...">
                Save redirect
              </Button>
            </div>
          </Form>
        </Card>
      </UnsavedSettings>
      <search>
        <Form method="get" action={PATH} className="mb-6 flex max-w-measure flex-wrap items-end gap-3">
          <Field
            key={search}
            label="Search in addresses"
            name="q"
            type="search"
            maxLength={500}
            defaultValue={search}
            autoComplete="off"
            className="min-w-0 flex-1 basis-48"
          />
          <Button kind="secondary">Search</Button>
          {search && <TextLink to={PATH}>Show all</TextLink>}
        </Form>
      </search>
      {rows.length === 0 ? <NoRedirects search={search} page={page} /> : <RedirectTable rows={rows} path={PATH} />}
      <Pager page={page} hasMore={hasMore} addressOf={addressOf} />
      <EarlierVersions earlier={earlier} action={PATH} />
    </>
  )
}

function NoRedirects({ search, page }: { search: string; page: number }) {
  const all = <TextLink to={PATH}>Show all</TextLink>
  if (page > 1) return <EmptyState title="No more redirects" action={all} level={2} />
  if (search) return <EmptyState title="No redirect found" action={all} level={2} />
  return (
    <EmptyState title="No redirects yet" level={2}>
      Add one for each address of your former site that people still follow.
    </EmptyState>
  )
}
