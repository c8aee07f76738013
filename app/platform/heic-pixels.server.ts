import libheif from 'libheif-js/wasm-bundle.js'

import { tiffOf } from './tiff.ts'

/**
 * The picture of a HEIC file, upright, as a TIFF without anything else that stood in the file; null where it cannot be decoded. However
 * long that takes: called in a thread alone (heic.server.ts). `icc` is what its colours mean.
 */
export async function tiffOfHeic(bytes: Uint8Array, icc: Uint8Array | null): Promise<Uint8Array | null> {
  const images = new libheif.HeifDecoder().decode(bytes)
  const image = images.find((each) => each.is_primary()) ?? images[0]
  if (!image) return null
  const [width, height] = [image.get_width(), image.get_height()]
  const target = { data: new Uint8ClampedArray(width * height * 4), width, height }
  const filled = await new Promise<{ readonly data: Uint8ClampedArray } | null>((resolve) => {
    image.display(target, resolve)
  })
  const hasAlpha = image.has_alpha_channel()
  for (const each of images) each.free()
  return filled && tiffOf({ width, height, rgba: filled.data, hasAlpha, icc })
}
