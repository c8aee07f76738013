/** A stored picture’s address in the smallest width that is sharp at so many CSS pixels; null without a picture. */
export function faceAddress(
  picture: { readonly key: string; readonly widths: readonly number[] } | null,
  pixels: number,
): string | null {
  if (!picture) return null
  const width = picture.widths.find((width) => width >= 2 * pixels) ?? picture.widths.at(-1)!
  return `/media/${picture.key}-${width}.webp`
}
