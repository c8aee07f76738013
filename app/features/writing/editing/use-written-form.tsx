import { type RefObject, useCallback, useEffect, useEffectEvent, useState } from 'react'

import type { FormReport } from '#platform/form.ts'
import { useUnansweredToast } from '#ui/unanswered.ts'

import { type SavedVersion, useDraft } from './use-draft.tsx'
import { usePictureUpload } from './use-picture-upload.tsx'

type WrittenForm = {
  form: RefObject<HTMLFormElement | null>
  /** Where what is written is rendered and kept. */
  draftAddress: string
  /** Where pictures are taken. */
  pictureAddress: string
  /** For which text files are uploaded: `posts/{id}`. */
  text: string
  /** Of whom the form says that they filled it in. */
  person: string | null
  /** What was wrong with the form that was sent last. */
  report: FormReport | undefined
}

/** A form in which a text is written: what was typed is shown and kept meanwhile, pictures are sent, and what was sent and not taken is kept too. */
export function useWrittenForm<Preview extends SavedVersion>({
  form,
  draftAddress,
  pictureAddress,
  text,
  person,
  report,
}: WrittenForm) {
  const unanswered = useUnansweredToast()
  const { state: draft, ...writing } = useDraft<Preview>(form, draftAddress)
  const { send, isSending } = usePictureUpload(pictureAddress, person)
  const [isSendingFile, setSendingFile] = useState(false)
  const keepOn = useEffectEvent(writing.onChange)
  useEffect(() => {
    if (report || unanswered) keepOn()
  }, [report, unanswered])
  const files = { text, person, onSending: setSendingFile }
  const isOnItsWay = isSending || isSendingFile
  const { isUnkept: isTextUnkept, keepNow: keepTextNow } = writing
  const isUnkept = useCallback(() => isOnItsWay || isTextUnkept(), [isOnItsWay, isTextUnkept])
  const keepNow = useCallback(async () => !isOnItsWay && (await keepTextNow()), [isOnItsWay, keepTextNow])
  return { unanswered, draft, ...writing, isUnkept, keepNow, send, files, isSending: isOnItsWay }
}
