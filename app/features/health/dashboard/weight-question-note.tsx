import { Alert } from '#ui/alert.tsx'
import { goWithin } from '#ui/go-within.ts'
import { TextLink } from '#ui/text-link.tsx'

import type { CheckInFormValues } from './dashboard.ts'

/** The id of the field that the question is about. */
export const WEIGHT_FIELD = 'check-in-weight'

/** Asks about a weight that is saved, beside its field; what is right stays as it is. */
export function WeightQuestionNote({ question }: { question: NonNullable<CheckInFormValues['weightQuestion']> }) {
  return (
    <Alert className="col-span-full">
      <p>
        <span className="num">{question.text}</span> It is saved as you typed it. If it is right, nothing needs to be done; if
        not,{' '}
        <a className="link" href={`#${WEIGHT_FIELD}`} onClick={goWithin}>
          correct it
        </a>
        {question.last && (
          <>
            , or <TextLink to={question.last}>correct the last one</TextLink>
          </>
        )}
        .
      </p>
    </Alert>
  )
}
