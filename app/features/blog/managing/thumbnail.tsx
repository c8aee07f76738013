import type { StoredPicture } from '#platform/picture.ts'
import { Picture } from '#ui/picture.tsx'
import { pillars } from '#ui/pillar.ts'
import { Plate } from '#ui/plate.tsx'

type ThumbnailProps = {
  post: { slug: string; pillar: string | null; coverImage: string; cover: StoredPicture | null }
  className?: string
}

/** A post’s cover, small: the picture, a file of our own that the address names, else the plate that stands in its place. */
export function Thumbnail({ post: { slug, pillar, coverImage, cover }, className }: ThumbnailProps) {
  if (cover)
    return (
      <Picture
        picture={{ address: `/media/${cover.key}`, ...cover }}
        alt=""
        sizes="8rem"
        className={`thumbnail rounded-1 ${className ?? ''}`}
      />
    )
  if (/^\/(?!\/)/.test(coverImage))
    return (
      <img src={coverImage} alt="" loading="lazy" decoding="async" className={`thumbnail thumbnail-file ${className ?? ''}`} />
    )
  const subject = pillars.find((name) => name === pillar) ?? 'sleep'
  return <Plate pillar={subject} seed={slug} width={320} height={200} className={className} />
}
