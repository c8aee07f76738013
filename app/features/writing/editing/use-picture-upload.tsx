import { useState } from 'react'

import type { SendPicture } from '#features/writing/markdown-field.tsx'

const FAILED = 'The picture could not be sent. Please try again.'

/** How pictures are sent from the editor, and whether one is on its way. */
export function usePictureUpload(address: string, person: string | null): { send: SendPicture; isSending: boolean } {
  const [sending, setSending] = useState(0)
  async function send(file: File): ReturnType<SendPicture> {
    const fields = new FormData()
    if (person) fields.set('person', person)
    fields.set('intent', 'picture')
    fields.set('picture', file)
    setSending((count) => count + 1)
    try {
      const answer = await fetch(address, { method: 'POST', body: fields })
      if (answer.status === 413) return { problem: 'This picture is larger than 5 MB. Please choose a smaller one.' }
      if (answer.redirected || !answer.headers.get('Content-Type')?.includes('json')) return { problem: FAILED }
      return (await answer.json()) as { address: string } | { problem: string }
    } catch {
      return { problem: FAILED }
    } finally {
      setSending((count) => count - 1)
    }
  }
  return { send, isSending: sending > 0 }
}
