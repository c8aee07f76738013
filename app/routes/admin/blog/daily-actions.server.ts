import { data, type RouterContextProvider } from 'react-router'

import {
  findDailySettingsView,
  restoreDailySettings,
  saveDailySettings,
} from '#features/automation/core/daily-settings.server.ts'
import { dailyFields, DailyForm, dailyTyped } from '#features/automation/daily/daily-form.ts'
import { runDailyNow } from '#features/automation/daily/daily-runs.server.ts'
import { TEST_FAILED } from '#features/automation/kinds/test-run.ts'
import { budgetRefusal } from '#features/automation/money/budget.server.ts'
import { signedIn } from '#features/identity/viewer.server.ts'
import { OVER, theirsOf } from '#features/site/settings/changed-meanwhile.tsx'
import { redirectWithToast } from '#platform/flash.server.ts'
import type { Toast } from '#platform/flash.ts'
import { parseFields, reportOf } from '#platform/form.server.ts'
import { restoredToast } from '#routes/admin/earlier-words.ts'
import { logFailure, stayWithToast } from '#routes/failures.server.ts'
import { servicesContext } from '#services.server.ts'

import { redirectToRun } from './run-answers.server.ts'

type Context = Readonly<RouterContextProvider>

const PATH = '/blog-automation/daily'

const SAVED: Toast = {
  title: 'Settings Saved',
  text: 'Your daily blog automation settings have been updated successfully.',
}
const NOT_SAVED: Toast = { title: 'Failed to save settings. Please try again.', kind: 'error' }

/** Keeps the settings of the daily article, and says what comes next. */
export async function save(context: Context, fields: Record<string, string>) {
  const services = context.get(servicesContext)
  const form = parseFields(fields, DailyForm)
  if (!form.ok) return data({ report: form.report, changed: null, toast: null }, 400)
  const saved = await saveDailySettings(services, signedIn(context), form.value, fields[OVER])
    .then((isSaved) => (isSaved ? ('saved' as const) : ('changed' as const)))
    .catch(logFailure(context, 'The settings of the daily article could not be saved.'))
  if (!saved) return stayWithToast(context, { report: { values: fields, errors: {} }, changed: null }, NOT_SAVED, 503)
  if (saved === 'changed') {
    const { settings, mark } = await findDailySettingsView(services)
    const changed = { theirs: theirsOf([{ fields: dailyFields }], dailyTyped(settings), fields), mark }
    return data({ report: reportOf(fields, {}), changed, toast: null }, 409)
  }
  const shown = await findDailySettingsView(services).catch(
    logFailure(context, 'The settings of the daily article could not be read.'),
  )
  const next = form.value.enabled && shown ? [{ title: 'What comes next', text: shown.next }] : []
  return redirectWithToast(PATH, [SAVED, ...next])
}

/** Puts back the settings that were replaced. */
export async function restore(context: Context, version: string) {
  const isBack = await restoreDailySettings(context.get(servicesContext), signedIn(context), version).catch(
    logFailure(context, 'The settings that were replaced could not be put back.'),
  )
  return redirectWithToast(PATH, isBack === null ? NOT_SAVED : restoredToast(isBack, 'Settings'))
}

/** Has a test article written now. */
export async function testNow(context: Context) {
  const services = context.get(servicesContext)
  try {
    const sentence = await budgetRefusal(services)
    if (sentence !== null) return await redirectWithToast(PATH, { title: 'Test Failed', text: sentence, kind: 'error' })
    return await redirectToRun(services, PATH, (await runDailyNow(services, signedIn(context), { test: true, force: true }))!)
  } catch (error) {
    logFailure(context, 'A test of the daily article could not be made.')(error)
    return redirectWithToast(PATH, TEST_FAILED)
  }
}
