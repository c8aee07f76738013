import { data } from 'react-router'
import { z } from 'zod'

import { signedIn } from '#features/identity/viewer.server.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import { jobLabel } from '#features/system/conditions.ts'
import { settleFailedJobs, type FailedJobAct } from '#features/system/failed-jobs.server.ts'
import { redirectWithToast } from '#platform/flash.server.ts'
import { parseFields, readForm } from '#platform/form.server.ts'
import { answerOf } from '#platform/intent.ts'
import { AdminHeading } from '#routes/admin/admin-heading.tsx'
import { servicesContext } from '#services.server.ts'
import { Alert } from '#ui/alert.tsx'
import { SURE } from '#ui/ask-or-step.tsx'
import { TextLink } from '#ui/text-link.tsx'

import type { Route } from './+types/system.ts'
import { BackupPart } from './backup-part.tsx'
import { Facts } from './facts.tsx'
import { FailedJobs, GiveUpQuestion } from './failed-jobs.tsx'
import { QueueTable } from './queue-table.tsx'
import { loadSystem } from './system-loader.server.ts'

const PATH = '/admin/system'
const Failed = z.object({ job: z.string().min(1).max(200), until: z.iso.datetime() })

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'System', listed: false })

export async function loader({ context }: Route.LoaderArgs) {
  const { answer, status } = await loadSystem(context)
  return data(answer, status)
}

export async function action({ request, context }: Route.ActionArgs) {
  const fields = await readForm(request)
  const form = parseFields(fields, Failed)
  // No page of ours sends such a form.
  if (!form.ok) throw data(null, 400)
  const { job, until } = form.value
  const settle = async (act: FailedJobAct) => {
    const which = { name: job, until: new Date(until) }
    const count = await settleFailedJobs(context.get(servicesContext), signedIn(context), act, which)
    const jobs = count === 1 ? 'One job' : `${count} jobs`
    if (count === 0) return redirectWithToast(PATH, { title: 'Nothing was done', text: 'No job of that kind waits any more.' })
    if (act === 'give-up') return redirectWithToast(PATH, { title: `${jobs} given up` })
    return redirectWithToast(PATH, { title: `${jobs} will run again`, text: 'This takes up to a minute.' })
  }
  const ask = () => data({ asked: { job, until, label: jobLabel(job) } })
  const answers = { retry: () => settle('retry'), 'give-up': () => (fields[SURE] === 'yes' ? settle('give-up') : ask()) }
  return answerOf(answers, fields['intent'])()
}

export default function SystemPage({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData?.asked) return <GiveUpQuestion {...actionData.asked} here={PATH} />
  const { about, troubles, services, queues, failed, disk, folders, backup, isWhole } = loaderData
  return (
    <>
      <AdminHeading title="System">
        Whether all of it works. What stays wrong for ten minutes is mailed to everybody who runs the site, once, and once more
        when it is well again.
      </AdminHeading>
      {!isWhole && (
        <Alert kind="error" className="mb-6">
          A part of this page could not be read. Please try again in a minute.
        </Alert>
      )}
      {troubles && troubles.length > 0 && (
        <ul className="num mb-8 grid gap-3">
          {troubles.map(({ kind, title, sentence, since, path, mailFailed }) => (
            <li key={kind}>
              <Alert kind="error" title={`${title}, since ${since}`}>
                {sentence} {mailFailed && 'The mail about it could not be sent. '}
                {path !== PATH && <TextLink to={path}>Look at it</TextLink>}
              </Alert>
            </li>
          ))}
        </ul>
      )}
      <section aria-labelledby="runs" className={PART}>
        <h2 id="runs" className="title mb-3">
          What runs
        </h2>
        <Facts
          facts={[
            { name: 'Version', what: about.version },
            ...(about.commit ? [{ name: 'Commit', what: about.commit }] : []),
            { name: 'Runs for', what: `${about.runsFor}, since ${about.startedAt}` },
            { name: 'Machine', what: about.host },
            { name: 'Pages', what: <TextLink to="/admin/gallery">Their components</TextLink> },
          ]}
        />
      </section>
      <section aria-labelledby="services" className={PART}>
        <h2 id="services" className="title mb-3">
          Services
        </h2>
        {services ? (
          <Facts
            facts={services.map(({ name, title, to, view }) => ({
              name,
              label: <TextLink to={to}>{title}</TextLink>,
              what: view.failing ? (
                <>
                  <strong>Does not work since {view.failing.since}.</strong> {view.summary}
                </>
              ) : (
                view.summary
              ),
            }))}
          />
        ) : (
          <p>{UNREAD}</p>
        )}
      </section>
      <section aria-labelledby="failed" className={PART}>
        <h2 id="failed" className="title mb-3">
          Failed jobs
        </h2>
        {failed ? <FailedJobs failed={failed} here={PATH} /> : <p>{UNREAD}</p>}
      </section>
      <section aria-labelledby="queues" className={PART}>
        <h2 id="queues" className="title mb-3">
          Work in the background
        </h2>
        {queues ? <QueueTable queues={queues} /> : <p>{UNREAD}</p>}
      </section>
      <section aria-labelledby="disk" className={PART}>
        <h2 id="disk" className="title mb-3">
          Disk
        </h2>
        <Facts
          facts={[
            { name: 'Free', what: disk ? `${disk.free} of ${disk.total}${disk.isLow ? ': nearly full' : ''}` : UNREAD },
            ...folders.map(({ name, size }) => ({ name, what: size })),
          ]}
        />
      </section>
      <section aria-labelledby="backup" className={PART}>
        <h2 id="backup" className="title mb-3">
          Backup
        </h2>
        <BackupPart backup={backup} unread={UNREAD} />
      </section>
    </>
  )
}

const PART = 'mb-10'
const UNREAD = 'It could not be read.'
