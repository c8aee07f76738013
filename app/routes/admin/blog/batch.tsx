import { data } from 'react-router'

import { isTimeZone } from '#base/dates/local-day.ts'
import { BatchForm, type BatchAnswer } from '#features/automation/batch/batch-form.tsx'
import { batchLimits, withTitle } from '#features/automation/batch/batch-lines.ts'
import { BatchResult } from '#features/automation/batch/batch-result.tsx'
import { batchProblem, linesAgain, planBatch } from '#features/automation/batch/planned-batch.ts'
import { plannedLabel } from '#features/automation/batch/planned-label.ts'
import { teamOf } from '#features/automation/core/run.ts'
import { COULD_NOT_SAVE, failureOf } from '#features/automation/kinds/batch-run.ts'
import { findOtherRuns, findRunView } from '#features/automation/runs/find-runs.server.ts'
import { listRunItems } from '#features/automation/runs/history.server.ts'
import { requestRun } from '#features/automation/runs/request-run.server.ts'
import { RunPanel } from '#features/automation/runs/run-panel.tsx'
import { findUncovered } from '#features/automation/writing/uncovered.server.ts'
import { zoneOf } from '#features/blog/scheduling/mornings.ts'
import { rememberTimeZone } from '#features/identity/core/profile.server.ts'
import { signedIn } from '#features/identity/viewer.server.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import type { Toast } from '#platform/flash.ts'
import { readForm, tooLong } from '#platform/form.server.ts'
import { answerOf } from '#platform/intent.ts'
import { logFailure, partsOfPage, stayWithToast } from '#routes/failures.server.ts'
import { servicesContext } from '#services.server.ts'

import type { Route } from './+types/batch.ts'
import { redirectToRun } from './run-answers.server.ts'

const PATH = '/blog-automation/batch'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Batch Creator', listed: false })

export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { read, status } = partsOfPage(context)
  const shown = await read(findRunView(services, ['batch'], url.searchParams.get('run')), 'The last batch')
  const others = (await read(findOtherRuns(services, ['batch'], shown), 'What is being written')) ?? []
  if (!shown) return data({ shown, others, items: [], typed: '' }, status())
  const { run, isNamed, input } = shown
  const items = (await read(listRunItems(services, run.id), 'The articles of a batch')) ?? []
  return data({ shown: { run, isNamed }, others, items, typed: linesAgain(run, input) }, status())
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const editor = signedIn(context)
  const fields = await readForm(request, { characters: { text: batchLimits.text } })
  // A topic that was chosen in place of one is put into the list.
  const isToBeSaved = answerOf({ list: false, generate: true }, fields.intent, fields.choice === undefined ? 'generate' : 'list')
  const long = tooLong(fields)
  if (long) return stayWithToast(context, { report: long, listed: [] }, { title: 'No articles were saved', kind: 'error' }, 400)
  const timeZone = zoneOf(fields.timeZone, editor.timeZone)
  if (!editor.timeZone && isTimeZone(fields.timeZone ?? '')) await rememberTimeZone(services, editor.userId, timeZone)
  const text = chosenIn(fields)
  const items = planBatch(text, services.clock.now(), timeZone)
  const problem = batchProblem(items)
  const covered = problem === null ? items.map(({ title, prompt }) => ({ topic: title, prompt })) : []
  const uncovered = await findUncovered(services, covered).catch(
    logFailure(context, 'What the library covers could not be read.'),
  )
  const answer = (refused: Pick<Toast, 'title' | 'text'> | null, error?: string) => {
    const listed = items.map(({ title, prompt, scheduledFor }, at) => {
      return { title, prompt, planned: plannedLabel(new Date(scheduledFor!), timeZone), offered: uncovered?.[at] ?? null }
    })
    const report = { values: { text }, errors: error ? { text: error } : {} }
    if (!refused) return data<BatchAnswer>({ report, listed, toast: null })
    return stayWithToast(context, { report, listed }, { ...refused, kind: 'error' }, 400)
  }
  if (!isToBeSaved) return answer(null)
  if (items.length === 0)
    return answer({ title: 'No articles to save', text: 'Please enter titles and prompts in the text box.' })
  if (problem !== null) return answer({ title: 'No articles were saved' }, problem)
  if (!uncovered) return answer({ title: COULD_NOT_SAVE })
  const refused = items[uncovered.findIndex((offered) => offered !== null)]
  if (refused) return answer({ title: 'AI Generation Failed', text: failureOf(refused.title) })
  const author = teamOf(await services.site.name())
  const requested = await requestRun(services, editor, { kind: 'batch', items, author }).catch(
    logFailure(context, 'A batch could not be asked for.'),
  )
  if (requested?.ok) return redirectToRun(services, PATH, requested.runId)
  return answer(requested ? { title: 'AI Generation Failed', text: requested.sentence } : { title: COULD_NOT_SAVE })
}

/** What was typed, with the topic that was chosen for one of its articles: “2:Naps that work”. */
function chosenIn({ text = '', choice }: Readonly<Record<string, string | undefined>>): string {
  const [, at, title] = /^(\d{1,3}):(.+)$/.exec(choice ?? '') ?? []
  return at === undefined || title === undefined ? text : withTitle(text, Number(at), title.trim())
}

export default function BatchPage({ loaderData, actionData }: Route.ComponentProps) {
  const { shown, others, items, typed } = loaderData
  return (
    <div className="grid gap-10">
      {shown && (
        <div className="grid gap-4">
          <RunPanel run={shown.run} from={PATH} isNamed={shown.isNamed} />
          <BatchResult items={items} />
        </div>
      )}
      {others.map((run) => (
        <RunPanel key={run.id} run={run} from={PATH} isNamed={false} />
      ))}
      <BatchForm typed={typed} answer={actionData} />
    </div>
  )
}
