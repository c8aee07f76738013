import { z } from 'zod'

import { words } from '#features/inbox/core/words.ts'

/** No header of a mail is longer than this, and none has a second line. */
const SUBJECT = 200
export const LONGEST_REPLY = 20_000

/** What an administrator answers. */
export const Reply = z.object({
  subject: words('Subject', { max: SUBJECT, clean: (typed) => typed.replace(/\s+/g, ' ') }),
  text: words('Your answer', { max: LONGEST_REPLY, clean: lines }),
})
export type Reply = z.output<typeof Reply>

/** An answer that goes into a conversation alone, where no address is known. */
export const ChatReply = z.object({ subject: z.string().catch(''), text: words('Your answer', { max: 4000, clean: lines }) })

/** What an administrator notes for the team. */
export const Note = z.object({ text: words('The note', { max: LONGEST_REPLY, clean: lines }) })

function lines(typed: string): string {
  return typed.replace(/\r\n?/g, '\n')
}
