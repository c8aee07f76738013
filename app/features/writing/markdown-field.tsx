import { type ClipboardEvent, type DragEvent, type KeyboardEvent, useId, useRef, useState } from 'react'

import type { FormReport } from '#platform/form.ts'
import { FieldNote } from '#ui/field-note.tsx'
import { useTypedBefore } from '#ui/use-typed-before.ts'

import { BlockHelp } from './block-help.tsx'
import type { BlockExample } from './blocks/block-examples.ts'
import type { BlockProblem } from './blocks/split-blocks.ts'
import { insertBlock, isInBlockLine, markLines, type LineMark } from './markdown-lines.ts'
import { markOfKey, markText, type Mark, type Replacement } from './markdown-marks.ts'
import { MarkdownToolbar } from './markdown-toolbar.tsx'
import { useRichPaste } from './paste/use-rich-paste.tsx'

/** Sends a picture that stands in a text. Returns the address it has now, or a sentence that says why it has none. */
export type SendPicture = (file: File) => Promise<{ address: string } | { problem: string }>

type MarkdownFieldProps = {
  /** Of the control, and what it is called. */
  name?: string
  label?: string
  hint?: string | undefined
  defaultValue: string
  report?: FormReport | undefined
  send: SendPicture
  /** What is wrong with the blocks of the text. */
  problems: readonly BlockProblem[]
}

/** The text itself: what is pasted or dropped as a picture is sent and stands in it as Markdown. */
export function MarkdownField(props: MarkdownFieldProps) {
  const { name = 'body', label = 'Content (Markdown)', hint, defaultValue, report, send, problems } = props
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  useTypedBefore(id)
  useRichPaste(area)
  const [problem, setProblem] = useState<string | null>(null)
  const error = problem ?? report?.errors[name]
  const note = error ?? hint
  const described = [note && `${id}-note`, problems.length > 0 && `${id}-blocks`].filter(Boolean).join(' ')

  function apply(mark: Mark) {
    const field = area.current!
    replace(field, markText(mark, field.value, field.selectionStart, field.selectionEnd))
  }
  function applyToLines(mark: LineMark) {
    const field = area.current!
    replace(field, markLines(mark, field.value, field.selectionStart, field.selectionEnd))
  }
  function addBlock(block: BlockExample) {
    const field = area.current!
    replace(field, insertBlock(block, field.value, field.selectionEnd))
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
  return (
    <div className="field editor-text">
      <div className="editor-text-head">
        <label htmlFor={id}>{label}</label>
        <MarkdownToolbar onMark={apply} onLines={applyToLines} onBlock={addBlock} onPictures={insert} />
      </div>
      <div className="box">
        <textarea
          id={id}
          ref={area}
          name={name}
          rows={20}
          defaultValue={report?.values[name] ?? defaultValue}
          spellCheck
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          onKeyDown={onKeyDown}
          onPaste={(event) => take(event, event.clipboardData)}
          onDrop={(event) => take(event, event.dataTransfer)}
        />
      </div>
      <div>
        <FieldNote note={note ? { id: `${id}-note`, text: note, isError: error !== undefined } : undefined} />
        <BlockProblems id={`${id}-blocks`} problems={problems} />
        <BlockHelp />
      </div>
    </div>
  )
}

const MAX_LISTED = 10

function BlockProblems({ id, problems }: { id: string; problems: readonly BlockProblem[] }) {
  return (
    problems.length > 0 && (
      <ul id={id} className="block-problems" aria-label="Blocks that stay text">
        {problems.slice(0, MAX_LISTED).map(({ line, sentence }) => (
          <li key={`${line} ${sentence}`}>
            Line {line}: {sentence}
          </li>
        ))}
        {problems.length > MAX_LISTED && <li>And {problems.length - MAX_LISTED} more.</li>}
      </ul>
    )
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
  const alt = file.name.replace(/\.\w+$/, '').replaceAll(/[[\]()"]/g, '')
  const at = field.selectionStart
  const isField = isInBlockLine(field.value, at)
  const name = `Sending ${alt} (${(sendings += 1)})...`
  const place = isField ? name : `![${name}]()`
  replace(field, { from: at, to: field.selectionEnd, text: place, select: [at + place.length, at + place.length] })
  const sent = await send(file)
  const from = field.value.indexOf(place)
  const text = 'address' in sent ? (isField ? sent.address : `![${alt}](${sent.address})`) : ''
  if (from >= 0) replace(field, { from, to: from + place.length, text, select: [from + text.length, from + text.length] })
  if ('problem' in sent) onProblem(sent.problem)
}
