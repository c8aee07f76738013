import type { ComponentProps } from 'react'
import { Form } from 'react-router'

import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'

import { LastRestore } from './last-restore.tsx'

interface Facts {
  readonly copiedAt: string | null
  readonly megabytes: number | null
  readonly copiedTo: string | null
  readonly diesWithMachine: boolean
  readonly failingSince: string | null
  readonly failure: string | null
  readonly checkedAt: string | null
  readonly differing: readonly string[]
  readonly restored: Omit<ComponentProps<typeof LastRestore>, 'lost'> | null
  readonly path: string
}

/** The last good copy, where it is, and whether it can be read. */
export function BackupFacts(facts: Facts) {
  const { copiedAt, megabytes, copiedTo, diesWithMachine, failingSince, failure, checkedAt, differing, restored, path } = facts
  return (
    <section className="grid gap-3 text-sm" aria-labelledby="backup-state">
      <h2 id="backup-state" className="title">
        The last good copy
      </h2>
      {failingSince && (
        <Alert kind="error" title={`Backups fail since ${failingSince}`}>
          {failure}
        </Alert>
      )}
      <p className="break-words">
        {copiedAt === null
          ? restored
            ? 'None was made here since the restore: the next one is made tonight.'
            : 'There is none yet: the first one is made tonight.'
          : `${copiedAt}, ${megabytes} MB, in ${copiedTo}.`}
      </p>
      {diesWithMachine && (
        <Alert title="It does not survive the loss of this machine">
          It lies on the disk of the data. Whoever runs the server names a folder on another disk in BACKUP_DIR, or a bucket in
          BACKUP_S3_BUCKET.
        </Alert>
      )}
      <p>
        {checkedAt === null
          ? 'It has not been restored aside yet: that is done every Sunday.'
          : differing.length === 0
            ? `Restored aside and compared on ${checkedAt}: everything is as it was copied.`
            : `Restored aside and compared on ${checkedAt}: it is not as it was copied.`}
      </p>
      {differing.length > 0 && (
        <ul className="list-disc pl-5">
          {differing.map((sentence) => (
            <li key={sentence} className="break-words">
              {sentence}
            </li>
          ))}
        </ul>
      )}
      <Form method="post" action={path} preventScrollReset>
        <Button kind="secondary" name="intent" value="copy" busyLabel="Asking…">
          Make a copy now
        </Button>
      </Form>
      {restored && <LastRestore {...restored} />}
    </section>
  )
}
