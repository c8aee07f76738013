import { formatBytes } from '#base/format-bytes.ts'

import { fileKinds, type FileEnding } from './file-kinds.ts'

/** A file that is there for the blocks of a text. */
export interface StoredFile {
  readonly address: string
  readonly fileName: string
  readonly bytes: number
  readonly ending: FileEnding
}

/** The line that puts a file into its text: it is played, or offered to download, under its name without the ending. */
export function blockOfFile({ address, fileName, bytes, ending }: StoredFile): {
  readonly text: string
  readonly select: string
} {
  const plain = fileName
    .replace(/\.[^.]*$/, '')
    .replaceAll(/["\p{Cc}]/gu, '')
    .trim()
    .slice(0, 200)
  const select = plain || 'What it is called'
  const text =
    fileKinds[ending].block === 'recording'
      ? `:::recording address="${address}" title="${select}"`
      : `:::file address="${address}" label="${select}" size="${formatBytes(bytes)}"`
  return { text, select }
}
