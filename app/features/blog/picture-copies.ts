/** A picture as it is kept: for every width a file `{key}-{width}.avif` and one `.webp`. */
interface KeptPicture {
  readonly key: string
  readonly widths: readonly number[]
  readonly width: number
  readonly height: number
}

/** Copies of pictures from elsewhere by their address; null where there is none to be had. */
export type PictureCopies = Readonly<Record<string, KeptPicture | null>>

/** The address of a kept picture’s widest file. */
export function largestFile({ key, widths }: KeptPicture): string {
  return `/media/${key}-${widths.at(-1)}.webp`
}
