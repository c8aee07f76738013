import { useEffect, useRef, useState, type KeyboardEvent } from 'react'

import { chatLabels } from '#content/chat/words.ts'
import { tooLong } from '#features/chat/conversation/message-limits.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import type { FormReport } from '#ui/form-report.ts'
import { Icon } from '#ui/icon.tsx'

import type { Typed } from './use-chat.tsx'

interface ChatFormProps {
  knowsEmail: boolean
  isBusy: boolean
  /** The last answer is for somebody in danger. */
  isUrgent: boolean
  report?: FormReport | undefined
  typed?: Typed | undefined
  onType?: ((typed: Typed) => void) | undefined
  /** Returns what was refused, beside its fields; null when it was answered. */
  onSend: (typed: Typed) => Promise<Readonly<Record<string, string>> | null>
}

/** Where one writes. It posts to the page without scripts; with them Enter sends, and Shift+Enter begins a new line. */
export function ChatForm({ knowsEmail, isBusy, isUrgent, report: first, typed, onType, onSend }: ChatFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [report, setReport] = useState(first)
  const wasBusy = useRef(false)
  useEffect(() => {
    // Whoever has gone elsewhere meanwhile, or to what was refused, stays there.
    const isAnswered = wasBusy.current && !isBusy
    wasBusy.current = isBusy
    // The keyboard of a phone would cover most of what is to be read now.
    const mustBeSeen = isUrgent && matchMedia('(hover: none)').matches
    if (isAnswered && !mustBeSeen && hasWaited(form.current!)) messageIn(form.current!).focus()
  }, [isBusy, isUrgent])

  async function send() {
    const message = messageIn(form.current!)
    const values = typedIn(form.current!)
    if (isBusy || values.message.trim() === '') return
    const long = tooLong(values.message)
    setReport(long === null ? undefined : { values: { ...values }, errors: { message: long } })
    if (long !== null) return
    // A field that is switched off loses the focus, and the panel with it its keys.
    if (form.current!.contains(document.activeElement)) form.current!.parentElement!.focus({ preventScroll: true })
    onType?.({ ...values, message: '' })
    const refused = await onSend(values)
    if (!refused) {
      message.value = ''
      return
    }
    // What was typed stays where it was refused.
    onType?.(values)
    setReport({ values: { ...values }, errors: refused })
  }

  function onInput() {
    const values = typedIn(form.current!)
    onType?.(values)
    const long = tooLong(values.message)
    const problem = report?.errors['message']
    if (long !== null && problem === undefined) setReport({ values: { ...values }, errors: { message: long } })
    else if (long === null && problem !== undefined) setReport(undefined)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    void send()
  }

  return (
    <form
      ref={form}
      className="chat-form"
      method="post"
      action="/chat"
      noValidate
      onInput={onInput}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      {!knowsEmail && (
        <Field
          label={chatLabels.email}
          name="email"
          type="email"
          optional
          autoComplete="email"
          defaultValue={typed?.email}
          report={report}
          disabled={isBusy}
        />
      )}
      <div className="chat-write">
        <Field
          label={chatLabels.message}
          name="message"
          rows={1}
          enterKeyHint="send"
          defaultValue={typed?.message}
          report={report}
          disabled={isBusy}
          onKeyDown={onKeyDown}
        />
        <Button
          type="submit"
          name="intent"
          value="say"
          disabled={isBusy}
          aria-label={isBusy ? chatLabels.sending : chatLabels.send}
          title={chatLabels.send}
        >
          <Icon name="send" />
        </Button>
      </div>
    </form>
  )
}

function messageIn(form: HTMLFormElement): HTMLTextAreaElement {
  return form.elements.namedItem('message') as HTMLTextAreaElement
}

function typedIn(form: HTMLFormElement): Typed {
  const email = form.elements.namedItem('email')
  return { message: messageIn(form).value, email: email instanceof HTMLInputElement ? email.value : '' }
}

/** The focus is where it was put when the fields were switched off, or nowhere. */
function hasWaited({ parentElement, ownerDocument: { activeElement, body } }: HTMLFormElement): boolean {
  return activeElement === null || activeElement === body || activeElement === parentElement
}
