import { use, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'

import { PERSON_FIELD, PersonContext } from '#features/identity/person-field.tsx'

import { readDuration } from './read-duration.ts'
import { problemOfFile } from './upload.ts'
import { uploader, type UploadState } from './uploader.ts'

export interface Sending {
  readonly name: string
  readonly bytes: number
  readonly state: UploadState
}

/** Sends recordings of a lesson, one at a time; the page looks anew when one is there. */
export function useUploader(lessonId: string, onDuration: (seconds: number) => void) {
  const person = use(PersonContext)
  const { revalidate } = useRevalidator()
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

  function send(file: File) {
    const { name, size, type } = file
    setProblem(problemOfFile({ name, type, bytes: size }))
    if (problemOfFile({ name, type, bytes: size })) return
    upload.current?.stop()
    void readDuration(file).then((seconds) => seconds !== null && seconds > 0 && onDuration(seconds))
    const tell = (state: UploadState) => {
      setSending({ name, bytes: size, state })
      if (state.phase === 'failed') setProblem(state.problem)
      if (state.phase === 'done' || state.phase === 'failed') void revalidate()
    }
    upload.current = uploader(file, { lessonId, person: person ? { [PERSON_FIELD]: person } : {}, tell })
    upload.current.go()
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
