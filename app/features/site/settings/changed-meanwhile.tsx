import { Alert } from '#ui/alert.tsx'

import type { FieldGroup } from './section-form.ts'

/** The field with the mark of what a form showed when it was opened. */
export const OVER = 'over'

interface Theirs {
  readonly label: string
  /** Null of what was uploaded, or ticked: nobody reads what is stored of it. */
  readonly text: string | null
}

/** In which fields what is saved differs from what was typed, and what it says there. */
export function theirsOf(
  groups: ReadonlyArray<Pick<FieldGroup, 'fields'>>,
  saved: Readonly<Record<string, string>>,
  typed: Readonly<Record<string, string | undefined>>,
): Theirs[] {
  return groups
    .flatMap(({ fields }) => fields)
    .filter(({ name }) => plain(saved[name]) !== plain(typed[name]))
    .map(({ name, label, takes }) => ({ label, text: takes && takes !== 'colour' ? null : plain(saved[name]) }))
}

const plain = (text: string | undefined) => (text ?? '').replaceAll('\r\n', '\n').trim()

interface ChangedMeanwhileProps {
  readonly theirs: ReadonlyArray<Theirs>
  /** What was changed, as a sentence begins. */
  readonly what?: string
}

/** Over a form that somebody else, or another tab, has saved since it was opened. */
export function ChangedMeanwhile({ theirs, what = 'These settings were' }: ChangedMeanwhileProps) {
  return (
    <Alert kind="error" title={`${what} changed in the meantime, here or in another tab`}>
      <p>Yours are still in the form. Save again to replace what is saved.</p>
      {theirs.map(({ label, text }) => (
        <p key={label} className="mt-2 wrap-anywhere">
          <b className="font-strong">{text === null ? label : `${label}, as it is saved:`}</b>{' '}
          {text === null ? 'is another one.' : text || 'Empty'}
        </p>
      ))}
    </Alert>
  )
}
