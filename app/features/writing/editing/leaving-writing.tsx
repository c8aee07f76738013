import type { Location } from 'react-router'

import { LeavingQuestion } from '#ui/leaving-question.tsx'

type LeavingWritingProps = {
  isUnkept: () => boolean
  keepNow: () => Promise<boolean>
  /** The parameter of the address that says which text is in the form. */
  of: string
}

/** What was written last is kept before another text or page takes its place; where that fails, one is asked. */
export function LeavingWriting({ isUnkept, keepNow, of }: LeavingWritingProps) {
  const textAt = ({ pathname, search }: Location) => `${pathname} ${new URLSearchParams(search).get(of) ?? ''}`
  return (
    <LeavingQuestion title="Leave without saving?" isUnkept={isUnkept} keepNow={keepNow} textAt={textAt}>
      Your last changes could not be saved. If you leave now, they are lost.
    </LeavingQuestion>
  )
}
