import { type RefObject, useEffect } from 'react'

import { showToasts } from '#ui/toast-store.ts'

/** Longer HTML is pasted as the text in it: reading it would hold up the page. */
const LONGEST_HTML = 4_000_000

/**
 * What is pasted with its marks (from Word, Google Docs, a page) becomes Markdown in a field; what reads it is loaded with the first. Pasting
 * without formatting (Ctrl+Shift+V) stays plain, and the browser’s undo takes either back.
 */
export function useRichPaste(area: RefObject<HTMLTextAreaElement | null>): void {
  useEffect(() => {
    const field = area.current
    if (!field) return undefined
    let isPlain = false
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() === 'v') isPlain = event.type === 'keydown' && event.shiftKey
    }
    const onPaste = (event: ClipboardEvent) => {
      const [html, text] = ['text/html', 'text/plain'].map((type) => event.clipboardData?.getData(type) ?? '') as [string, string]
      // A picture that was copied brings HTML without words.
      if (isPlain || html === '' || html.length > LONGEST_HTML || text.trim() === '') return
      event.preventDefault()
      event.stopPropagation()
      void paste(field, html, text)
    }
    field.addEventListener('keydown', onKey)
    field.addEventListener('keyup', onKey)
    field.addEventListener('paste', onPaste)
    return () => {
      field.removeEventListener('keydown', onKey)
      field.removeEventListener('keyup', onKey)
      field.removeEventListener('paste', onPaste)
    }
  }, [area])
}

async function paste(field: HTMLTextAreaElement, html: string, text: string): Promise<void> {
  const reader = await import('./read-pasted-html.ts').catch(() => null)
  const plain = text.replaceAll(/\r\n?/g, '\n')
  const { value, selectionStart, selectionEnd } = field
  const [before, after] = [value.slice(0, selectionStart), value.slice(selectionEnd)]
  const pasted = reader && !reader.endsInCode(before) ? reader.readPastedHtml(html) : null
  insertAsTyped(field, pasted?.markdown ? reader!.withLinesAround(pasted, before, after) : plain)
  const words = pasted && reader!.leftOutWords(pasted)
  if (words) showToasts({ title: words })
}

/** As if it had been typed, so that the browser can take it back. */
function insertAsTyped(field: HTMLTextAreaElement, text: string): void {
  field.focus()
  if (document.execCommand('insertText', false, text)) return
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end')
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
