import type { Intent } from '#features/chat/core/intent.ts'

import { readEvents } from './read-events.ts'

export interface Sent {
  readonly message: string
  readonly intent: Intent
  readonly sessionId: string
  readonly knowsEmail: boolean
  /** False where the server has nothing of it. */
  readonly isKept: boolean
}

export type Outcome =
  | { readonly ok: true; readonly sent: Sent }
  /** `error` for everybody, or `fields` beside what was typed. */
  | { readonly ok: false; readonly error: string | null; readonly fields: Readonly<Record<string, string>> }

interface Message {
  readonly text: string
  readonly email: string
  readonly sessionId: string
  readonly timeZone: string
}

/** Sends a message and calls back with the words of the answer as they come. What goes wrong on the way is `error: null`. */
export async function sendMessage({ text, email, ...rest }: Message, onWords: (words: string) => void): Promise<Outcome> {
  const lost: Outcome = { ok: false, error: null, fields: {} }
  try {
    const response = await fetch('/api/functions/chat-concierge', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream' },
      body: JSON.stringify({ messages: [{ role: 'user', content: text }], email, ...rest }),
    })
    if (response.status === 400) {
      const { error, errors = {} } = (await response.json()) as { error: string; errors?: Record<string, string> }
      return { ok: false, error, fields: { ...errors, ...(errors['messages'] && { message: errors['messages'] }) } }
    }
    if (!response.ok || !response.body) return lost
    for await (const { event, data } of readEvents(piecesOf(response.body))) {
      if (event === 'words') onWords((data as { text: string }).text)
      if (event === 'end') return { ok: true, sent: data as Sent }
      if (event === 'failed') return { ok: false, error: (data as { error: string }).error, fields: {} }
    }
    return lost
  } catch {
    return lost
  }
}

async function* piecesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    yield decoder.decode(value, { stream: true })
  }
}
