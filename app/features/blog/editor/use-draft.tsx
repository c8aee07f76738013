import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

/** What the server says about a text while it is being written. */
export interface DraftPreview {
  readonly html: string
  readonly words: number
  readonly minutes: number
  readonly isSlugTaken: boolean
  readonly version: number
}

export interface DraftState {
  readonly preview: DraftPreview | null
  readonly keeping: 'nothing' | 'waiting' | 'kept' | 'failed'
  /** When it was kept last, on the clock of this browser. */
  readonly keptAt: string | null
}

const PREVIEW_AFTER_MS = 350
const KEEP_EVERY_MS = 3_000
/** What a page may still send while it goes away, but for line breaks and what stands between the parts. */
const MOST_KEPT_ALIVE = 50_000

/**
 * Follows a form while somebody writes in it: after a pause the server renders the text, and every few seconds it keeps it. A key
 * costs two timers; nothing is drawn for it.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, address: string) {
  const [state, setState] = useState<DraftState>({ preview: null, keeping: 'nothing', keptAt: null })
  const looking = useRef<ReturnType<typeof setTimeout>>(undefined)
  const keeping = useRef<ReturnType<typeof setTimeout>>(undefined)
  const asked = useRef(0)

  const send = useCallback(
    async (isToKeep: boolean, isLeaving = false) => {
      if (!form.current) return
      const fields = draftFields(form.current, isToKeep)
      const turn = (asked.current += 1)
      const keepalive = isLeaving && new Blob([...fields.values()]).size < MOST_KEPT_ALIVE
      const answer = await fetch(address, { method: 'POST', body: fields, keepalive }).catch(() => null)
      const preview = answer?.ok && !answer.redirected ? ((await answer.json()) as DraftPreview) : null
      if (isLeaving) return
      setState((before) => ({
        // An older answer does not take the place of a newer one.
        preview: preview && turn === asked.current ? preview : before.preview,
        ...(isToKeep && preview
          ? { keeping: keeping.current ? 'waiting' : 'kept', keptAt: clockTime() }
          : { keeping: preview ? before.keeping : 'failed', keptAt: before.keptAt }),
      }))
    },
    [form, address],
  )

  const onChange = useCallback(() => {
    clearTimeout(looking.current)
    looking.current = setTimeout(() => void send(false), PREVIEW_AFTER_MS)
    if (keeping.current) return
    setState((before) => (before.keeping === 'waiting' ? before : { ...before, keeping: 'waiting' }))
    keeping.current = setTimeout(() => {
      keeping.current = undefined
      void send(true)
    }, KEEP_EVERY_MS)
  }, [send])

  /** What was written and not yet kept is kept now; after a save there is nothing to keep. */
  const settle = useCallback(
    (isToKeep: boolean) => {
      clearTimeout(looking.current)
      if (!keeping.current) return
      clearTimeout(keeping.current)
      keeping.current = undefined
      if (isToKeep) return void send(true, true)
      setState((before) => ({ ...before, keeping: 'nothing' }))
    },
    [send],
  )

  useEffect(() => {
    void send(false)
    const onLeaving = () => settle(true)
    addEventListener('pagehide', onLeaving)
    return () => {
      removeEventListener('pagehide', onLeaving)
      clearTimeout(looking.current)
    }
  }, [send, settle])

  return { state, onChange, settle }
}

/** Sent in parts: where each sign beyond ASCII is escaped, a text in another script takes three times its bytes. */
function draftFields(form: HTMLFormElement, isToKeep: boolean): FormData {
  const fields = new FormData()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') fields.set(name, value)
  fields.set('do', isToKeep ? 'keep' : 'look')
  return fields
}

function clockTime(): string {
  return new Date().toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
}
