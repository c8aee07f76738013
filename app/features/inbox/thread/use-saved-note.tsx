import { use, useEffect, type RefObject } from 'react'

import { PersonContext } from '#features/identity/core/person-field.tsx'

/** Keeps a half-typed note for whoever types it as long as their tab is open, and nowhere else: it may speak of somebody’s health. */
export function useSavedNote(form: RefObject<HTMLFormElement | null>, itemId: string) {
  const key = `note ${use(PersonContext)} ${itemId}`
  useEffect(() => {
    const field = noteIn(form.current)
    const kept = sessionStorage.getItem(key)
    if (field && kept && field.value === '') field.value = kept
  }, [form, key])
  return {
    /** Something was typed. */
    onInput() {
      const text = noteIn(form.current)?.value ?? ''
      if (text.trim() === '') sessionStorage.removeItem(key)
      else sessionStorage.setItem(key, text)
    },
    forget: () => sessionStorage.removeItem(key),
  }
}

function noteIn(form: HTMLFormElement | null): HTMLTextAreaElement | null {
  return (form?.elements.namedItem('text') ?? null) as HTMLTextAreaElement | null
}
