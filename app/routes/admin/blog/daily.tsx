import { data } from 'react-router'

import { dailyDefaults } from '#features/automation/core/daily-options.ts'
import { findDailySettingsView, listFormerDaily } from '#features/automation/core/daily-settings.server.ts'
import { dailyFields } from '#features/automation/daily/daily-form.ts'
import { HowItWorks } from '#features/automation/daily/how-it-works.tsx'
import { SettingsForm } from '#features/automation/daily/settings-form.tsx'
import { TestForm } from '#features/automation/daily/test-form.tsx'
import { BudgetLine } from '#features/automation/money/budget-line.tsx'
import { findBudget } from '#features/automation/money/budget.server.ts'
import { findRunView } from '#features/automation/runs/find-runs.server.ts'
import { HistoryTable } from '#features/automation/runs/history-table.tsx'
import { listPastRuns } from '#features/automation/runs/history.server.ts'
import { RunPanel } from '#features/automation/runs/run-panel.tsx'
import { WrittenPostLink } from '#features/automation/runs/written-post-link.tsx'
import { findReviewed } from '#features/blog/written-post.server.ts'
import { signedIn } from '#features/identity/viewer.server.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import { ChangedMeanwhile, OVER } from '#features/site/settings/changed-meanwhile.tsx'
import { readForm } from '#platform/form.server.ts'
import { answerOf } from '#platform/intent.ts'
import { writerOf } from '#routes/admin/earlier-names.server.ts'
import { EarlierVersions } from '#routes/admin/earlier-version.tsx'
import { differences, earlierNotes, RESTORE, VERSION } from '#routes/admin/earlier-words.ts'
import { instantLabel } from '#routes/admin/instant-label.ts'
import { pageNumber } from '#routes/admin/page-number.ts'
import { Pager } from '#routes/admin/pager.tsx'
import { partsOfPage } from '#routes/failures.server.ts'
import { servicesContext } from '#services.server.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { UnsavedSettings } from '#ui/unsaved-settings.tsx'
import { useLaterToast } from '#ui/use-later-toast.ts'

import type { Route } from './+types/daily.ts'
import { restore, save, testNow } from './daily-actions.server.ts'

const PATH = '/blog-automation/daily'

const LABELS = Object.fromEntries(dailyFields.map(({ name, label }) => [name, label]))

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Daily Auto', listed: false })

export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { timeZone } = signedIn(context)
  const page = pageNumber(url.searchParams.get('page'))
  const { read, status } = partsOfPage(context)
  const [kept, shown, history, budget, former] = await Promise.all([
    read(findDailySettingsView(services), 'The settings of the daily article'),
    read(findRunView(services, ['test', 'daily'], url.searchParams.get('run'), { onlyGoingOn: true }), 'The daily article'),
    read(listPastRuns(services, page), 'The history'),
    read(findBudget(services), 'What the model has cost'),
    read(listFormerDaily(services), 'The settings that were replaced'),
  ])
  const postIds = (history?.runs ?? []).flatMap(({ items }) => items.flatMap(({ postId }) => postId ?? []))
  const reviewed = await read(findReviewed(services, postIds), 'Which posts were reviewed')
  const runs = history?.runs.map(({ createdAt, items, ...run }) => {
    const shown = items.map((item) => ({ ...item, isReviewed: item.postId !== null && (reviewed?.has(item.postId) ?? false) }))
    return { ...run, items: shown, day: instantLabel(createdAt, timeZone) }
  })
  const { settings, mark, next } = kept ?? { settings: null, mark: null, next: null }
  const written = former && (await read(writerOf(context, former), 'Who replaced settings'))
  const earlier =
    former && written && settings
      ? earlierNotes(former, written, ({ value }) => differences({ ...value }, { ...settings }, LABELS))
      : []
  const rest = { page, hasMore: history?.hasMore ?? false, budget, model: services.ai?.name ?? null }
  return data({ settings, mark, earlier, next, shown, runs: runs ?? null, ...rest }, status())
}

export async function action({ request, context }: Route.ActionArgs) {
  const fields = await readForm(request)
  const answers = {
    test: () => testNow(context),
    [RESTORE]: () => restore(context, fields[VERSION] ?? ''),
    save: () => save(context, fields),
  }
  return answerOf(answers, fields.intent, 'save')()
}

export default function DailyPage({ loaderData, actionData }: Route.ComponentProps) {
  const { settings, mark, earlier, next, shown, runs, page, hasMore, budget, model } = loaderData
  const report = actionData?.report
  const changed = actionData?.changed
  useLaterToast(actionData?.toast)
  return (
    <div className="grid gap-10">
      {shown && (
        <RunPanel run={shown.run} from={PATH} isNamed={shown.isNamed}>
          <WrittenPostLink postId={shown.postId} />
        </RunPanel>
      )}
      <div className="grid items-start gap-8 lg:grid-cols-2">
        <UnsavedSettings isRefused={actionData !== undefined} replacedBy={[RESTORE]}>
          {settings || report ? (
            <SettingsForm settings={settings ?? dailyDefaults} report={report}>
              {mark && <input type="hidden" name={OVER} value={changed?.mark ?? mark} />}
              {changed && <ChangedMeanwhile theirs={changed.theirs} />}
            </SettingsForm>
          ) : (
            <EmptyState title="Your settings could not be read" level={2}>
              Nothing about them has changed. Please try again in a minute.
            </EmptyState>
          )}
          <EarlierVersions earlier={earlier} action={PATH} />
        </UnsavedSettings>
        <div className="grid gap-8">
          {settings && next !== null && (
            <HowItWorks {...settings} isReview={settings.mode === 'review'} model={model} next={next} />
          )}
          {budget && <BudgetLine {...budget} model={model} />}
          <TestForm />
        </div>
      </div>
      <section aria-labelledby="history">
        <h2 className="title mb-3" id="history">
          History
        </h2>
        {runs ? <HistoryTable lines={runs} /> : <EmptyState title="The history could not be read" level={3} />}
        <Pager page={page} hasMore={hasMore} addressOf={(page) => `${PATH}?page=${page}`} />
      </section>
    </div>
  )
}
