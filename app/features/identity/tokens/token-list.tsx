import { Form } from 'react-router'

import { PersonField } from '#features/identity/core/person-field.tsx'
import { DateText } from '#features/identity/dates/date-text.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'

/** A token with its instants in words. */
interface WrittenToken {
  readonly id: string
  readonly name: string
  readonly prefix: string
  readonly scopes: ReadonlyArray<string>
  readonly isExpired: boolean
  readonly made: string
  readonly ends: string
  /** Null when it was never used. */
  readonly used: string | null
}

/** A person’s tokens, each with the way to end it. */
export function TokenList({ tokens }: { tokens: ReadonlyArray<WrittenToken> }) {
  return (
    <ul className="border-t border-line">
      {tokens.map((token) => (
        <li key={token.id} className="border-b border-line py-4">
          <Token {...token} />
        </li>
      ))}
    </ul>
  )
}

function Token({ id, name, prefix, scopes, isExpired, made, ends, used }: WrittenToken) {
  return (
    <article aria-label={name}>
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="font-strong wrap-anywhere">{name}</span>
        <span className="num text-sm text-soft">{prefix}…</span>
        {isExpired && <Badge tone="caution">Expired</Badge>}
      </p>
      <p className="mt-1 flex flex-wrap gap-2">
        {scopes.map((scope) => (
          <Badge key={scope}>{scope}</Badge>
        ))}
      </p>
      <p className="cap mt-2">
        Made <DateText>{made}</DateText>. {isExpired ? 'Ended' : 'Ends'} <DateText>{ends}</DateText>.{' '}
        {used === null ? (
          'Never used.'
        ) : (
          <>
            Last used <DateText>{used}</DateText>.
          </>
        )}
      </p>
      <details>
        <summary className="link inline-flex min-h-11 items-center text-sm">
          End it<span className="vh">: {name}</span>
        </summary>
        <Form method="post" action="/profile/tokens" preventScrollReset className="mt-1 grid justify-items-start gap-3">
          <p className="text-sm text-soft">The program that uses it loses access at once. This cannot be undone.</p>
          <PersonField />
          <input type="hidden" name="id" value={id} />
          <Button kind="danger" size="small" name="intent" value="end" busyLabel="Ending it...">
            End this token
          </Button>
        </Form>
      </details>
    </article>
  )
}
