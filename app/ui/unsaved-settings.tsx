import { Fragment, type ReactNode, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigation, type Location } from 'react-router'

import { countAsSaved, holdsTypedValues } from './holds-typed-values.ts'
import { LeavingQuestion } from './leaving-question.tsx'
import { ReplacingQuestion } from './replacing-question.tsx'

interface UnsavedSettingsProps {
  /** What stands in the forms was sent and refused: it is saved nowhere. */
  readonly isRefused?: boolean
  /** Values of `do` with which a form elsewhere on the page puts other values into these: what is typed goes then. */
  readonly replacedBy?: ReadonlyArray<string>
  readonly className?: string
  /** The forms. */
  readonly children: ReactNode
}

/** Around forms of settings: whoever has changed something in them and not saved it is asked before another page, or tab, or other values take their place. */
export function UnsavedSettings({ isRefused = false, replacedBy = NOTHING, className, children }: UnsavedSettingsProps) {
  const place = useRef<HTMLDivElement>(null)
  /** The form that is being saved: that is no way of leaving. */
  const sent = useRef<HTMLFormElement>(null)
  const [round, setRound] = useState(0)
  const { formMethod, formData } = useNavigation()
  const isSaving = formMethod === 'POST'
  const isReplacing = isSaving && replacedBy.includes(String(formData?.get('intent') ?? ''))
  const over = useEffectEvent((wasReplacing: boolean) => {
    if (wasReplacing) setRound((count) => count + 1)
    else if (!isRefused && sent.current) countAsSaved(sent.current)
    sent.current = null
  })
  const saving = useRef<{ readonly isReplacing: boolean }>(null)
  // After the effects of the forms: one that is emptied when it is saved shall not count what stood in it as its own.
  useEffect(() => {
    if (saving.current && !isSaving) over(saving.current.isReplacing)
    saving.current = isSaving ? { isReplacing } : null
  }, [isSaving, isReplacing])
  const isUnkept = useCallback(
    () => !isSaving && sent.current === null && place.current !== null && (isRefused || holdsTypedValues(place.current)),
    [isSaving, isRefused],
  )
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isUnkept()) event.preventDefault()
    }
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isUnkept])
  useEffect(() => {
    const forms = place.current
    const note = ({ target }: Event) => {
      if (target instanceof HTMLFormElement) sent.current = target
    }
    forms?.addEventListener('submit', note)
    return () => forms?.removeEventListener('submit', note)
  }, [])
  return (
    <div ref={place} className={className}>
      <Fragment key={round}>{children}</Fragment>
      <LeavingQuestion title="Leave without saving?" isUnkept={isUnkept} textAt={sectionAt}>
        Your changes are not saved. If you leave now, they are lost.
      </LeavingQuestion>
      <ReplacingQuestion title="Replace what you typed?" replacedBy={replacedBy} isUnkept={isUnkept}>
        Your changes are not saved. They are lost when other settings replace them.
      </ReplacingQuestion>
    </div>
  )
}

const NOTHING: ReadonlyArray<string> = []

/** Sections of one page are tabs with an address. */
function sectionAt({ pathname, search }: Location): string {
  return `${pathname}?${new URLSearchParams(search).get('section') ?? ''}`
}
