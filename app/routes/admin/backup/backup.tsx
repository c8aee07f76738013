import { BACKUP } from '#features/backup/attention.server.ts'
import { findHeldMails, listHeldMails } from '#features/backup/hold-mails.server.ts'
import { findBackupState, lastRestoreIn } from '#features/backup/state.server.ts'
import { hasPassword } from '#features/identity/core/accounts.server.ts'
import { signedIn } from '#features/identity/viewer.server.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import { readForm } from '#platform/form.server.ts'
import { answerOf } from '#platform/intent.ts'
import { AdminHeading } from '#routes/admin/admin-heading.tsx'
import { instantLabel } from '#routes/admin/instant-label.ts'
import { servicesContext } from '#services.server.ts'
import { Alert } from '#ui/alert.tsx'

import type { Route } from './+types/backup.ts'
import { backupAnswers } from './backup-action.server.ts'
import { BackupFacts } from './backup-facts.tsx'
import { HeldMails, ThrowAwayQuestion } from './held-mails.tsx'
import { KeyForm } from './key-form.tsx'
import { LostInRestore } from './last-restore.tsx'
import { ShippedChanges } from './shipped-changes.tsx'

const SHOWN_MAILS = 100

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Backup', listed: false })

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { timeZone, userId } = signedIn(context)
  const [state, held, mails, asksPassword, report] = await Promise.all([
    findBackupState(services),
    findHeldMails(services),
    listHeldMails(services, SHOWN_MAILS),
    hasPassword(services.db, userId),
    services.system.backup(),
  ])
  const restore = lastRestoreIn(state)
  const label = (at: Date | null) => at && instantLabel(at, timeZone)
  return {
    path: BACKUP,
    asksPassword,
    held: held && {
      count: held.count,
      since: instantLabel(held.since, timeZone),
      mails: mails.map((mail) => ({ ...mail, heldAt: instantLabel(mail.heldAt, timeZone) })),
    },
    lost: restore?.lost ?? [],
    keyStoredAt: label(state.keyStoredAt),
    changes: report?.changes
      ? {
          address: report.changes.address,
          until: label(report.changes.until),
          failingSince: label(report.changes.failure?.since ?? null),
          failure: report.changes.failure?.sentence ?? null,
        }
      : null,
    facts: {
      copiedAt: label(state.copiedAt),
      megabytes: state.copiedBytes === null ? null : Math.max(1, Math.round(state.copiedBytes / 1024 ** 2)),
      copiedTo: state.copiedTo,
      diesWithMachine: state.diesWithMachine ?? false,
      failingSince: label(state.failingSince),
      failure: state.failure,
      checkedAt: label(state.checkedAt),
      differing: state.differing,
      restored: restore && { at: instantLabel(restore.at, timeZone), stateOf: label(restore.stateOf), from: restore.from },
    },
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const fields = await readForm(request)
  return answerOf(backupAnswers(context, fields), fields['intent'], 'show')()
}

export default function BackupPage({ loaderData, actionData }: Route.ComponentProps) {
  const { facts, changes, held, lost, keyStoredAt, asksPassword, path } = loaderData
  if (actionData?.asked) return <ThrowAwayQuestion {...actionData.asked} path={path} />
  return (
    <>
      <AdminHeading title="Backup">Everything is copied every night, sealed, and tried out every week.</AdminHeading>
      <div className="num grid max-w-measure gap-8">
        <LostInRestore lost={lost} path={path} />
        {held && <HeldMails {...held} path={path} />}
        <BackupFacts {...facts} path={path} />
        {changes && <ShippedChanges {...changes} />}
        <section className="grid gap-3" aria-labelledby="backup-key">
          <h2 id="backup-key" className="title">
            The key
          </h2>
          {actionData?.alert && <Alert kind="error">{actionData.alert}</Alert>}
          {keyStoredAt === null ? (
            <KeyForm
              path={path}
              asksPassword={asksPassword}
              report={actionData?.report}
              backupKey={actionData?.backupKey ?? null}
            />
          ) : (
            <p className="text-sm">
              Kept away from this machine since {keyStoredAt}. It is not shown here again; on the server,{' '}
              <span className="num">npm run backup -- --key</span> prints it.
            </p>
          )}
        </section>
      </div>
    </>
  )
}
