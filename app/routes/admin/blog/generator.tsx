import { data } from 'react-router'

import { teamOf } from '#features/automation/core/run.ts'
import { ArticleForm } from '#features/automation/generator/article-form.tsx'
import { briefFrom, GeneratorForm } from '#features/automation/generator/generator-form.ts'
import { formatMaking } from '#features/automation/generator/making.ts'
import { PreviewCard } from '#features/automation/generator/preview-card.tsx'
import { typedAgain } from '#features/automation/generator/typed-again.ts'
import { UncoveredAlert } from '#features/automation/generator/uncovered-alert.tsx'
import { findOtherRuns, findRunView } from '#features/automation/runs/find-runs.server.ts'
import { requestRun } from '#features/automation/runs/request-run.server.ts'
import { RunPanel } from '#features/automation/runs/run-panel.tsx'
import { findUncovered } from '#features/automation/writing/uncovered.server.ts'
import { planPostAs } from '#features/blog/managing/post-actions.server.ts'
import { findWrittenPost } from '#features/blog/written-post.server.ts'
import { signedIn } from '#features/identity/viewer.server.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import { redirectWithToast } from '#platform/flash.server.ts'
import type { Toast } from '#platform/flash.ts'
import { parseFields, readForm } from '#platform/form.server.ts'
import { answerOf } from '#platform/intent.ts'
import { instantLabel } from '#routes/admin/instant-label.ts'
import { logFailure, partsOfPage, stayWithToast } from '#routes/failures.server.ts'
import { servicesContext } from '#services.server.ts'
import { Alert } from '#ui/alert.tsx'
import { useLaterToast } from '#ui/use-later-toast.ts'

import type { Route } from './+types/generator.ts'
import { redirectToRun } from './run-answers.server.ts'

const PATH = '/blog-automation/generator'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'AI Generator', listed: false })

export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { timeZone } = signedIn(context)
  const { read, status } = partsOfPage(context)
  const [name, shown] = await Promise.all([
    services.site.name(),
    read(findRunView(services, ['article'], url.searchParams.get('run')), 'The article that was asked for'),
  ])
  const others = (await read(findOtherRuns(services, ['article'], shown), 'What is being written')) ?? []
  const found = shown?.postId ? await read(findWrittenPost(services, shown.postId), 'The post that was written') : null
  const post = found && {
    ...found,
    created: instantLabel(found.createdAt, timeZone),
    making: formatMaking(found),
    isReviewed: found.reviewedAt !== null,
  }
  const run = shown && { run: shown.run, isNamed: shown.isNamed }
  return data({ shown: run, others, post, typed: typedAgain(shown, teamOf(name)) }, status())
}

export async function action({ request, context }: Route.ActionArgs) {
  const fields = await readForm(request)
  const answers = { publish: () => publish(context, fields.id ?? ''), generate: () => generate(context, fields) }
  return answerOf(answers, fields.intent, 'generate')()
}

/** Asks for the article, or says what the library has instead of it. */
async function generate(context: Route.ActionArgs['context'], fields: Record<string, string>) {
  const services = context.get(servicesContext)
  if (fields.choice !== undefined) {
    const { choice, ...rest } = fields
    return data({ report: { values: { ...rest, prompt: choice, topic: '' }, errors: {} }, toast: null, offered: null })
  }
  const form = parseFields(fields, GeneratorForm)
  if (!form.ok) return data({ report: form.report, toast: null, offered: null }, 400)
  const author = form.value.author || teamOf(await services.site.name())
  const brief = briefFrom(form.value)
  const uncovered = await findUncovered(services, [brief]).catch(
    logFailure(context, 'What the library covers could not be read.'),
  )
  const kept = { report: { values: fields, errors: {} }, offered: uncovered?.[0] ?? null }
  if (kept.offered) return data({ ...kept, toast: null }, 422)
  const requested =
    uncovered &&
    (await requestRun(services, signedIn(context), { kind: 'article', brief, author, includeImage: true }).catch(
      logFailure(context, 'An article could not be asked for.'),
    ))
  if (requested?.ok) return redirectToRun(services, PATH, requested.runId)
  const toast: Toast = { title: 'Failed to generate blog post', ...(requested && { text: requested.sentence }), kind: 'error' }
  return stayWithToast(context, kept, toast, requested ? 409 : 503)
}

async function publish(context: Route.ActionArgs['context'], id: string) {
  const published = await planPostAs(context.get(servicesContext), signedIn(context), id, { status: 'published' }).catch(
    logFailure(context, 'A post could not be published.'),
  )
  if (!published) return redirectWithToast(PATH, { title: 'Failed to publish blog post', kind: 'error' })
  return redirectWithToast(PATH, { title: 'Blog post published successfully!' })
}

export default function GeneratorPage({ loaderData, actionData }: Route.ComponentProps) {
  const { typed, shown, others, post } = loaderData
  useLaterToast(actionData?.toast)
  return (
    <div className="grid items-start gap-8 lg:grid-cols-2">
      <div className="grid gap-5">
        {actionData?.offered && <UncoveredAlert topics={actionData.offered} />}
        <ArticleForm typed={typed} report={actionData?.report} />
      </div>
      <div className="grid gap-5">
        {shown && (
          <RunPanel run={shown.run} from={PATH} isNamed={shown.isNamed}>
            {post ? <PreviewCard post={post} /> : <Alert>The article was deleted since.</Alert>}
          </RunPanel>
        )}
        {others.map((run) => (
          <RunPanel key={run.id} run={run} from={PATH} isNamed={false} />
        ))}
      </div>
    </div>
  )
}
