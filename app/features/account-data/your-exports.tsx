import { useEffect } from 'react'
import { Form, useRevalidator } from 'react-router'

import { PersonField } from '#features/identity/core/person-field.tsx'
import { DateText } from '#features/identity/dates/date-text.tsx'
import { Alert } from '#ui/alert.tsx'
import { Badge } from '#ui/badge.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { TextLink } from '#ui/text-link.tsx'

import { EXPORT_HOURS } from './terms.ts'

/** An export with its instants and its size in words. */
export interface ExportView {
  readonly id: string
  readonly status: 'waiting' | 'ready' | 'failed' | 'gone'
  readonly partsDone: number
  readonly partsInAll: number
  readonly size: string | null
  readonly requested: string
  readonly until: string | null
}

interface YourExportsProps {
  exports: readonly ExportView[]
  /** Why no further copy is made now. */
  failure?: string | undefined
}

const POLL_MS = 2_000

/** Asks for a copy of everything, and says what became of the copies that were asked for. */
export function YourExports({ exports, failure }: YourExportsProps) {
  const isWaiting = exports.some(({ status }) => status === 'waiting')
  usePolling(isWaiting)
  return (
    <Card title="A copy of your data">
      <p className="max-w-measure">
        Everything that we keep about you, in one ZIP file: as JSON, as tables for a spreadsheet program, and your pictures and
        files. Putting it together takes a moment; a mail tells you when it is ready. It is kept for {EXPORT_HOURS} hours.
      </p>
      {!isWaiting && (
        <Form method="post" action="/profile/data" className="mt-4 grid justify-items-start gap-4">
          {failure && <Alert kind="error">{failure}</Alert>}
          <PersonField />
          <Button name="intent" value="export" busyLabel="Asking...">
            Ask for a copy
          </Button>
        </Form>
      )}
      {exports.length > 0 && (
        <ul aria-label="Copies you asked for" className="mt-6 border-t border-line">
          {exports.map((each) => (
            <li key={each.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3">
              <OneExport {...each} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function OneExport({ id, status, partsDone, partsInAll, size, requested, until }: ExportView) {
  const asked = (
    <span className="cap">
      Requested <DateText>{requested}</DateText>
    </span>
  )
  if (status === 'waiting')
    return (
      <>
        <output className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <Badge tone="caution">Being put together</Badge>
          <span className="num text-sm text-soft">
            {partsDone} of {partsInAll} parts
          </span>
          {asked}
        </output>
        <TextLink to="/profile/data" className="inline-flex min-h-11 items-center text-sm">
          Check again
        </TextLink>
      </>
    )
  if (status === 'ready')
    return (
      <>
        <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <Badge tone="good">Ready</Badge>
          <span className="num text-sm text-soft">
            {size}, until <DateText>{until}</DateText>
          </span>
        </p>
        <a className={buttonClass('secondary', 'small')} href={`/profile/data/export/${id}`}>
          Download
        </a>
      </>
    )
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <Badge>{status === 'failed' ? 'Failed' : 'Removed'}</Badge>
      {status === 'failed' && <span className="text-sm text-soft">It could not be put together. Please ask again.</span>} {asked}
    </p>
  )
}

/** Asks the server again while something is under way. */
function usePolling(isWaiting: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => void revalidate(), POLL_MS)
    return () => clearInterval(timer)
  }, [isWaiting, revalidate])
}
