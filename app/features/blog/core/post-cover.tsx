import type { PillarSlug } from '#content/pillars.ts'
import { Illustration } from '#ui/illustration.tsx'
import { Picture } from '#ui/picture.tsx'

import type { Cover } from './post-list.ts'

type PostCoverProps = {
  cover: Cover
  /** What a plate is drawn from. */
  pillar: PillarSlug
  slug: string
  /** At what size a plate is drawn, in pixels; the page crops to the room that it has. */
  width: number
  height: number
  /** How wide it stands on the page, as the attribute `sizes` says it. */
  sizes: string
  isFirst?: boolean
}

/** The picture at the head of a post, decorative: its own, or a plate of its pillar. */
export function PostCover({ cover, pillar, slug, width, height, sizes, isFirst = false }: PostCoverProps) {
  if (cover === null)
    return <Illustration pillar={pillar} seed={slug.slice(0, 160)} width={width} height={height} isFirst={isFirst} />
  if ('address' in cover) return <Picture picture={cover} alt="" sizes={sizes} />
  const shape = { aspectRatio: `${width} / ${height}` }
  return (
    <div className="plate" style={shape}>
      <img src={cover.src} width={width} height={height} alt="" loading={isFirst ? undefined : 'lazy'} decoding="async" />
    </div>
  )
}
