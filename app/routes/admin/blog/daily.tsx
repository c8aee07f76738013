import { data } from 'react-router'

import { DailyForm } from '#features/automation/daily/daily-form.ts'
import { dailyDefaults } from '#features/automation/daily/daily-options.ts'
import { runDailyNow } from '#features/automation/daily/daily-runs.server.ts'
import { HowItWorks } from '#features/automation/daily/how-it-works.tsx'
import { SettingsForm } from '#features/automation/daily/settings-form.tsx'
import {
  findFormerDaily,
  findShownSettings,
  restoreDailySettings,
  saveDailySettings,
} from '#features/automation/daily/settings.server.ts'
import { TestForm } from '#features/automation/daily/test-form.tsx'
import { BudgetLine } from '#features/automation/money/budget-line.tsx'
import { budgetRefusal, findBudget } from '#features/automation/money/budget.server.ts'
import { findShownRun } from '#features/automation/runs/find-runs.server.ts'
import { HistoryTable } from '#features/automation/runs/history-table.tsx'
import { listPastRuns } from '#features/automation/runs/history.server.ts'
import { failures } from '#features/automation/runs/run-outcome.ts'
import { RunPanel } from '#features/automation/runs/run-panel.tsx'
import { WrittenPostLink } from '#features/automation/runs/written-post-link.tsx'
import { findReviewed } from '#features/blog/written-post.server.ts'
import { signedIn } from '#features/identity/viewer.server.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import { redirectWithToast } from '#platform/flash.server.ts'
import type { Toast } from '#platform/flash.ts'
import { parseFields, readForm } from '#platform/form.server.ts'
import { services } from '#platform/services.server.ts'
import { EarlierVersionNote } from '#routes/admin/earlier-version.tsx'
import { earlierNote, RESTORE, restoredToast, VERSION } from '#routes/admin/earlier-words.ts'
import { instantLabel } from '#routes/admin/instant-label.ts'
import { pageNumber } from '#routes/admin/page-number.ts'
import { Pager } from '#routes/admin/pager.tsx'
import { noting, partsOfPage, stayWithToast } from '#routes/noting.server.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { UnsavedSettings } from '#ui/unsaved-settings.tsx'
import { useLaterToast } from '#ui/use-later-toast.ts'

import type { Route } from './+types/daily.ts'
import { leadToRun } from './run-answers.server.ts'

const HERE = '/blog-automation/daily'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Daily Auto', listed: false })

export async function loader({ url, context }: Route.LoaderArgs) {
  const all = context.get(services)
  const { timeZone } = signedIn(context)
  const page = pageNumber(url.searchParams.get('page'))
  const { read, status } = partsOfPage(context)
  const [kept, shown, history, budget, former] = await Promise.all([
    read(findShownSettings(all), 'The settings of the daily article'),
    read(findShownRun(all, ['test', 'daily'], url.searchParams.get('run'), { onlyGoingOn: true }), 'The daily article'),
    read(listPastRuns(all, page), 'The history'),
    read(findBudget(all), 'What the model has cost'),
    read(findFormerDaily(all), 'The settings that were replaced'),
  ])
  const postIds = (history?.runs ?? []).flatMap(({ items }) => items.flatMap(({ postId }) => postId ?? []))
  const reviewed = await read(findReviewed(all, postIds), 'Which posts were reviewed')
  const runs = history?.runs.map(({ createdAt, items, ...run }) => {
    const shown = items.map((item) => ({ ...item, isReviewed: item.postId !== null && (reviewed?.has(item.postId) ?? false) }))
    return { ...run, items: shown, day: instantLabel(createdAt, timeZone) }
  })
  const { settings, next } = kept ?? { settings: null, next: null }
  const earlier = former && earlierNote(former, timeZone)
  const rest = { page, hasMore: history?.hasMore ?? false, budget, model: all.ai?.name ?? null }
  return data({ settings, earlier, next, shown, runs: runs ?? null, ...rest }, status())
}

export async function action({ request, context }: Route.ActionArgs) {
  const all = context.get(services)
  const fields = await readForm(request)
  if (fields.do === 'test') return test(context)
  if (fields.do === RESTORE) return restore(context, fields[VERSION] ?? '')
  const form = parseFields(fields, DailyForm)
  if (!form.ok) return data({ report: form.report, toast: null }, 400)
  const saved = await saveDailySettings(all, signedIn(context), form.value)
    .then(() => true)
    .catch(noting(context, 'The settings of the daily article could not be saved.'))
  if (!saved) return stayWithToast(context, { report: { values: fields, errors: {} } }, NOT_SAVED, 503)
  const shown = await findShownSettings(all).catch(noting(context, 'The settings of the daily article could not be read.'))
  const next = form.value.enabled && shown ? [{ title: 'What comes next', text: shown.next }] : []
  return redirectWithToast(HERE, [SAVED, ...next])
}

const SAVED: Toast = {
  title: 'Settings Saved',
  text: 'Your daily blog automation settings have been updated successfully.',
}
const NOT_SAVED: Toast = { title: 'Failed to save settings. Please try again.', kind: 'error' }

async function restore(context: Route.ActionArgs['context'], version: string) {
  const isBack = await restoreDailySettings(context.get(services), signedIn(context), version).catch(
    noting(context, 'The settings that were replaced could not be put back.'),
  )
  return redirectWithToast(HERE, isBack === null ? NOT_SAVED : restoredToast(isBack, 'Settings'))
}

async function test(context: Route.ActionArgs['context']) {
  const all = context.get(services)
  try {
    const sentence = await budgetRefusal(all)
    if (sentence !== null) return await redirectWithToast(HERE, { title: 'Test Failed', text: sentence, kind: 'error' })
    return await leadToRun(all, HERE, (await runDailyNow(all, signedIn(context), { test: true, force: true }))!)
  } catch (error) {
    noting(context, 'A test of the daily article could not be made.')(error)
    return redirectWithToast(HERE, failures(null).test)
  }
}

export default function DailyPage({ loaderData, actionData }: Route.ComponentProps) {
  const { settings, earlier, next, shown, runs, page, hasMore, budget, model } = loaderData
  const report = actionData?.report
  useLaterToast(actionData?.toast)
  return (
    <div className="grid gap-10">
      {shown && (
        <RunPanel run={shown.run} from={HERE} isNamed={shown.isNamed}>
          <WrittenPostLink postId={shown.postId} />
        </RunPanel>
      )}
      <div className="grid items-start gap-8 lg:grid-cols-2">
        <UnsavedSettings isRefused={actionData !== undefined} replacedBy={[RESTORE]}>
          {settings || report ? (
            <SettingsForm settings={settings ?? dailyDefaults} report={report} />
          ) : (
            <EmptyState title="Your settings could not be read" level={2}>
              Nothing about them has changed. Please try again in a minute.
            </EmptyState>
          )}
          <EarlierVersionNote earlier={earlier} action={HERE} />
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
        <Pager page={page} hasMore={hasMore} addressOf={(page) => `${HERE}?page=${page}`} />
      </section>
    </div>
  )
}
