import { Fragment } from 'react'
import { Form } from 'react-router'

import type { ImportProblem, LeftOut } from '#features/health/core/import.ts'
import { PersonField } from '#features/identity/core/person-field.tsx'
import { DateText } from '#features/identity/dates/date-text.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'

import { CancelImport, ChangeColumns } from './import-acts.tsx'
import type { PreviewNumberView, PreviewView } from './preview-words.ts'
import { ProblemsTable } from './problems-table.tsx'

/** An import that waits to be looked over. */
export interface PreviewedImport {
  readonly preview: PreviewView
  /** Of all that the preview says, so that what is accepted is what was seen. */
  readonly fingerprint: string
  readonly leftOut: LeftOut
  readonly problems: ReadonlyArray<ImportProblem>
  readonly isXml: boolean
  /** Its columns were named by the member, who may name them otherwise. */
  readonly isMapped: boolean
  /** It takes the place of an import whose file this is. */
  readonly isAgain: boolean
}

/** What an import would do to which days. Nothing is saved before its last button is pressed. */
export function PreviewCard({ previewed, address }: { previewed: PreviewedImport; address: string }) {
  const { preview, fingerprint, leftOut, problems, isXml, isMapped, isAgain } = previewed
  const { numbers, days, first, last } = preview
  return (
    <Card title="Review">
      <output className="num block max-w-measure">
        {numbers} on {days}: {first === last ? <DateText>{first}</DateText> : <Span first={first} last={last} />}. Nothing is
        saved yet.
        {isAgain && ' What this file added before, by its other columns, is undone in the same step.'}
      </output>
      {leftOut.naps > 0 && (
        <p className="num mt-2 max-w-measure text-sm text-soft">
          {leftOut.naps === 1 ? '1 nap or shorter sleep is' : `${leftOut.naps} naps and shorter sleeps are`} left out: a day has
          its night, and a nap is not added to it.
        </p>
      )}
      <SeriesTable preview={preview} />
      <EdgesTable preview={preview} />
      {preview.conflicts.length > 0 && <ConflictsTable preview={preview} />}
      {problems.length > 0 && <ProblemsTable problems={problems} refused={leftOut.refused} isXml={isXml} />}
      <div className="import-actions">
        <CancelImport address={address}>Nothing is imported, and its preview and file are deleted.</CancelImport>
        {isMapped && <ChangeColumns address={address} kind="secondary" />}
        <Form method="post" action={address}>
          <PersonField />
          <input type="hidden" name="seen" value={fingerprint} />
          <Button name="intent" value="import" busyLabel="Importing...">
            {`Import ${numbers}`}
          </Button>
        </Form>
      </div>
    </Card>
  )
}

function Span({ first, last }: Pick<PreviewView, 'first' | 'last'>) {
  return (
    <>
      <DateText>{first}</DateText> to <DateText>{last}</DateText>
    </>
  )
}

function SeriesTable({ preview: { series } }: { preview: PreviewView }) {
  return (
    <table className="table table-pairs mt-6">
      <caption className="mb-2 text-left font-strong">What happens to each number</caption>
      <thead>
        <tr>
          <th scope="col">Number</th>
          <th scope="col">From</th>
          <th scope="col">Its days</th>
        </tr>
      </thead>
      <tbody>
        {series.map(({ label, source, days }) => (
          <tr key={`${label} ${source}`}>
            <th scope="row">{label}</th>
            <td data-label="From" className="wrap-anywhere">
              {source}
            </td>
            <td data-label="Its days" className="num">
              {days}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function EdgesTable({ preview: { edges } }: { preview: PreviewView }) {
  const isWhole = edges.every(({ daysBefore }) => daysBefore === 0)
  return (
    <table className="table import-days mt-6">
      <caption className="mb-2 text-left font-strong">
        {isWhole ? 'What each day will have' : 'What its first and last days will have'}
      </caption>
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">Numbers</th>
        </tr>
      </thead>
      <tbody>
        {edges.map(({ day, numbers, daysBefore }) => (
          <Fragment key={day}>
            {daysBefore > 0 && (
              <tr>
                <td colSpan={2} className="cap num">
                  {daysBefore === 1 ? 'One more day' : `${daysBefore} more days`} between
                </td>
              </tr>
            )}
            <tr>
              <th scope="row">
                <DateText>{day}</DateText>
              </th>
              <td>
                <ul>
                  {numbers.map((number) => (
                    <li key={number.label}>
                      {number.label} <CurrentNumber number={number} />
                    </li>
                  ))}
                </ul>
              </td>
            </tr>
          </Fragment>
        ))}
      </tbody>
    </table>
  )
}

function ConflictsTable({ preview: { conflicts, moreConflicts } }: { preview: PreviewView }) {
  return (
    <table className="table import-days mt-6">
      <caption className="mb-2 text-left font-strong">Where you typed another number: yours stays</caption>
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">Number</th>
        </tr>
      </thead>
      <tbody>
        {conflicts.map(({ day, ...number }) => (
          <tr key={`${day} ${number.label}`}>
            <th scope="row">
              <DateText>{day}</DateText>
            </th>
            <td>
              {number.label} <CurrentNumber number={number} />
            </td>
          </tr>
        ))}
      </tbody>
      {moreConflicts > 0 && (
        <tfoot>
          <tr>
            <td colSpan={2} className="cap num">
              and {moreConflicts} more
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  )
}

function CurrentNumber({ number: { current, why } }: { number: PreviewNumberView }) {
  return (
    <>
      <b className="num font-strong">{current}</b>
      {why !== '' && <span className="cap wrap-anywhere"> {why}</span>}
    </>
  )
}
