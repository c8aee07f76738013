import { notKeptSentences, type NotKept } from './file-problems.ts'

/** A picture that somebody sent, as it is kept: for every width a file `{key}-{width}.avif` and one `.webp`. */
export interface StoredPicture {
  readonly key: string
  /** Rising. */
  readonly widths: readonly number[]
  /** Of the widest. */
  readonly width: number
  readonly height: number
}

/** What a field that takes a picture says it takes; some browsers know HEIC by the end of its name alone. */
export const TAKEN_PICTURES = 'image/jpeg,image/png,image/heic,image/heif,image/webp,image/avif,image/gif,.heic,.heif'

/** The most that a picture may bring, in bytes. */
export const MAX_PICTURE_BYTES = 5_000_000

export type PictureProblem = 'too-large' | 'not-a-picture' | 'too-many-pixels' | 'bad-shape' | 'busy' | NotKept

/** What is said beside the field that took the picture. */
export const pictureProblems: Readonly<Record<PictureProblem, string>> = {
  'too-large': 'This picture is larger than 5 MB. Please choose a smaller one.',
  'not-a-picture': 'This file is not a picture that we can read. Please choose a JPEG, PNG, HEIC, WebP, AVIF or GIF.',
  'too-many-pixels': 'This picture has more than 50 million pixels. Please choose a smaller one.',
  'bad-shape': 'This picture is too narrow for its length. Please crop it closer to a square.',
  ...notKeptSentences,
  busy: 'Many files are being read just now. Please try again in a minute.',
}
