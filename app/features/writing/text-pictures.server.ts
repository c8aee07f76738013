import { preparePicture, keepPicture } from '#platform/images.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import type { PictureProblem, StoredPicture } from '#platform/picture.ts'

const WIDTHS: readonly number[] = [480, 720, 960, 1600]

type PictureOutcome = { ok: true; picture: StoredPicture } | { ok: false; reason: PictureProblem }

/** Keeps a picture of a text in a folder of the store. The same one again is the same file. */
export async function keepTextPicture(
  services: Pick<Infrastructure, 'files' | 'readers'>,
  folder: string,
  bytes: Uint8Array,
): Promise<PictureOutcome> {
  const prepared = await preparePicture(services, bytes, WIDTHS)
  return prepared.ok ? keepPicture(services.files, folder, prepared.picture) : prepared
}

/** The address under which a picture stands in a text: its widest file. */
export function pictureAddress({ key, widths }: StoredPicture): string {
  return `/media/${key}-${widths.at(-1)}.webp`
}
