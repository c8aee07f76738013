import { z } from 'zod'

/** What the form of a client sends. */
export const ClientForm = z
  .object({
    name: z
      .string()
      .default('')
      .transform((name) => name.trim())
      .refine((name) => name !== '', { error: 'Name is required', abort: true })
      .refine((name) => name.length <= 100, 'Name must not exceed 100 characters'),
    email: z
      .string()
      .default('')
      .transform((email) => email.trim().toLowerCase())
      .pipe(z.literal('').or(z.email('Please enter an e-mail address, or leave it empty.').max(320))),
    isMember: z
      .string()
      .optional()
      .transform((value) => value === 'on'),
    note: z
      .string()
      .default('')
      .transform((note) => note.trim())
      .refine((note) => note.length <= 4000, 'The note must not exceed 4000 characters.'),
  })
  .refine(({ isMember, email }) => !isMember || email !== '', {
    path: ['email'],
    message: 'Please enter the address of the member’s account.',
  })
export type ClientValues = z.output<typeof ClientForm>

/** What stands beside a field of a client that was refused. */
export const clientRefusals = {
  'no member': { email: 'No member has confirmed this address.' },
  taken: { email: 'Another client is linked with this member.' },
} as const
