import type { ChangeEvent } from 'react'
import { useRef } from 'react'

import { Button } from '#ui/button.tsx'
import { Menu } from '#ui/menu.tsx'

import { blockExamples, type BlockExample } from './blocks/block-examples.ts'
import { TAKEN_FILES } from './files/file-kinds.ts'
import type { LineMark } from './markdown-lines.ts'
import type { Mark } from './markdown-marks.ts'

type MarkdownToolbarProps = {
  onMark: (mark: Mark) => void
  onLines: (mark: LineMark) => void
  onBlock: (block: BlockExample) => void
  onPictures: (files: readonly File[]) => Promise<void>
  onFile: (file: File) => void
}

const marks: ReadonlyArray<{ mark: Mark; label: string; key: string }> = [
  { mark: 'bold', label: 'Bold', key: 'B' },
  { mark: 'italic', label: 'Italic', key: 'I' },
  { mark: 'link', label: 'Link', key: 'K' },
]

const lines: ReadonlyArray<{ mark: LineMark; label: string }> = [
  { mark: 'heading', label: 'Heading' },
  { mark: 'subheading', label: 'Subheading' },
  { mark: 'bullets', label: 'Bulleted list' },
  { mark: 'numbers', label: 'Numbered list' },
  { mark: 'quote', label: 'Quote' },
]

/** What marks the text, and puts pictures and blocks into it. */
export function MarkdownToolbar({ onMark, onLines, onBlock, onPictures, onFile }: MarkdownToolbarProps) {
  const chooser = useRef<HTMLInputElement>(null)
  const fileChooser = useRef<HTMLInputElement>(null)
  function chooseFile({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    if (file) onFile(file)
    target.value = ''
  }
  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    void onPictures([...(target.files ?? [])]).then(() => (target.value = ''))
  }
  return (
    <fieldset className="flex flex-wrap gap-1 noscript:hidden">
      <legend className="vh">Marks</legend>
      {marks.map(({ mark, label, key }) => (
        <button key={mark} type="button" className="mark-button" title={`${label} (Ctrl+${key})`} onClick={() => onMark(mark)}>
          {label}
        </button>
      ))}
      {lines.map(({ mark, label }) => (
        <button key={mark} type="button" className="mark-button" onClick={() => onLines(mark)}>
          {label}
        </button>
      ))}
      <Button type="button" kind="tertiary" size="small" onClick={() => chooser.current?.click()}>
        Add picture
      </Button>
      <input ref={chooser} type="file" accept="image/*,.heic,.heif" multiple hidden onChange={choose} aria-label="Pictures" />
      <Menu label="Add block" kind="tertiary" align="end">
        {blockExamples.map((block) => (
          <button key={block.name} type="button" onClick={() => onBlock(block)}>
            {block.label}
          </button>
        ))}
        <button type="button" onClick={() => fileChooser.current?.click()}>
          Upload a recording or PDF
        </button>
      </Menu>
      <input ref={fileChooser} type="file" accept={TAKEN_FILES} hidden onChange={chooseFile} aria-label="Recording or PDF" />
    </fieldset>
  )
}
