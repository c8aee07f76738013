import { PersonField } from '#features/identity/person-field.tsx'
import { Alert } from '#ui/alert.tsx'
import { AskFirst } from '#ui/ask-first.tsx'
import { bytesInWords } from '#ui/bytes-in-words.ts'
import { Card } from '#ui/card.tsx'
import { TextLink } from '#ui/text-link.tsx'

import { countsInWords, isUnderWay, written } from './import-words.ts'
import type { ImportCounts, ImportProblem, ImportState } from './import.ts'

/** An import as its page shows it. */
export interface ShownImport {
  readonly state: ImportState
  readonly isXml: boolean
  readonly bytes: number
  readonly bytesRead: number
  readonly counts: ImportCounts | null
  readonly problems: ReadonlyArray<ImportProblem>
  readonly failure: string | null
}

type ImportCardProps = { brought: ShownImport; address: string }

/** How an import stands, what came of it, and the buttons that end it or take it back. */
export function ImportCard({ brought, address }: ImportCardProps) {
  const { state, counts, failure, problems } = brought
  return (
    <Card title={titles[state]}>
      {isUnderWay(state) && <Progress brought={brought} address={address} />}
      {state === 'sending' && (
        <p className="max-w-measure">Choose the same file again on the page before, and it goes on. It is kept for 7 days.</p>
      )}
      {state === 'asking' && <p className="max-w-measure">Nothing of it is taken before you have answered.</p>}
      {failure && (
        <Alert kind="error" title="Nothing of this file was taken">
          <p>{failure}</p>
        </Alert>
      )}
      {counts && <p className="num max-w-measure">{countsInWords(counts)}.</p>}
      {state === 'undone' && <p className="max-w-measure">What it said is gone, and what was there before it counts again.</p>}
      {problems.length > 0 && <Problems brought={brought} />}
      <div className="mt-6">
        {state === 'done' && (
          <AskFirst
            opener={{ kind: 'secondary', id: 'take-back', children: 'Take it back' }}
            title="Take this import back?"
            action={address}
            fields={<PersonField />}
            answer={{ name: 'do', value: 'undo', busyLabel: 'Taking back...' }}
            words={{ deed: 'Take it back', not: 'Keep it' }}
          >
            <p>All that it brought goes, and what was there before it counts again. What you typed yourself stays.</p>
          </AskFirst>
        )}
        {state !== 'done' && state !== 'failed' && state !== 'undone' && (
          <AskFirst
            opener={{ kind: 'tertiary', children: 'Cancel' }}
            title="Cancel this import?"
            action={address}
            fields={<PersonField />}
            answer={{ name: 'do', value: 'cancel', busyLabel: 'Cancelling...' }}
            words={{ deed: 'Cancel the import', not: 'Keep it' }}
          >
            <p>Nothing of it is taken, and the file is deleted.</p>
          </AskFirst>
        )}
      </div>
    </Card>
  )
}

const titles: Readonly<Record<ImportState, string>> = {
  sending: 'Half sent',
  asking: 'Not read yet',
  waiting: 'Waits its turn',
  reading: 'Being read',
  done: 'What came of it',
  failed: 'Not taken',
  undone: 'Taken back',
}

function Progress({ brought: { state, bytes, bytesRead }, address }: ImportCardProps) {
  return (
    <>
      <progress className="sending-bar" aria-label="How much of it is read" max={bytes} value={bytesRead} />
      <p className="cap num">
        {bytesInWords(bytesRead)} of {bytesInWords(bytes)} · {Math.floor((bytesRead / bytes) * 100)} %
      </p>
      <output className="cap block">
        {state === 'waiting' ? 'It begins as soon as there is time for it.' : 'You may leave this page: it goes on.'}
      </output>
      <TextLink to={address} className="inline-flex min-h-11 items-center text-sm">
        Look again
      </TextLink>
    </>
  )
}

function Problems({ brought: { problems, counts, isXml } }: { brought: ShownImport }) {
  const more = (counts?.refused ?? problems.length) - problems.length
  return (
    <table className="table mt-6">
      <caption className="mb-2 text-left font-strong">What was not taken, and why</caption>
      <thead>
        <tr>
          <th scope="col" className="import-row">
            {isXml ? 'Record' : 'Line'}
          </th>
          <th scope="col">Reason</th>
        </tr>
      </thead>
      <tbody>
        {problems.map(({ row, reason }) => (
          <tr key={`${row} ${reason}`}>
            <td className="num">{written(row)}</td>
            <td className="wrap-anywhere">{reason}</td>
          </tr>
        ))}
      </tbody>
      {more > 0 && (
        <tfoot>
          <tr>
            <td colSpan={2} className="cap">
              and {written(more)} more
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  )
}
