import { useEffect } from 'react'

import { useUploader } from '#ui/use-uploader.tsx'

import { problemOfFile } from './file-kinds.ts'

/** For which text files are uploaded, and by whom. */
export interface FilesOfText {
  /** `posts/{id}`, `lessons/{id}`, `pages/{id}`. */
  readonly text: string
  /** Of whom the form says that they filled it in. */
  readonly person: string | null
  /** Hears whether one is on its way, so that nobody saves and leaves meanwhile. */
  readonly onSending: (isSending: boolean) => void
}

/** A block that is ready to stand in a text. */
export interface ReadyBlock {
  readonly text: string
  readonly select: string
}

/** Uploads recordings and PDFs for a text, in parts; each comes back as the block that plays it, or offers it to download. */
export function useFileUpload({ text, person, onSending }: FilesOfText, onBlock: (block: ReadyBlock) => void) {
  const upload = useUploader({
    address: '/admin/files',
    about: { text },
    person: person ? { person } : {},
    problemOf: problemOfFile,
    onEnd: (id, answer) => {
      if (id !== null) onBlock((answer as { block: ReadyBlock }).block)
    },
  })
  const phase = upload.sending?.state.phase
  const isOnItsWay = phase !== undefined && phase !== 'paused'
  useEffect(() => {
    onSending(isOnItsWay)
    return () => onSending(false)
  }, [isOnItsWay, onSending])
  return upload
}
