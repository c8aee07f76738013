import { data } from 'react-router'

import { PERSON_FIELD } from '#features/identity/core/person-field.tsx'
import type { AnyValues } from '#features/pages/core/fields.ts'
import type { SectionKind } from '#features/pages/core/section-kind.ts'
import type { ActedOnItem } from '#features/pages/editing/acted-on-item.ts'
import { sectionProblems } from '#features/pages/editing/block-problems.server.ts'
import type { SectionConflict } from '#features/pages/editing/section-editor.tsx'
import type { SentFile } from '#features/writing/files/file-form.tsx'
import type { Fields } from '#platform/form-limits.server.ts'
import type { FormReport } from '#platform/form.ts'
import type { Services } from '#services.server.ts'

const OF_THE_FORM: ReadonlySet<string> = new Set([PERSON_FIELD, 'intent', 'section', 'fingerprint'])

const OF_A_PICTURE = /\.(?:kind|seed|stored|x|y)$/

/** What is answered where the section of a form, or its page, is gone: what was typed in it, to be copied. */
export function sectionGone(fields: Fields) {
  const typed = Object.entries(fields).flatMap(([name, text]) => {
    return OF_THE_FORM.has(name) || OF_A_PICTURE.test(name) || !text ? [] : [text]
  })
  return data({ refused: 'gone', report: undefined, typed: typed.join('\n\n'), picture: undefined } as const, 404)
}

interface Beside {
  readonly conflict?: SectionConflict
  readonly fingerprint?: string
  readonly sentFile?: SentFile
  readonly actedOn?: ActedOnItem
}

/** The form of a section of a kind, as it was typed; it is still about the section of which it was made (`made`), and not about what stands there by now. */
export function formAgain({ site }: Pick<Services, 'site'>, { fields }: SectionKind, made: string | undefined) {
  return (values: AnyValues, report: FormReport | undefined, status: number, beside: Beside = {}) => {
    const { conflict = null, fingerprint = made, sentFile = null, actedOn = null } = beside
    const problems = sectionProblems(fields, values, site.origin)
    const about = { refused: 'section', report, values, problems, conflict, fingerprint, sentFile, actedOn } as const
    return data({ ...about, picture: undefined }, status)
  }
}
