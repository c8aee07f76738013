import { Form } from 'react-router'

import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'

interface Restored {
  readonly at: string
  readonly stateOf: string | null
  readonly from: string | null
  readonly lost: readonly string[]
  readonly path: string
}

/** What the last restore did not bring back, until somebody has read it. */
export function LostInRestore({ lost, path }: Pick<Restored, 'lost' | 'path'>) {
  if (lost.length === 0) return null
  return (
    <Alert kind="error" title="Not everything came back when this was restored">
      <div className="grid gap-3">
        <ul className="list-disc pl-5">
          {lost.map((sentence) => (
            <li key={sentence} className="wrap-anywhere [font-kerning:none]">
              {sentence}
            </li>
          ))}
        </ul>
        <Form method="post" action={path} preventScrollReset>
          <Button kind="secondary" name="intent" value="lost-seen" busyLabel="Noting…">
            I have read it
          </Button>
        </Form>
      </div>
    </Alert>
  )
}

/** Which state was restored, and when. */
export function LastRestore({ at, stateOf, from }: Omit<Restored, 'lost' | 'path'>) {
  return (
    <p className="break-words text-soft">
      {stateOf === null
        ? `This site was restored from a backup on ${at}.`
        : `This site is as it was on ${stateOf}, with what was done since it was restored on ${at} from ${from}.`}
    </p>
  )
}
