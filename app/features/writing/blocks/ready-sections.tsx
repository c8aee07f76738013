import { ReadyMarkup, type Markup } from '#ui/ready-markup.tsx'

import { BlocksOfPage, type PageBlocks } from './block-text.tsx'

/** Markup that the server has written, and what the blocks in it need. */
export interface SentSections extends Markup {
  readonly blocks?: PageBlocks
}

/** Ready markup in which blocks may stand. */
export function ReadySections({ sections }: { sections: SentSections }) {
  return (
    <>
      <ReadyMarkup markup={sections} />
      <BlocksOfPage blocks={sections.blocks} />
    </>
  )
}
