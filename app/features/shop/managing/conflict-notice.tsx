import { useEffect, useRef } from 'react'

import { Alert } from '#ui/alert.tsx'
import { TextLink } from '#ui/text-link.tsx'

import { changedFields, fieldNames, type EditorFields } from './product-fields.ts'

/** What stands between two people who edited the same product. */
export interface Conflict {
  /** The one that is saved by now. */
  readonly version: number
  readonly theirs: EditorFields
}

type ConflictNoticeProps = {
  conflict: Conflict
  mine: Readonly<Record<string, string>>
  /** Where what they saved is opened. */
  address: string
}

/** Theirs here, one’s own in the form below, and the choice between them. */
export function ConflictNotice({ conflict: { theirs }, mine, address }: ConflictNoticeProps) {
  const shown = Object.fromEntries(Object.entries(theirs).filter(([name]) => name in mine || theirs[name as keyof EditorFields]))
  const different = [...changedFields(mine, shown)]
  const place = useRef<HTMLDivElement>(null)
  // The form may be scrolled far down: who saves once more has seen it.
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1}>
      <Alert kind="error" title="Somebody else saved this product in the meantime" className="mb-5">
        <p className="mb-3">
          Nothing is lost: yours is in the form below, theirs is here. Save again to replace it, or{' '}
          <TextLink to={address}>take theirs</TextLink>.
        </p>
        <dl className="grid gap-2">
          {different.map((name) => (
            <div key={name}>
              <dt className="font-strong">{fieldNames[name]}, as they saved it</dt>
              <dd className="wrap-anywhere whitespace-pre-line">{wordOf(theirs[name])}</dd>
            </div>
          ))}
        </dl>
      </Alert>
    </div>
  )
}

function wordOf(value: string): string {
  if (value === '') return 'Empty'
  return value === 'on' ? 'Yes' : value
}
