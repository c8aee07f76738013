import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigation } from 'react-router'

import type { FormReport } from '#platform/form.ts'
import { holdsTypedValues } from '#ui/holds-typed-values.ts'
import { useUnanswered } from '#ui/unanswered.ts'

/** What the server says about a text while it is being written. */
export interface LessonPreview {
  readonly html: string
  readonly words: number
  /** The version that is saved by now. */
  readonly version: number
}

const PREVIEW_AFTER_MS = 350
const ANSWER_WITHIN_MS = 20_000

/** Follows a form while somebody writes in it: after a pause the server renders the text; and it knows whether anything is unsaved. */
export function useLessonDraft(form: RefObject<HTMLFormElement | null>, address: string, report: FormReport | undefined) {
  const [preview, setPreview] = useState<LessonPreview | null>(null)
  const looking = useRef<ReturnType<typeof setTimeout>>(undefined)
  const asked = useRef(0)
  const changes = useRef(0)
  const kept = useRef(0)
  const sent = useRef<number | null>(null)
  const { state, formData } = useNavigation()
  const unanswered = useUnanswered()

  const look = useCallback(async () => {
    if (!form.current) return
    const turn = (asked.current += 1)
    const fields = new FormData()
    for (const [name, value] of new FormData(form.current)) {
      if (typeof value === 'string' && (name === 'body' || name === 'person')) fields.set(name, value)
    }
    const init = { method: 'POST', body: fields, signal: AbortSignal.timeout(ANSWER_WITHIN_MS) }
    const answer = await fetch(`${address}/preview`, init).catch(() => null)
    const next = answer?.ok && !answer.redirected ? ((await answer.json().catch(() => null)) as LessonPreview | null) : null
    // An older answer does not take the place of a newer one.
    if (next && turn === asked.current) setPreview(next)
  }, [form, address])

  const onInput = useCallback(() => {
    changes.current += 1
    clearTimeout(looking.current)
    looking.current = setTimeout(() => void look(), PREVIEW_AFTER_MS)
  }, [look])

  useEffect(() => {
    // What was typed before React listened, too.
    if (form.current && holdsTypedValues(form.current)) changes.current += 1
    void look()
    return () => clearTimeout(looking.current)
  }, [form, look])

  const isSaving = formData?.has('body') ?? false
  const settle = useEffectEvent(() => {
    if (isSaving) sent.current ??= changes.current
    else if (state === 'idle' && sent.current !== null) {
      if (!report && !unanswered) kept.current = sent.current
      sent.current = null
    }
  })
  useEffect(() => settle())

  const isUnkept = useCallback(() => kept.current !== changes.current, [])
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isUnkept()) event.preventDefault()
    }
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isUnkept])
  return { preview, onInput, isUnkept }
}

/**
 * The version that the form is about: that of the page when it was opened, and another one only once this form was saved. What
 * somebody else saves meanwhile is not taken for what is in the form.
 */
export function useHeldVersion(version: number): number {
  const { formData } = useNavigation()
  const isSaving = formData?.has('body') ?? false
  const [held, setHeld] = useState({ version, isSaving, last: version })
  if (held.isSaving === isSaving && held.last === version) return held.version
  const next = held.isSaving && held.last !== version ? version : held.version
  setHeld({ version: next, isSaving, last: version })
  return next
}
