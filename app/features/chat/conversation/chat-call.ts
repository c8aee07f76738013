import { z } from 'zod'

import { emailAddress } from '#features/inbox/core/words.ts'

import { tooLong } from './message-limits.ts'

const Entry = z.object(
  {
    role: z.enum(['user', 'assistant'], 'A message has the role user or assistant.'),
    content: z.string('A message has its content as text.'),
  },
  'A message has a role and its content.',
)

/** What somebody says, in the words of a form or of a call. */
const message = z
  .string('Please type a message.')
  .transform((text) => text.trim())
  .refine((text) => text !== '', { error: 'Please type a message.', abort: true })
  .refine((text) => tooLong(text) === null, { error: ({ input }) => tooLong(String(input)) ?? undefined })

const anAddress = z.preprocess(
  (value) => (value === null || (typeof value === 'string' && value.trim() === '') ? undefined : value),
  z.string('Email format is invalid').pipe(emailAddress()).optional(),
)

/** The browser’s own name for the conversation. */
const sessionId = z.preprocess(
  (value) => (value === null || value === '' ? undefined : value),
  z
    .string('The sessionId is text.')
    .regex(/^[\w.:-]{1,100}$/, 'The sessionId has up to 100 letters, digits, dots, colons, hyphens or underscores.')
    .optional(),
)

/** The body of `chat-concierge`: what the server itself keeps of the conversation counts, and of what is sent the visitor’s last words. */
export const ChatCall = z.object({
  messages: z
    .array(Entry, 'The messages are a list.')
    .transform((messages) => messages.findLast(({ role }) => role === 'user')?.content)
    .pipe(message),
  sessionId,
  email: anAddress,
})
export type ChatCall = z.output<typeof ChatCall>

/** The form of the page. */
export const ChatForm = z.object({ message, email: anAddress })

/** Somebody wants a person: an address, where none is known. */
export const PersonForm = z.object({ email: anAddress })
