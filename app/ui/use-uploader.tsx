import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { uploader, type UploadState } from './uploader.ts'

/** A file on its way. */
export interface Sending {
  readonly name: string
  readonly bytes: number
  readonly state: UploadState
}

interface UploaderUse {
  readonly address: string
  readonly about?: Readonly<Record<string, string>>
  readonly person: Readonly<Record<string, string>>
  /** Why a file is not sent at all; null where it is. */
  readonly problemOf: (file: { name: string; type: string; bytes: number }) => string | null
  /** It has ended: with the id under which it is there and what the site answered, or null. */
  readonly onEnd: (id: string | null, answer: unknown) => void
}

/** Sends files in parts, one at a time, and asks before the page is left meanwhile. */
export function useUploader({ address, about, person, problemOf, onEnd }: UploaderUse) {
  const [sending, setSending] = useState<Sending | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const upload = useRef<ReturnType<typeof uploader>>(undefined)
  useEffect(() => () => upload.current?.stop(), [])
  const isUnderWay = sending !== null && sending.state.phase !== 'done' && sending.state.phase !== 'failed'
  const warn = useEffectEvent((event: BeforeUnloadEvent) => {
    if (sending?.state.phase === 'sending') event.preventDefault()
  })
  useEffect(() => {
    if (!isUnderWay) return undefined
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isUnderWay])

  /** Whether it is on its way. */
  function send(file: File): boolean {
    const { name, size, type } = file
    const found = problemOf({ name, type, bytes: size })
    setProblem(found)
    if (found) return false
    upload.current?.stop()
    const tell = (state: UploadState) => {
      setSending({ name, bytes: size, state })
      if (state.phase === 'failed') setProblem(state.problem)
      if (state.phase === 'done') onEnd(state.id, state.answer)
      if (state.phase === 'failed') onEnd(null, null)
    }
    upload.current = uploader(file, { address, about, person, tell })
    upload.current.go()
    return true
  }
  return {
    sending: isUnderWay ? sending : null,
    isDone: sending?.state.phase === 'done',
    problem,
    send,
    pause: () => upload.current?.pause(),
    goOn: () => upload.current?.go(),
  }
}
