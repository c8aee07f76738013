import { renderToStaticMarkup } from 'react-dom/server'

import type { BlockContent } from './block-kinds.ts'
import { diagramLines } from './diagram.ts'
import { DrawnBlock, type DrawingParts } from './draw-block.tsx'

/** A block as HTML. */
export function blockMarkup(block: BlockContent, parts: DrawingParts): string {
  return renderToStaticMarkup(<DrawnBlock block={block} parts={parts} />)
}

/** What is read of a block beside its own text: without the words of its controls. */
export function blockWords(block: BlockContent): string[] {
  switch (block.name) {
    case 'callout':
      return [block.title]
    case 'table':
      return [block.caption]
    case 'diagram':
      return [...diagramLines(block.diagram), block.caption]
    case 'figure':
      return [block.caption || block.alt]
    case 'film':
    case 'recording':
      return [block.title]
    case 'button':
    case 'file':
      return [block.label]
  }
}
