import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'

import { isStillTyped } from './still-typed.ts'

/** The newest thing that whoever looks has sent, from whichever tab. */
export interface NewestSent {
  readonly id: string
  readonly text: string
}

interface WordsSent {
  readonly form: RefObject<HTMLFormElement | null>
  /** What its field `text` began with. */
  readonly began: string
  readonly sent: NewestSent | undefined
  /** It was sent, and nothing else stands there. */
  readonly onSent: () => void
  /** Something was sent, and what stands there was not. */
  readonly onStays?: () => void
}

/** Tells a form whose words have been sent from one in which others are still being written, each time one’s own newest is another. */
export function useWordsSent({ form, began, sent, onSent, onStays }: WordsSent): void {
  const known = useRef(sent?.id)
  const look = useEffectEvent(({ text }: NewestSent) => {
    const field = form.current?.elements.namedItem('text')
    if (!(field instanceof HTMLTextAreaElement)) return
    if (isStillTyped(field.value, { began, sent: text })) onStays?.()
    else onSent()
  })
  useEffect(() => {
    if (!sent || sent.id === known.current) return
    known.current = sent.id
    look(sent)
  }, [sent])
}
