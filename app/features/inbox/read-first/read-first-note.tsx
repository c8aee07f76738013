import { Form } from 'react-router'

import { PersonField } from '#features/identity/core/person-field.tsx'
import { Button } from '#ui/button.tsx'

import { DangerBadge } from './danger-badge.tsx'
import { SEEN_DANGER } from './seen-danger.ts'

type ReadFirstNoteProps = {
  here: string
  readFirst: boolean
  /** When danger was last recognised, in ISO 8601 and in words. */
  seenDanger: string
  recognised: string
  /** The chat’s assistant answered at once. */
  isInChat: boolean
  /** The conversation is not kept any more. */
  isForgotten: boolean
  /** Where the writer seems to be, in English; null where nobody knows. */
  country: string | null
  /** Whom they were told to call at once; empty where nothing told them, null where that is not known. */
  numbersShown: ReadonlyArray<string> | null
  /** The newest of it came beyond the chat’s limits: it was answered, and its words are not kept. */
  isUnkept: boolean
}

function answered({ isInChat, isForgotten, numbersShown }: ReadFirstNoteProps): string {
  const isOfChat = isInChat || isForgotten
  if (numbersShown === null ? !isOfChat : numbersShown.length === 0)
    return 'Nothing answered at once: they were given no emergency number here.'
  const by = isOfChat ? 'The assistant' : 'The answer to their form'
  const marked = isInChat ? ' Both messages are marked below.' : ''
  if (numbersShown === null) return `${by} answered at once and said where help is to be found.${marked}`
  return `${by} told them at once whom to call: ${numbersShown.join('; ')}.${marked}`
}

/** Why a thread is to be read first, what has been answered, and how it leaves the top; afterwards, that it stood there. */
export function ReadFirstNote(props: ReadFirstNoteProps) {
  const { here, readFirst, seenDanger, recognised, isUnkept, country } = props
  const when = <time dateTime={seenDanger}>{recognised}</time>
  if (!readFirst) return <p className="cap mb-4">Was to be read first: danger was recognised here, last at {when}.</p>
  return (
    <section aria-label="Read first" className="read-first">
      <p>
        <DangerBadge>Read first</DangerBadge>
      </p>
      <p>
        Words of danger, to the writer or to somebody else, were recognised here, last at {when}. A program did that, and it may
        be wrong.
      </p>
      {isUnkept && <p>The last such message came beyond the limits of the chat. It was answered, and its words are not kept.</p>}
      <p>
        {answered(props)} {country ? `Their country, as far as it is known: ${country}.` : 'Their country is not known.'}
      </p>
      <p>
        You are not an emergency service: where it is urgent, say so in your answer, and name the emergency number where they are.
      </p>
      <Form method="post" action={here} preventScrollReset className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <PersonField />
        <input type="hidden" name={SEEN_DANGER} value={seenDanger} />
        <Button kind="secondary" size="small" name="intent" value="off-top">
          Remove from top
        </Button>
        <span className="cap">It stays on top until you answer, mark it as done, or remove it.</span>
      </Form>
    </section>
  )
}
