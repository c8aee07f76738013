import { type ChangeEvent, type ClipboardEvent, type DragEvent, type KeyboardEvent, useId, useRef, useState } from 'react'

import type { FormReport } from '#platform/form.ts'
import { Button } from '#ui/button.tsx'
import { FieldNote } from '#ui/field-note.tsx'
import { useTypedBefore } from '#ui/use-typed-before.ts'

import { markOfKey, markText, type Mark, type Replacement } from './markdown-marks.ts'
import { useRichPaste } from './paste/use-rich-paste.tsx'

/** Sends a picture that stands in a text. Returns the address it has now, or a sentence that says why it has none. */
export type SendPicture = (file: File) => Promise<{ address: string } | { problem: string }>

type MarkdownFieldProps = {
  defaultValue: string
  report?: FormReport | undefined
  send: SendPicture
}

const marks: ReadonlyArray<{ mark: Mark; label: string; key: string }> = [
  { mark: 'bold', label: 'Bold', key: 'B' },
  { mark: 'italic', label: 'Italic', key: 'I' },
  { mark: 'link', label: 'Link', key: 'K' },
]

/** The text itself: what is pasted or dropped as a picture is sent and stands in it as Markdown. */
export function MarkdownField({ defaultValue, report, send }: MarkdownFieldProps) {
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  useTypedBefore(id)
  useRichPaste(area)
  const chooser = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const error = problem ?? report?.errors['body']

  function apply(mark: Mark) {
    const field = area.current!
    replace(field, markText(mark, field.value, field.selectionStart, field.selectionEnd))
  }
  function onKeyDown(event: KeyboardEvent) {
    const mark = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey ? markOfKey(event.key) : undefined
    if (!mark) return
    event.preventDefault()
    apply(mark)
  }
  async function insert(files: Iterable<File>) {
    setProblem(null)
    for (const file of files) await insertPicture(area.current!, file, send, setProblem)
  }
  function take(event: ClipboardEvent | DragEvent, transfer: DataTransfer) {
    const pictures = [...transfer.files].filter(({ type }) => type.startsWith('image/'))
    if (pictures.length === 0) return
    event.preventDefault()
    void insert(pictures)
  }
  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    void insert([...(target.files ?? [])]).then(() => (target.value = ''))
  }
  return (
    <div className="field editor-text">
      <div className="editor-text-head">
        <label htmlFor={id}>Content (Markdown)</label>
        <fieldset className="flex flex-wrap gap-1 noscript:hidden">
          <legend className="vh">Marks</legend>
          {marks.map(({ mark, label, key }) => (
            <button key={mark} type="button" className="mark-button" title={`${label} (Ctrl+${key})`} onClick={() => apply(mark)}>
              {label}
            </button>
          ))}
          <Button type="button" kind="tertiary" size="small" onClick={() => chooser.current?.click()}>
            Add picture
          </Button>
          <input ref={chooser} type="file" accept="image/*,.heic,.heif" multiple hidden onChange={choose} aria-label="Pictures" />
        </fieldset>
      </div>
      <div className="box">
        <textarea
          id={id}
          ref={area}
          name="body"
          rows={20}
          defaultValue={report?.values['body'] ?? defaultValue}
          spellCheck
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-note` : undefined}
          onKeyDown={onKeyDown}
          onPaste={(event) => take(event, event.clipboardData)}
          onDrop={(event) => take(event, event.dataTransfer)}
        />
      </div>
      <FieldNote note={error ? { id: `${id}-note`, text: error, isError: true } : undefined} />
    </div>
  )
}

/** As if it had been typed, so that the browser can take it back. */
function replace(field: HTMLTextAreaElement, { from, to, text, select }: Replacement) {
  field.focus()
  field.setSelectionRange(from, to)
  if (!document.execCommand('insertText', false, text)) {
    field.setRangeText(text, from, to, 'end')
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  field.setSelectionRange(...select)
}

let sendings = 0

/** Holds the place of a picture while it is on its way. */
async function insertPicture(
  field: HTMLTextAreaElement,
  file: File,
  send: SendPicture,
  onProblem: (sentence: string) => void,
): Promise<void> {
  const alt = file.name.replace(/\.\w+$/, '').replaceAll(/[[\]()]/g, '')
  const place = `![Sending ${alt} (${(sendings += 1)})...]()`
  const at = field.selectionStart
  replace(field, { from: at, to: field.selectionEnd, text: place, select: [at + place.length, at + place.length] })
  const sent = await send(file)
  const from = field.value.indexOf(place)
  const text = 'address' in sent ? `![${alt}](${sent.address})` : ''
  if (from >= 0) replace(field, { from, to: from + place.length, text, select: [from + text.length, from + text.length] })
  if ('problem' in sent) onProblem(sent.problem)
}
