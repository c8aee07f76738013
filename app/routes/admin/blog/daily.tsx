import { data } from 'react-router'

import { DailyForm } from '#features/automation/daily/daily-form.ts'
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
import { RunPanel } from '#features/automation/runs/run-panel.tsx'
import { WrittenPostLink } from '#features/automation/runs/written-post-link.tsx'
import { findReviewed } from '#features/blog/written-post.server.ts'
import { signedIn } from '#features/identity/viewer.server.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import { redirectWithToast } from '#platform/flash.server.ts'
import { parseFields, readForm } from '#platform/form.server.ts'
import { services, type Services } from '#platform/services.server.ts'
import { EarlierVersionNote } from '#routes/admin/earlier-version.tsx'
import { earlierNote, RESTORE, restoredToast, VERSION } from '#routes/admin/earlier-words.ts'
import { instantLabel } from '#routes/admin/instant-label.ts'
import { pageNumber } from '#routes/admin/page-number.ts'
import { Pager } from '#routes/admin/pager.tsx'
import { UnsavedSettings } from '#ui/unsaved-settings.tsx'

import type { Route } from './+types/daily.ts'
import { leadToRun } from './run-answers.server.ts'

const HERE = '/blog-automation/daily'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Daily Auto', listed: false })

export async function loader({ url, context }: Route.LoaderArgs) {
  const all = context.get(services)
  const { timeZone } = signedIn(context)
  const page = pageNumber(url.searchParams.get('page'))
  const [{ settings, next }, shown, history, budget, former] = await Promise.all([
    findShownSettings(all),
    findShownRun(all, ['test', 'daily'], url.searchParams.get('run'), { onlyGoingOn: true }),
    listPastRuns(all, page),
    findBudget(all),
    findFormerDaily(all),
  ])
  const postIds = history.runs.flatMap(({ items }) => items.flatMap(({ postId }) => postId ?? []))
  const reviewed = await findReviewed(all, postIds)
  const runs = history.runs.map(({ createdAt, items, ...run }) => {
    const shown = items.map((item) => ({ ...item, isReviewed: item.postId !== null && reviewed.has(item.postId) }))
    return { ...run, items: shown, day: instantLabel(createdAt, timeZone) }
  })
  const earlier = earlierNote(former, timeZone)
  return { settings, earlier, next, shown, runs, page, hasMore: history.hasMore, budget, model: all.ai?.name ?? null }
}

export async function action({ request, context }: Route.ActionArgs) {
  const all = context.get(services)
  const fields = await readForm(request)
  if (fields.do === 'test') return test(all, signedIn(context))
  if (fields.do === RESTORE) {
    const isBack = await restoreDailySettings(all, signedIn(context), fields[VERSION] ?? '')
    return redirectWithToast(HERE, restoredToast(isBack, 'Settings'))
  }
  const form = parseFields(fields, DailyForm)
  if (!form.ok) return data({ report: form.report, failed: false }, 400)
  try {
    await saveDailySettings(all, signedIn(context), form.value)
  } catch (error) {
    all.log.error({ err: error }, 'The settings of the daily article could not be saved.')
    return data({ report: { values: fields, errors: {} }, failed: true }, 503)
  }
  const saved = { title: 'Settings Saved', text: 'Your daily blog automation settings have been updated successfully.' }
  const { next } = await findShownSettings(all)
  return redirectWithToast(HERE, [saved, ...(form.value.enabled ? [{ title: 'What comes next', text: next }] : [])])
}

async function test(all: Services, editor: { userId: string }) {
  const sentence = await budgetRefusal(all)
  if (sentence !== null) return redirectWithToast(HERE, { title: 'Test Failed', text: sentence, kind: 'error' })
  return leadToRun(all, HERE, (await runDailyNow(all, editor, { test: true, force: true }))!)
}

export default function DailyPage({ loaderData, actionData }: Route.ComponentProps) {
  const { settings, earlier, next, shown, runs, page, hasMore, budget, model } = loaderData
  return (
    <div className="grid gap-10">
      {shown && (
        <RunPanel run={shown.run} from={HERE} isNamed={shown.isNamed}>
          <WrittenPostLink postId={shown.postId} />
        </RunPanel>
      )}
      <div className="grid items-start gap-8 lg:grid-cols-2">
        <UnsavedSettings isRefused={actionData !== undefined} replacedBy={[RESTORE]}>
          <SettingsForm settings={settings} report={actionData?.report} failed={actionData?.failed ?? false} />
          <EarlierVersionNote earlier={earlier} action={HERE} />
        </UnsavedSettings>
        <div className="grid gap-8">
          <HowItWorks {...settings} isReview={settings.mode === 'review'} model={model} next={next} />
          <BudgetLine {...budget} model={model} />
          <TestForm />
        </div>
      </div>
      <section aria-labelledby="history">
        <h2 className="title mb-3" id="history">
          History
        </h2>
        <HistoryTable lines={runs} />
        <Pager page={page} hasMore={hasMore} addressOf={(page) => `${HERE}?page=${page}`} />
      </section>
    </div>
  )
}
