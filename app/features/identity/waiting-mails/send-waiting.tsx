import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'

import { PersonField } from '#features/identity/core/person-field.tsx'
import { Alert } from '#ui/alert.tsx'
import { SURE } from '#ui/ask-or-step.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { DialogClose } from '#ui/dialog-close.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useRunsScripts } from '#ui/use-runs-scripts.ts'

import { boxOfMail } from './waiting-mail.ts'

const PATH = '/admin/outbox'
/** The form of the buttons that tick. */
const CHOOSING = 'choose-waiting'
const ASKING = 'send-waiting'
const MEANING =
  'Each goes to its reader as it was written, from the present address of your site. A sent mail cannot be recalled.'

/** How somebody wants the boxes ticked at first: those that hold, all that may be sent, or none. */
export const TICK = 'tick'

interface SendFormProps {
  readonly refusal: string | null
  /** Which page of the list it is. */
  readonly page: number
  /** How many may be sent, and how many are ticked at first. */
  readonly sendable: number
  readonly tickedAtFirst: number
  /** The list with the boxes. */
  readonly children: ReactNode
}

/**
 * The list with boxes, under a bar that stays in sight: it ticks all or none, and sends what is ticked. Where scripts run it asks in the page,
 * elsewhere in a step of its own.
 */
export function SendForm({ refusal, page, sendable, tickedAtFirst, children }: SendFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [ticked, setTicked] = useState(tickedAtFirst)
  const runsScripts = useRunsScripts()
  const { state } = useNavigation()
  const count = () => setTicked(boxesIn(form.current).filter(({ checked }) => checked).length)
  useEffect(() => {
    const dialog = document.getElementById(ASKING)
    if (state === 'idle' && dialog instanceof HTMLDialogElement) dialog.close()
  }, [state])
  // What has gone, and its box with it, counts no more.
  useEffect(count, [sendable, tickedAtFirst])
  const tickEach = (isTicked: boolean) => {
    for (const box of boxesIn(form.current)) box.checked = isTicked
    count()
  }
  return (
    <>
      <Form id={CHOOSING} method="get" action={PATH}>
        {page > 1 && <input type="hidden" name="page" value={page} />}
      </Form>
      <Form ref={form} method="post" action={PATH} onChange={count}>
        <PersonField />
        <div className="sticky top-0 z-1 flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-ink bg-paper py-3">
          <Button
            size="small"
            name="intent"
            value="send"
            aria-haspopup="dialog"
            onClick={(event) => {
              const dialog = document.getElementById(ASKING)
              if (ticked === 0 || !(dialog instanceof HTMLDialogElement)) return
              event.preventDefault()
              dialog.showModal()
            }}
          >
            {runsScripts && ticked > 0 ? `Send ${mails(ticked)}` : 'Send the ticked mails'}
          </Button>
          {(['all', 'none'] as const).map((which) => (
            <Button
              key={which}
              form={CHOOSING}
              kind="secondary"
              size="small"
              name={TICK}
              value={which}
              onClick={(event) => {
                event.preventDefault()
                tickEach(which === 'all')
              }}
            >
              {which === 'all' ? 'Tick all' : 'Tick none'}
            </Button>
          ))}
          <output className="cap num">
            {`${runsScripts ? ticked : tickedAtFirst} of ${sendable} ${runsScripts ? 'ticked' : 'ticked at first'}`}
          </output>
          {refusal && (
            <Alert kind="error" className="basis-full">
              {refusal}
            </Alert>
          )}
        </div>
        {children}
        <Dialog
          id={ASKING}
          role="alertdialog"
          title={`Send ${mails(ticked)} now?`}
          actions={
            <>
              <Button name={SURE} value="yes" busyLabel="Sending...">
                Send them
              </Button>
              <DialogClose dialog={ASKING} className={buttonClass('secondary')} startsHere>
                Not now
              </DialogClose>
            </>
          }
        >
          <p>{MEANING}</p>
        </Dialog>
      </Form>
    </>
  )
}

function boxesIn(form: HTMLFormElement | null): HTMLInputElement[] {
  return [...(form?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? [])]
}

function mails(count: number): string {
  return count === 1 ? 'one mail' : `${count} mails`
}

/** The question where no script asks it in the page. */
export function SendStep({ names }: { names: readonly string[] }) {
  return (
    <Card title={`Send ${mails(names.length)} now?`} className="mb-6">
      <p className="max-w-measure">{MEANING}</p>
      <Form method="post" action={PATH} className="mt-5 flex flex-wrap gap-4">
        <PersonField />
        {names.map((name) => (
          <input key={name} type="hidden" name={boxOfMail(name)} value="on" />
        ))}
        <Button name={SURE} value="yes" busyLabel="Sending...">
          Send {mails(names.length)}
        </Button>
        <ButtonLink kind="secondary" to={PATH}>
          Not now
        </ButtonLink>
      </Form>
    </Card>
  )
}
