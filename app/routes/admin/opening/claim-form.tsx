import { Form } from 'react-router'

import { PersonField } from '#features/identity/core/person-field.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import type { FormReport } from '#ui/form-report.ts'
import { TextLink } from '#ui/text-link.tsx'

/** Before the id of another claim, in the names of fields. */
export const OTHER = 'text-'

const READ = { label: 'Who read it', hint: 'You, alone or with a lawyer' } as const
const KNOWN = { label: 'Where you know it from', hint: 'A count, a study, a contract, your own diploma' } as const

interface ClaimFormProps {
  readonly action: string
  /** What it is sent as, and what its button says. */
  readonly intent: 'confirm' | 'replace' | 'add'
  readonly label: string
  /** What it is about: the name and the value of a field that goes along. */
  readonly about?: readonly ['claim' | 'kind', string]
  /** What the field of the sentence begins with; without one there is none. */
  readonly text?: string
  readonly hint?: string
  /** Sentences that promise the same elsewhere, to be said in other words with it. */
  readonly others?: ReadonlyArray<{ readonly id: string; readonly text: string; readonly pages: readonly string[] }>
  /** It is a legal text or a term: what is asked is who read it. */
  readonly isTerm?: boolean
  readonly today: string
  readonly report: FormReport | undefined
  /** Where one goes without deciding. */
  readonly back?: string
}

/** Asks where a claim is known from (of a term, who read it), of which day it is true, and when to look again. */
export function ClaimForm({
  action,
  intent,
  label,
  about,
  text,
  hint,
  others,
  isTerm = false,
  today,
  report,
  back,
}: ClaimFormProps) {
  return (
    <Form method="post" action={action} noValidate preventScrollReset className="mt-2 grid max-w-measure gap-4 sm:grid-cols-2">
      <PersonField />
      {about && <input type="hidden" name={about[0]} value={about[1]} />}
      {text !== undefined && (
        <Field
          label={intent === 'add' ? 'What you claim' : 'What you say instead'}
          name="text"
          rows={3}
          defaultValue={text}
          hint={hint}
          report={report}
          className="col-span-full"
        />
      )}
      {others && others.length > 0 && (
        <p className="col-span-full text-soft">
          The same is promised elsewhere. Say it there too: what you leave as it is stays. Only the number of days?{' '}
          <TextLink to="/admin/settings/site?section=plans">Set it once, with the plans</TextLink>.
        </p>
      )}
      {others?.map(({ id, text: said, pages }) => (
        <Field
          key={id}
          label={`On ${pages.join(', ')}`}
          name={OTHER + id}
          rows={3}
          defaultValue={said}
          report={report}
          className="col-span-full"
        />
      ))}
      <Field {...(isTerm ? READ : KNOWN)} name="source" report={report} className="col-span-full" />
      <Field label={isTerm ? 'Read on' : 'True as of'} name="asOf" type="date" defaultValue={today} report={report} />
      <Field label="Look at it again on" name="reviewOn" type="date" optional report={report} />
      <div className="col-span-full flex flex-wrap items-center gap-4">
        <Button size="small" name="intent" value={intent} busyLabel="Saving...">
          {label}
        </Button>
        {back && <TextLink to={back}>Cancel</TextLink>}
      </div>
    </Form>
  )
}
