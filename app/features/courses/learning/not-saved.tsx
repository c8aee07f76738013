import { Alert } from '#ui/alert.tsx'

/** A form was sent by somebody who may not (any more): why nothing was kept, and what they had typed. */
export function NotSaved({ failure, text }: { failure: string; text: string }) {
  return (
    <Alert kind="error" title="Nothing was saved" className="mt-5 max-w-measure">
      <p>{failure}</p>
      {text !== '' && (
        <>
          <p className="mt-2">This is what you had typed:</p>
          <p className="mt-1 whitespace-pre-wrap wrap-anywhere">{text}</p>
        </>
      )}
    </Alert>
  )
}
