import { memo } from 'react'

import { BlockStyles } from '#features/writing/blocks/block-text.tsx'
import { withoutSound } from '#features/writing/blocks/page-sources.ts'
import { ScrollArea } from '#ui/scroll-area.tsx'

type TextPreviewProps = {
  /** Rendered and held to the allowed tags by the server; undefined where it renders nothing without a script. */
  html: string | undefined
  /** What is said in the place of a text that is not rendered. */
  unshown?: string
}

/** What becomes of a text while it is written; drawn anew for a new text alone. */
export const TextPreview = memo(function TextPreview({ html, unshown }: TextPreviewProps) {
  return (
    <ScrollArea label="Preview" className="editor-preview">
      {html && <BlockStyles html={html} />}
      {html && <div className="prose" dangerouslySetInnerHTML={{ __html: withoutSound(html) }} />}
      {html === '' && <p className="cap">The text appears here as you write it.</p>}
      {html === undefined && <p className="cap">{unshown}</p>}
    </ScrollArea>
  )
})
