import { useEffect } from 'react'

import { EarlyScript } from '#ui/early-script.tsx'
import { useRunsScripts } from '#ui/use-runs-scripts.ts'

import { holdsBlocks, playedSources, withoutSound } from './page-sources.ts'
import { playFilms } from './play-films.ts'

import blocksCss from './blocks.css?url'

/** Empty in the browser's bundle: there its text stands in the page already. */
const playSource = import.meta.env.SSR ? `(${playFilms})()` : ''

/** The styles of blocks, for a page on which some stand. */
export function BlockStyles({ html }: { html: string }) {
  return holdsBlocks(html) && <link rel="stylesheet" href={blocksCss} precedence="blocks" />
}

/** A text as it was rendered and held to the allowed tags and blocks, with what its blocks need. */
export function BlockText({ html }: { html: string }) {
  const { frames, media } = playedSources(html)
  const isPlayable = usePlayable(frames.length + media.length > 0)
  return (
    <>
      <BlockStyles html={html} />
      <div className="prose" dangerouslySetInnerHTML={{ __html: isPlayable ? html : withoutSound(html) }} />
      {frames.length > 0 && <EarlyScript source={playSource} />}
    </>
  )
}

/** What the blocks of a page’s ready markup need: their styles, and of what is played from elsewhere, who puts it in its place. */
export type PageBlocks = 'shown' | 'played'

/** Stands behind the markup. */
export function BlocksOfPage({ blocks }: { blocks: PageBlocks | undefined }) {
  usePlayable(blocks === 'played')
  return (
    <>
      {blocks && <link rel="stylesheet" href={blocksCss} precedence="blocks" />}
      {blocks === 'played' && <EarlyScript source={playSource} />}
    </>
  )
}

/** What a page may play came with its document: one to which the router led is asked for as a document. */
function usePlayable(asksOthers: boolean): boolean {
  const isOtherDocument = useRunsScripts() && asksOthers && documentPath() !== location.pathname
  useEffect(() => {
    if (isOtherDocument) location.reload()
  }, [isOtherDocument])
  return !isOtherDocument
}

/** For which page this document was sent. */
function documentPath(): string {
  const [sent] = performance.getEntriesByType('navigation')
  return sent ? new URL(sent.name).pathname : location.pathname
}
