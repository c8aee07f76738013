/** A picture as it is kept: for every width a file `{key}-{width}.avif` and one `.webp`. */
interface PictureCopy {
  readonly key: string
  /** Rising. */
  readonly widths: readonly number[]
  /** Of the widest. */
  readonly width: number
  readonly height: number
}

/** Our own copies of pictures from elsewhere, by their address. */
export type PictureCopies = Readonly<Record<string, PictureCopy>>

/** How wide a picture stands in an article. */
const SIZES = '(width >= 48rem) 39rem, 100vw'

/** A kept picture as the attributes of its tag. */
export function pictureAttributes({ key, widths, width, height }: PictureCopy) {
  const file = (wide: number) => `/media/${key}-${wide}.webp`
  return {
    src: file(widths.at(-1)!),
    srcSet: widths.map((wide) => `${file(wide)} ${wide}w`).join(', '),
    sizes: SIZES,
    width,
    height,
  }
}

/** An address on another site that may hold a picture. */
export function isElsewhere(address: string, origin: string): boolean {
  return address.startsWith('https://') && URL.canParse(address) && new URL(address).origin !== origin
}

/** Whether a post may show a picture that is not ours yet; that is found out for certain by reading it. */
export function mayNeedPictures({ body, coverImage }: { body: string; coverImage: string }, origin: string): boolean {
  return /!\[|<img|^:::/im.test(body) || isElsewhere(coverImage, origin)
}
