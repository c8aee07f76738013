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

/** A picture in the newest format that the browser reads and the width that it needs. Its room is kept before it arrives. */
export function Picture({ picture, alt, sizes, className }: PictureProps) {
  const { widths, width, height } = picture
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet(picture, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={sourceSet(picture, 'webp')} sizes={sizes} />
      <img
        src={pictureAddress(picture, widths.at(-1)!, 'webp')}
        width={width}
        height={height}
        alt={alt}
        loading="lazy"
        decoding="async"
        className={className}
      />
    </picture>
  )
}

function sourceSet(picture: PictureFiles, format: Format): string {
  return picture.widths.map((width) => `${pictureAddress(picture, width, format)} ${width}w`).join(', ')
}

type Format = 'avif' | 'webp'

function pictureAddress({ address }: PictureFiles, width: number, format: Format): string {
  return `${address}-${width}.${format}`
}
