import { Form } from 'react-router'

import { ChangedMeanwhile, OVER } from '#features/site/settings/changed-meanwhile.tsx'
import type { FormReport } from '#platform/form.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Picture } from '#ui/picture.tsx'
import { WrittenText } from '#ui/written-text.tsx'

import type { StoryPile } from './piles.ts'
import { Stars } from './stars.tsx'
import { storyLimits } from './story-limits.ts'
import type { StoryView } from './story-view.ts'

interface StoryToReview extends Pick<StoryView, 'id' | 'name' | 'rating' | 'picture'> {
  readonly text: string
  readonly editedText: string | null
  readonly mark: string
  readonly sent: string
}

type ReviewCardProps = {
  story: StoryToReview
  pile: StoryPile
  /** Where its form is sent. */
  action: string
  report?: FormReport | undefined
  /** The form showed words that somebody else has edited since. */
  isChanged?: boolean
}

/** A story on the owner’s desk: the author’s own words, what is published instead, and what can be done with it. */
export function ReviewCard({ story, pile, action, report, isChanged = false }: ReviewCardProps) {
  const { id, name, rating, picture, text, editedText, mark, sent } = story
  const isPublished = pile === 'approved'
  return (
    <article className="card" aria-labelledby={`by-${id}`}>
      <header className="mb-4 flex items-start gap-4">
        {picture && <Picture picture={picture} alt={`Sent by ${name}`} sizes="7rem" className="w-28 flex-none rounded-1" />}
        <div className="min-w-0">
          <h2 id={`by-${id}`} className="title wrap-anywhere">
            {name}
          </h2>
          {rating !== null && <Stars rating={rating} />}
          <p className="cap mt-2">Sent {sent}</p>
        </div>
      </header>
      {editedText !== null && (
        <div className="mb-5">
          <p className="cap">{isPublished ? 'As published' : 'Edited, not published yet'}</p>
          <Words text={editedText} />
        </div>
      )}
      <div>
        {editedText !== null && <p className="cap">In the author’s own words</p>}
        <Words text={text} isQuiet={editedText !== null} />
      </div>
      <Form method="post" action={action} noValidate className="mt-5 border-t border-line pt-3">
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name={OVER} value={mark} />
        {isChanged && <ChangedMeanwhile what="These words were" theirs={[]} />}
        <details open={report !== undefined || undefined}>
          <summary className="link inline-flex min-h-11 items-center text-sm">Edit for length</summary>
          <div className="mb-4 grid justify-items-start gap-3">
            <Field
              className="w-full max-w-measure"
              label="Words to publish"
              name="text"
              rows={8}
              defaultValue={editedText ?? text}
              report={report}
              hint={`At most ${storyLimits.maxCharacters} characters. The author’s own words are kept beside them.`}
            />
            <Button kind="secondary" size="small" name="intent" value="save" busyLabel="Saving...">
              Save the words
            </Button>
          </div>
        </details>
        <div className="flex flex-wrap items-center gap-3">
          {isPublished ? (
            <Button kind="secondary" size="small" name="intent" value="return">
              Withdraw the approval
            </Button>
          ) : (
            <Button size="small" name="intent" value="approve">
              Approve
            </Button>
          )}
          {pile === 'held' && (
            <Button kind="secondary" size="small" name="intent" value="return">
              Not spam
            </Button>
          )}
          {pile === 'declined' ? (
            <Button kind="tertiary" size="small" name="intent" value="return">
              Move back to waiting
            </Button>
          ) : (
            <Button kind={isPublished ? 'tertiary' : 'secondary'} size="small" name="intent" value="decline">
              Decline
            </Button>
          )}
        </div>
      </Form>
    </article>
  )
}

function Words({ text, isQuiet = false }: { text: string; isQuiet?: boolean }) {
  return (
    <p
      className={`max-w-measure font-serif text-lg leading-body whitespace-pre-wrap wrap-anywhere ${isQuiet ? 'text-soft' : ''}`}
    >
      <WrittenText text={text} />
    </p>
  )
}
