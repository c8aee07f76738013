import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { chatSpec } from '#content/chat/words.ts'
import { withUnsaved, type Thread } from '#features/chat/conversation/thread.ts'
import { liveProgress } from '#platform/live-progress.ts'
import { browserZone } from '#ui/browser-clock.ts'
import { showToasts } from '#ui/toast-store.ts'

import { sendMessage } from './send-message.ts'

const listenToThread = liveProgress('chat', '/chat/events')

const nothing: Thread = { sessionId: null, entries: [], knowsEmail: false, personAsked: false }

/** What is on its way: the visitor’s words, and those of the answer that have come. */
export interface Pending {
  readonly text: string
  readonly answer: string
}

export interface Typed {
  readonly message: string
  readonly email: string
}

/**
 * The conversation of this browser. It is kept on the server, so that other pages, other tabs and the team see the same; without a first state it is
 * fetched. `send` returns what was refused, beside its fields; null when it was answered.
 */
export function useChat(first: Thread | null) {
  const [thread, setThread] = useState(first ?? nothing)
  const [pending, setPending] = useState<Pending | null>(null)
  const isBusy = useRef(false)

  const look = useEffectEvent(async () => {
    if (isBusy.current) return
    const response = await fetch('/chat/thread').catch(() => null)
    if (!response?.ok || isBusy.current) return
    const fetched = (await response.json()) as Thread
    setThread(({ entries }) => ({ ...fetched, entries: withUnsaved(fetched.entries, entries) }))
  })
  const isFetched = first === null
  useEffect(() => {
    if (isFetched) void look()
  }, [isFetched])
  const { sessionId } = thread
  useEffect(() => (sessionId === null ? undefined : listenToThread(() => void look())), [sessionId])

  async function send({ message, email }: Typed): Promise<Readonly<Record<string, string>> | null> {
    isBusy.current = true
    setPending({ text: message, answer: '' })
    const named = sessionId ?? crypto.randomUUID()
    const outcome = await sendMessage({ text: message, email, sessionId: named, timeZone: browserZone() }, (words) =>
      setPending((now) => now && { ...now, answer: now.answer + words }),
    )
    isBusy.current = false
    setPending(null)
    if (!outcome.ok) {
      if (Object.keys(outcome.fields).length === 0) {
        showToasts({ title: chatSpec.failed.title, text: outcome.error ?? chatSpec.failed.text, kind: 'error' })
      }
      return outcome.fields
    }
    const { sent } = outcome
    const unkept = sent.isKept ? {} : { isKept: false as const }
    const said = [
      { id: crypto.randomUUID(), from: 'visitor' as const, text: message, intent: null, ...unkept },
      { id: crypto.randomUUID(), from: 'assistant' as const, text: sent.message, intent: sent.intent, ...unkept },
    ]
    setThread((now) => ({
      ...now,
      sessionId: sent.isKept ? sent.sessionId : now.sessionId,
      knowsEmail: sent.knowsEmail,
      entries: [...now.entries, ...said],
    }))
    if (sent.intent === 'ready_to_buy') showToasts(chatSpec.lead)
    return null
  }

  /** Returns why it was refused; null when the team has been told. */
  async function askForPerson(email: string): Promise<string | null> {
    const response = await fetch('/chat/person', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email }),
    }).catch(() => null)
    if (response?.ok) {
      await look()
      return null
    }
    const said = (await response?.json().catch(() => null)) as { error?: string } | null
    if ((response?.status === 400 || response?.status === 429) && said?.error) return said.error
    showToasts({ title: chatSpec.failed.title, text: said?.error ?? chatSpec.failed.text, kind: 'error' })
    return ''
  }

  return { thread, pending, send, askForPerson }
}
