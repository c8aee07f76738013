import type { ReactNode } from 'react'
import { Form } from 'react-router'

import type { Chore, ChoreKind } from '#features/blog/core/chore.ts'
import { PersonField } from '#features/identity/core/person-field.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'

/** The last run of a chore with its instants in words. */
export interface ChoreView extends Pick<Chore, 'status' | 'done' | 'total'> {
  readonly started: string
  readonly ended: string | null
}

type ChoreCardProps = {
  kind: ChoreKind
  title: string
  text: string
  button: string
  chore: ChoreView | null
  children?: ReactNode
}

/** Long work over all posts: what it is for, how far it is, and its button. */
export function ChoreCard({ kind, title, text, button, chore, children }: ChoreCardProps) {
  const isUnderWay = chore?.status === 'waiting' || chore?.status === 'running'
  return (
    <Card title={title}>
      <p className="max-w-measure text-sm text-soft">{text}</p>
      {chore && (
        <output className="mt-3 block">
          <span className="cap num block">{inWords(chore)}</span>
          {isUnderWay && (
            <progress
              className="work-bar max-w-sm"
              aria-label={title}
              max={Math.max(1, chore.total)}
              value={chore.total ? chore.done : undefined}
            />
          )}
        </output>
      )}
      {children}
      <Form method="post" action="/blog-automation/tools" preventScrollReset className="mt-4">
        <PersonField />
        <Button
          kind="secondary"
          size="small"
          name="chore"
          value={kind}
          aria-disabled={isUnderWay || undefined}
          onClick={isUnderWay ? (event) => event.preventDefault() : undefined}
          busyLabel="Starting..."
        >
          {button}
        </Button>
      </Form>
    </Card>
  )
}

function inWords({ status, done, total, started, ended }: ChoreView): string {
  if (status === 'waiting') return `Requested ${started}. It starts in a moment.`
  if (status === 'running') return `${done} of ${total} done, since ${started}.`
  if (status === 'failed') return `It failed ${ended ?? started}. The log of the server says why.`
  return `Last done ${ended ?? started}.`
}
