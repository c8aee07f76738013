import { useEffect, useRef, useState, type KeyboardEvent } from 'react'

import { chatLabels } from '#content/chat/words.ts'
import { LONGEST_MESSAGE } from '#features/chat/conversation/message-limits.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import type { FormReport } from '#ui/form-report.ts'
import { Icon } from '#ui/icon.tsx'

import type { Typed } from './use-chat.tsx'

interface ChatFormProps {
  knowsEmail: boolean
  isBusy: boolean
  report?: FormReport | undefined
  /** Returns what was refused, beside its fields; null when it was answered. */
  onSend: (typed: Typed) => Promise<Readonly<Record<string, string>> | null>
}

/** Where one writes. It posts to the page without scripts; with them Enter sends, and Shift+Enter begins a new line. */
export function ChatForm({ knowsEmail, isBusy, report: first, onSend }: ChatFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [report, setReport] = useState(first)
  const wasBusy = useRef(false)
  useEffect(() => {
    // A field that was switched off has lost the focus.
    if (wasBusy.current && !isBusy) messageIn(form.current!).focus()
    wasBusy.current = isBusy
  }, [isBusy])

  async function send() {
    const message = messageIn(form.current!)
    const values = { message: message.value, email: emailIn(form.current!) }
    if (isBusy || values.message.trim() === '') return
    const refused = await onSend(values)
    setReport(refused ? { values, errors: refused } : undefined)
    // What was typed stays where it was refused.
    if (!refused) message.value = ''
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
          report={report}
          disabled={isBusy}
        />
      )}
      <div className="chat-write">
        <Field
          label={chatLabels.message}
          name="message"
          rows={1}
          maxLength={LONGEST_MESSAGE}
          report={report}
          disabled={isBusy}
          onKeyDown={onKeyDown}
        />
        <Button
          type="submit"
          name="do"
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

function emailIn(form: HTMLFormElement): string {
  const field = form.elements.namedItem('email')
  return field instanceof HTMLInputElement ? field.value : ''
}
