import { formatBytes } from '#base/format-bytes.ts'
import type { ImportCounts, ImportProblem, ImportState } from '#features/health/core/import.ts'
import { PersonField } from '#features/identity/core/person-field.tsx'
import { DateText } from '#features/identity/dates/date-text.tsx'
import { Alert } from '#ui/alert.tsx'
import { AskFirst } from '#ui/ask-first.tsx'
import { Card } from '#ui/card.tsx'
import { TextLink } from '#ui/text-link.tsx'

import { CancelImport, ChangeColumns } from './import-acts.tsx'
import { formatCounts, isUnderWay } from './import-words.ts'
import { ProblemsTable } from './problems-table.tsx'

/** An import as its page shows it. */
export interface ImportView {
  readonly state: ImportState
  readonly isXml: boolean
  readonly bytes: number
  readonly bytesRead: number
  readonly counts: ImportCounts | null
  readonly problems: ReadonlyArray<ImportProblem>
  readonly failure: string | null
  /** The first and the last day in it, and where each stands; null before that. */
  readonly imported: ReadonlyArray<{ readonly inWords: string; readonly address: string }> | null
  /** Of columns that the member named: until when the file is kept for others; empty where it is gone, null where none were named. */
  readonly storedUntil: string | null
}

type ImportCardProps = { imported: ImportView; address: string }

/** How an import stands, what came of it, and the buttons that end it or take it back. */
export function ImportCard({ imported, address }: ImportCardProps) {
  const { state, isXml, counts, failure, problems } = imported
  return (
    <Card title={titles[state]}>
      {isUnderWay(state) && <Progress imported={imported} address={address} />}
      {state === 'sending' && (
        <p className="max-w-measure">Choose the same file again on the previous page to continue. It is kept for 7 days.</p>
      )}
      {state === 'asking' && <p className="max-w-measure">Nothing is imported until you have answered and reviewed it.</p>}
      {failure && (
        <Alert kind="error" title="Nothing was imported from this file">
          <p>{failure}</p>
        </Alert>
      )}
      {counts && <p className="num max-w-measure">{formatCounts(counts)}.</p>}
      {imported.imported && <ImportedDays days={imported.imported} />}
      {state === 'undone' && <p className="max-w-measure">Its numbers are removed, and what was there before counts again.</p>}
      {problems.length > 0 && <ProblemsTable problems={problems} refused={counts?.refused ?? problems.length} isXml={isXml} />}
      <div className="mt-6">
        {state === 'done' && <Done imported={imported} address={address} />}
        {state !== 'done' && state !== 'failed' && state !== 'undone' && (
          <CancelImport address={address}>Nothing is imported, and the file is deleted.</CancelImport>
        )}
      </div>
    </Card>
  )
}

const titles: Readonly<Record<ImportState, string>> = {
  sending: 'Partly sent',
  asking: 'Not read yet',
  waiting: 'Waiting',
  reading: 'Being read',
  ready: 'To be reviewed',
  taking: 'Being imported',
  done: 'Result',
  failed: 'Not imported',
  undone: 'Undone',
}

function ImportedDays({ days }: { days: NonNullable<ImportView['imported']> }) {
  return (
    <p className="mt-2">
      {days.map(({ inWords, address }, at) => (
        <span key={address}>
          {at === 0 ? 'See ' : ' and '}
          <TextLink to={address} className="inline-flex min-h-11 items-center">
            {at === 0 ? (days.length > 1 ? 'its first day, ' : 'its day, ') : 'its last, '}
            <DateText>{inWords}</DateText>
          </TextLink>
        </span>
      ))}
      .
    </p>
  )
}

/** What can still be done with numbers that were taken. */
function Done({ imported: { storedUntil }, address }: ImportCardProps) {
  return (
    <>
      {storedUntil !== null && (
        <p className="mb-4 max-w-measure text-sm text-soft">
          {storedUntil === '' ? (
            'The file is no longer kept. To change its columns, undo this import and import the file again.'
          ) : (
            <>
              Were the columns wrong? The file is kept until <DateText>{storedUntil}</DateText> for that, and you see what changes
              before anything does.
            </>
          )}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <AskFirst
          opener={{ kind: 'secondary', id: 'take-back', children: 'Undo import' }}
          title="Undo this import?"
          action={address}
          fields={<PersonField />}
          answer={{ name: 'intent', value: 'undo', busyLabel: 'Undoing...' }}
          words={{ intent: 'Undo import', not: 'Keep it' }}
        >
          <p>Everything it imported is removed, and what was there before counts again. What you typed yourself stays.</p>
        </AskFirst>
        {storedUntil && <ChangeColumns address={address} kind="tertiary" />}
      </div>
    </>
  )
}

function Progress({ imported: { state, bytes, bytesRead }, address }: ImportCardProps) {
  return (
    <>
      {state === 'taking' ? (
        <progress className="sending-bar" aria-label="Its numbers are being imported" />
      ) : (
        <>
          <progress className="sending-bar" aria-label="How much of it is read" max={bytes} value={bytesRead} />
          <p className="cap num">
            {formatBytes(bytesRead)} of {formatBytes(bytes)} · {Math.floor((bytesRead / bytes) * 100)} %
          </p>
        </>
      )}
      <output className="cap block">
        {state === 'waiting' ? 'It starts as soon as possible.' : 'You can leave this page: it continues.'}
      </output>
      <TextLink to={address} className="inline-flex min-h-11 items-center text-sm">
        Check again
      </TextLink>
    </>
  )
}
