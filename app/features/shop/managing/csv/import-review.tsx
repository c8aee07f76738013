import { Form } from 'react-router'

import { PersonField } from '#features/identity/core/person-field.tsx'
import { Alert } from '#ui/alert.tsx'
import { AskFirst } from '#ui/ask-first.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'

import { formatProducts } from './import-words.ts'
import { countRows, type PlanCounts } from './planned-row.ts'

/** A row in words. */
export interface ImportRowView {
  readonly line: number
  readonly name: string
  readonly what: 'new' | 'changed' | 'unchanged' | 'refused'
  /** What is changed, or why it is refused. */
  readonly said: string
}

const words = { new: 'New', changed: 'Changed', unchanged: 'Unchanged', refused: 'Refused' } as const
const tones = { new: 'good', changed: 'caution', unchanged: 'plain', refused: 'alert' } as const

type ImportReviewProps = {
  rows: ReadonlyArray<ImportRowView>
  status: 'reviewed' | 'saved' | 'undone'
  ignored: ReadonlyArray<string>
  /** Where the forms are sent. */
  address: string
}

/** What becomes of a file, row by row, and the way on from here. */
export function ImportReview({ rows, status, ignored, address }: ImportReviewProps) {
  const counts = countRows(rows)
  return (
    <>
      <p className="num mb-4">{formatCounts(counts)}</p>
      {ignored.length > 0 && <p className="cap mb-4 wrap-anywhere">Columns we do not recognise: {ignored.join(', ')}.</p>}
      <Acts counts={counts} status={status} address={address} />
      <Rows rows={rows} />
    </>
  )
}

function Acts({ counts, status, address }: { counts: PlanCounts } & Pick<ImportReviewProps, 'status' | 'address'>) {
  const toSave = counts.new + counts.changed
  if (status === 'undone') return <Alert className="mb-6">This import was undone.</Alert>
  if (status === 'reviewed' && counts.refused > 0)
    return (
      <Alert kind="error" title="Nothing is imported until every row is right" className="mb-6">
        Correct the refused rows in your file and choose it again.
      </Alert>
    )
  if (status === 'reviewed' && toSave === 0)
    return <Alert className="mb-6">There is nothing to change: the shop already matches the file.</Alert>
  if (status === 'saved')
    return (
      <div className="mb-6 flex flex-wrap items-center gap-4">
        <TakeBackButton address={address} />
        <p className="cap">This deletes what it added and restores what it changed. What you edited since stays as it is.</p>
      </div>
    )
  return (
    <Form method="post" action={address} className="mb-6 flex flex-wrap items-center gap-4">
      <PersonField />
      <Button name="intent" value="save" busyLabel="Importing...">
        Import {formatProducts(toSave)}
      </Button>
      <p className="cap">Nothing is changed before that. Afterwards the import can be undone as a whole.</p>
    </Form>
  )
}

/** Refused rows first: those are to be looked at. */
function Rows({ rows }: { rows: ReadonlyArray<ImportRowView> }) {
  const order = { refused: 0, new: 1, changed: 2, unchanged: 3 } as const
  const sorted = rows.toSorted((one, other) => order[one.what] - order[other.what] || one.line - other.line)
  const shown = sorted.slice(0, MAX_ROWS)
  return (
    <>
      <table className="table table-pairs">
        <caption className="vh">What happens to each row</caption>
        <thead>
          <tr>
            <th scope="col">Row</th>
            <th scope="col">Product</th>
            <th scope="col">What</th>
            <th scope="col">Why, or what</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ line, name, what, said }) => (
            <tr key={line}>
              <td className="num" data-label="Row">
                {line}
              </td>
              <td data-label="Product">
                <span className="wrap-anywhere">{name}</span>
              </td>
              <td data-label="What">
                <Badge tone={tones[what]}>{words[what]}</Badge>
              </td>
              <td data-label="Why, or what">
                <span className="wrap-anywhere">{said}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > shown.length && (
        <p className="cap num mt-3">and {(rows.length - shown.length).toLocaleString('en')} more rows</p>
      )}
    </>
  )
}

const MAX_ROWS = 500

/** “3 new, 1 changed, 2 refused”. */
export function formatCounts({ new: added, changed, unchanged, refused }: PlanCounts): string {
  const said = [
    [added, 'new'],
    [changed, 'changed'],
    [unchanged, 'as they are'],
    [refused, 'refused'],
  ] as const
  return said
    .filter(([count]) => count > 0)
    .map(([count, what]) => `${count.toLocaleString('en')} ${what}`)
    .join(', ')
}

/** Takes an import back once the question was answered with OK. */
function TakeBackButton({ address }: { address: string }) {
  return (
    <AskFirst
      opener={{ kind: 'secondary', children: 'Undo the import' }}
      title="Undo this import?"
      action={address}
      fields={<PersonField />}
      answer={{ name: 'intent', value: 'undo', busyLabel: 'Undoing...' }}
    >
      <p>Products that it added are deleted for good, those it changed are restored. What you edited since stays as it is.</p>
    </AskFirst>
  )
}
