import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'

import { draftKeeper, type DraftKeeper, type Keeping, type Problem } from '#features/writing/editing/draft-keeper.ts'
import { holdsTypedValues } from '#ui/holds-typed-values.ts'
import { useUnanswered } from '#ui/unanswered.ts'

import type { SectionFields } from './section-fields.tsx'

export type SectionProblems = React.ComponentProps<typeof SectionFields>['problems']
export type SectionKeeping = Keeping | 'refused' | 'conflict'

/** What is said to a form that saves itself. */
interface DraftAnswer {
  readonly fingerprint?: string
  readonly state?: 'refused' | 'conflict'
  readonly problems?: SectionProblems
}

interface SavedForm {
  /** Where what is typed is sent. */
  readonly address: string
  /** Of the section as it stood when the form was made. */
  readonly fingerprint: string
  readonly problems: SectionProblems
  /** The form holds what is not in the draft: it came back from the server as it was typed. */
  readonly isUnsaved: boolean
  /** Nothing is saved by itself: it would take the place of a text that somebody else wrote, and one chooses first. */
  readonly isHeld: boolean
  /** It was saved a moment ago. */
  readonly isSaved: boolean
  /** Tells that the draft has another content. */
  readonly onKept: (fingerprint: string) => void
}

/** Saves what is typed in the form of a section to the draft every few seconds, and tells what became of it. */
export function useSectionKeeper(form: RefObject<HTMLFormElement | null>, kept: SavedForm) {
  const { address, isUnsaved, isHeld, isSaved } = kept
  const [problems, setProblems] = useState(kept.problems)
  const [keeping, setKeeping] = useState<SectionKeeping>(isHeld ? 'conflict' : isSaved ? 'kept' : 'nothing')
  const keeper = useRef<DraftKeeper>(null)
  /** Of the section as this form knows it, for the requests on their way and for the form. */
  const known = useRef(kept.fingerprint)
  const [fingerprint, setFingerprint] = useState(kept.fingerprint)
  const cameWithDocument = useCameWithDocument()
  const unanswered = useUnanswered()
  const take = useEffectEvent((said: DraftAnswer) => {
    if (said.problems) setProblems(said.problems)
    if (!said.fingerprint) return
    known.current = said.fingerprint
    setFingerprint(said.fingerprint)
    kept.onKept(said.fingerprint)
  })
  useEffect(() => {
    const send = (init: RequestInit) =>
      fetch(address, { method: 'POST', body: draftFields(form.current!, known.current), ...init }).catch(() => null)
    const keep = async (signal: AbortSignal): Promise<'kept' | Problem> => {
      if (!form.current) return 'failed'
      const answer = await send({ signal })
      if (!answer || answer.status >= 502) return 'unanswered'
      if (answer.redirected || answer.status === 401 || answer.status === 403) return 'signed out'
      if (answer.status === 404) return 'gone'
      const said = (await answer.json().catch(() => null)) as DraftAnswer | null
      if (said) take(said)
      if (!said?.state) return said ? 'kept' : 'failed'
      // Said once the keeper has told that nothing was saved.
      setTimeout(() => setKeeping(said.state!))
      return 'failed'
    }
    const made = draftKeeper({ keep, tell: setKeeping })
    keeper.current = made
    const onLeaving = () => {
      if (made.isUnkept() && form.current) void send({ keepalive: true })
    }
    addEventListener('pagehide', onLeaving)
    return () => {
      removeEventListener('pagehide', onLeaving)
      made.stop()
    }
  }, [form, address])
  const touch = useCallback(() => {
    if (!isHeld) keeper.current?.touch()
  }, [isHeld])
  useEffect(() => {
    // What was typed before React listened, too; and what was sent and not taken.
    const isTyped = cameWithDocument && form.current !== null && holdsTypedValues(form.current)
    if (isTyped || isUnsaved || unanswered) touch()
  }, [form, cameWithDocument, isUnsaved, unanswered, touch])
  const forget = useCallback(() => keeper.current?.forget(), [])
  const isUnkept = useCallback(() => isHeld || (keeper.current?.isUnkept() ?? false), [isHeld])
  const keepNow = useCallback(async () => !isHeld && ((await keeper.current?.keepNow()) ?? true), [isHeld])
  return { keeping, problems, fingerprint, touch, forget, isUnkept, keepNow }
}

/** Whether this part of the page was in the document: what was made in the browser holds nothing that was typed before. */
function useCameWithDocument(): boolean {
  const isHydrating = useSyncExternalStore(never, no, yes)
  return useState(isHydrating)[0]
}

const never = () => () => {}
const no = () => false
const yes = () => true

function draftFields(form: HTMLFormElement, fingerprint: string): FormData {
  const fields = new FormData()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') fields.set(name, value)
  fields.set('fingerprint', fingerprint)
  return fields
}
