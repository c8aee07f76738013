import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

import type { BlockProblem } from '#features/writing/blocks/split-blocks.ts'
import { holdsTypedValues } from '#ui/holds-typed-values.ts'

import { draftKeeper, type DraftKeeper, type Keeping, type Problem } from './draft-keeper.ts'

/** What the server says at least about a text while it is being written. */
export interface SavedVersion {
  readonly html: string
  /** What is wrong with its blocks. */
  readonly problems: readonly BlockProblem[]
  readonly words: number
  /** The version that is saved by now. */
  readonly version: number
}

export interface DraftState<Preview> {
  readonly preview: Preview | null
  readonly keeping: Keeping
  /** When it was kept last, on the clock of this browser. */
  readonly savedAt: string | null
}

const PREVIEW_AFTER_MS = 350
const ANSWER_WITHIN_MS = 20_000
/** What a page may still send while it goes away, but for line breaks and what stands between the parts. */
const MAX_KEEPALIVE = 50_000

/**
 * Follows a form while somebody writes in it: after a pause the server renders the text, and every few seconds it keeps it. A key
 * costs two timers; nothing is drawn for it.
 */
export function useDraft<Preview extends SavedVersion>(form: RefObject<HTMLFormElement | null>, address: string) {
  const [state, setState] = useState<DraftState<Preview>>({ preview: null, keeping: 'nothing', savedAt: null })
  const looking = useRef<ReturnType<typeof setTimeout>>(undefined)
  const asked = useRef(0)

  const send = useCallback(
    async (what: 'keep' | 'look', signal?: AbortSignal): Promise<'kept' | Problem> => {
      if (!form.current) return 'failed'
      const turn = (asked.current += 1)
      const within = AbortSignal.timeout(ANSWER_WITHIN_MS)
      const body = draftFields(form.current, what)
      const init = { method: 'POST', body, signal: signal ? AbortSignal.any([signal, within]) : within }
      const answer = await fetch(address, init).catch(() => null)
      const problem = problemOf(answer)
      const preview = problem ? null : ((await answer!.json().catch(() => null)) as Preview | null)
      // An older answer does not take the place of a newer one.
      if (preview && turn === asked.current) setState((before) => ({ ...before, preview }))
      return problem ?? (preview ? 'kept' : 'unanswered')
    },
    [form, address],
  )
  const keeper = useRef<DraftKeeper>(null)
  useEffect(() => {
    const tell = (keeping: Keeping) => {
      const savedAt = keeping === 'kept' ? clockTime() : null
      setState((before) => (before.keeping === keeping && !savedAt ? before : { ...before, keeping, savedAt }))
    }
    const made = draftKeeper({ keep: (signal) => send('keep', signal), tell })
    keeper.current = made
    return () => made.stop()
  }, [send])

  const onChange = useCallback(() => {
    clearTimeout(looking.current)
    looking.current = setTimeout(() => void send('look'), PREVIEW_AFTER_MS)
    keeper.current?.touch()
  }, [send])

  useEffect(() => {
    // What was typed before React listened, too.
    if (form.current && holdsTypedValues(form.current)) keeper.current?.touch()
    void send('look')
    return () => clearTimeout(looking.current)
  }, [form, send])

  const isUnkept = useCallback(() => keeper.current?.isUnkept() ?? false, [])
  useEffect(() => {
    const isSmall = () => {
      const fields = form.current ? [...draftFields(form.current, 'keep').values()] : []
      return new Blob(fields).size < MAX_KEEPALIVE
    }
    const warn = (event: BeforeUnloadEvent) => {
      if (isUnkept() && (keeper.current!.isFailing() || !isSmall())) event.preventDefault()
    }
    const onLeaving = () => {
      if (!isUnkept() || !form.current) return
      void fetch(address, { method: 'POST', body: draftFields(form.current, 'keep'), keepalive: isSmall() }).catch(() => null)
    }
    // Perhaps from another tab, where one signed in again.
    const tryAgain = () => {
      if (keeper.current?.isFailing()) void keeper.current.keepNow()
    }
    const events = { beforeunload: warn, pagehide: onLeaving, focus: tryAgain, online: tryAgain }
    for (const [name, listener] of Object.entries(events)) addEventListener(name, listener as EventListener)
    return () => {
      for (const [name, listener] of Object.entries(events)) removeEventListener(name, listener as EventListener)
    }
  }, [form, address, isUnkept])

  const keepNow = useCallback(async () => (await keeper.current?.keepNow()) ?? true, [])
  const forget = useCallback(() => keeper.current?.forget(), [])
  return { state, onChange, isUnkept, keepNow, forget }
}

/** Null where it was answered as it should be. */
function problemOf(answer: Response | null): Problem | null {
  if (!answer || (answer.status >= 502 && answer.status <= 504)) return 'unanswered'
  if (answer.redirected || answer.status === 401 || answer.status === 403) return 'signed out'
  if (answer.status === 404) return 'gone'
  return answer.ok ? null : 'failed'
}

/** Sent in parts: where each sign beyond ASCII is escaped, a text in another script takes three times its bytes. */
function draftFields(form: HTMLFormElement, what: 'keep' | 'look'): FormData {
  const fields = new FormData()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') fields.set(name, value)
  fields.set('intent', what)
  return fields
}

function clockTime(): string {
  return new Date().toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
}
