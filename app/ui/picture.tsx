import { LazyImage } from './lazy-image.tsx'

/** An uploaded picture: one file in each of two formats for every width. */
export interface PictureFiles {
  /** Without width and ending: "/media/people/3f2c". */
  readonly address: string
  /** The widths that there are, in pixels, rising. */
  readonly widths: readonly number[]
  /** Of the widest. */
  readonly width: number
  readonly height: number
}

type PictureProps = {
  picture: PictureFiles
  /** What it shows; empty where the words beside it say so already. */
  alt: string
  /** How wide it stands on the page, as the attribute `sizes` says it ("3.5rem"). */
  sizes: string
  className?: string | undefined
}

/** An uploaded picture in the newest format that the browser reads and the width that it needs, once it comes into sight. */
export function Picture({ picture, ...look }: PictureProps) {
  const { widths, width, height } = picture
  const sources = [
    { type: 'image/avif', srcSet: sourceSet(picture, 'avif') },
    { type: 'image/webp', srcSet: sourceSet(picture, 'webp') },
  ]
  return (
    <LazyImage src={pictureAddress(picture, widths.at(-1)!, 'webp')} sources={sources} width={width} height={height} {...look} />
  )
}

function sourceSet(picture: PictureFiles, format: Format): string {
  return picture.widths.map((width) => `${pictureAddress(picture, width, format)} ${width}w`).join(', ')
}

type Format = 'avif' | 'webp'

function pictureAddress({ address }: PictureFiles, width: number, format: Format): string {
  return `${address}-${width}.${format}`
}
