import { Form } from 'react-router'

import { AdminHeading } from '#routes/admin/admin-heading.tsx'
import { Alert } from '#ui/alert.tsx'
import { AskOrStep, SureForm } from '#ui/ask-or-step.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Button } from '#ui/button.tsx'

interface Held {
  readonly count: number
  readonly since: string
  /** The first of them. */
  readonly mails: ReadonlyArray<{ readonly to: string; readonly subject: string; readonly heldAt: string }>
  readonly path: string
}

/** Mails that wait since a restore, each by recipient and subject, and the two ways on. Kerned, the points of addresses are nearly lost. */
export function HeldMails({ count, since, mails, path }: Held) {
  if (count === 0) return <NoneWasDue since={since} path={path} />
  return (
    <Alert title={count === 1 ? '1 mail was due when this was restored' : `${count} mails were due when this was restored`}>
      <div className="grid gap-3">
        <p>
          They are held since {since}, and so is what is sent by the clock: some may have gone out before. What somebody asks for
          now goes at once.
        </p>
        <ul className="border-t border-line">
          {mails.map(({ to, subject, heldAt }, at) => (
            // Two mails may be alike in all that is shown.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={at} className="border-b border-line py-2">
              <p className="font-strong wrap-anywhere">{subject}</p>
              <p className="wrap-anywhere text-soft [font-kerning:none]">
                To {to}, held {heldAt}
              </p>
            </li>
          ))}
        </ul>
        {count > mails.length && <p>And {count - mails.length} more.</p>}
        <div className="flex flex-wrap gap-3">
          <Form method="post" action={path} className="contents" preventScrollReset>
            <Button name="intent" value="send" busyLabel="Sending…">
              {count === 1 ? 'Send it' : 'Send them'}
            </Button>
          </Form>
          <AskOrStep
            opener={{ kind: 'secondary', children: count === 1 ? 'Throw it away' : 'Throw them away' }}
            title={questionOf(count)}
            action={path}
            name="intent"
            value="throw-away"
            words={WORDS}
          >
            <p>{MEANING}</p>
          </AskOrStep>
        </div>
      </div>
    </Alert>
  )
}

function NoneWasDue({ since, path }: Pick<Held, 'since' | 'path'>) {
  return (
    <Alert title="Mails of the clock are held">
      <div className="grid gap-3">
        <p>
          No mail was due when this was restored. Since {since} what is sent by the clock waits all the same; what somebody asks
          for goes at once.
        </p>
        <Form method="post" action={path} preventScrollReset>
          <Button name="intent" value="send" busyLabel="Noting…">
            Let mails go out again
          </Button>
        </Form>
      </div>
    </Alert>
  )
}

/** The question as a step of its own, where no script ran. */
export function ThrowAwayQuestion({ count, path }: { count: number; path: string }) {
  return (
    <>
      <AdminHeading title={questionOf(count)}>{MEANING}</AdminHeading>
      <div className="flex flex-wrap gap-3">
        <SureForm action={path} name="intent" value="throw-away" words={WORDS} />
        <ButtonLink kind="secondary" to={path}>
          {WORDS.not}
        </ButtonLink>
      </div>
    </>
  )
}

const WORDS = { intent: 'Throw away', busy: 'Throwing away…', not: 'Keep' }
const MEANING =
  'They will not be sent, and cannot be brought back. Mails go out again from then on. The audit log keeps that you decided so.'
const questionOf = (count: number) => (count === 1 ? 'Throw away the held mail?' : `Throw away ${count} held mails?`)
