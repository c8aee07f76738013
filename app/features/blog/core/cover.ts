import type { Cover } from './post-list.ts'

/** Posts that came in a batch may keep the address of their plate with the product’s name in it: the same plate stands at one without. */
const NAMELESS = [/\/wellward-library\.svg$/, '/plate-library.svg'] as const

interface CoverPicture {
  readonly key: string
  readonly widths: readonly number[]
  readonly width: number
  readonly height: number
}

/** What stands at the head of a post. A picture from elsewhere is there once we have a copy of it. */
export function coverOf({ cover, coverImage }: { cover: CoverPicture | null; coverImage: string }): Cover {
  if (cover) {
    const { key, ...sizes } = cover
    return { address: `/media/${key}`, ...sizes }
  }
  return isOwnPicture(coverImage) ? { src: coverImage.replace(...NAMELESS) } : null
}

/** Whether an address is of a picture that this site serves. */
export function isOwnPicture(address: string): boolean {
  return /^\/(?:media|plates)\/[\w./-]+$/.test(address) && !address.includes('..')
}
