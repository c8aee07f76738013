import { useLayoutEffect, useState } from 'react'

import { useRunsScripts } from './use-runs-scripts.ts'

/** React puts the words of the page back into a text box as it takes it over; those that were typed in it before go on standing there, and so does the caret. */
export function useTypedBefore(id: string): void {
  const isTakenOver = !useRunsScripts()
  const [before] = useState(() => {
    const box = isTakenOver ? boxOf(id) : null
    return box && { value: box.value, start: box.selectionStart, end: box.selectionEnd }
  })
  useLayoutEffect(() => {
    const box = boxOf(id)
    if (!box || !before) return
    if (box.value !== before.value) {
      if (box.value !== box.defaultValue) return
      box.value = before.value
    } else if (box !== document.activeElement) return
    box.setSelectionRange(before.start, before.end)
  }, [id, before])
}

function boxOf(id: string): HTMLTextAreaElement | null {
  if (typeof document === 'undefined') return null
  const box = document.getElementById(id)
  return box instanceof HTMLTextAreaElement ? box : null
}
