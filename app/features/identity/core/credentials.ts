import { z } from 'zod'

import { cleanDisplayName } from './display-name.ts'
import { COMMON_PASSWORD, passwordProblem, type IsCommon } from './password-rule.ts'

const required = (label: string) => z.string({ error: `${label} is required` }).min(1, `${label} is required`)

/** An address as it is kept: trimmed and in lower case. Whatever passes here can sign in with a password. */
const address = (sentence: string) =>
  z
    .string({ error: 'Email is required' })
    .trim()
    .toLowerCase()
    .min(1, 'Email is required')
    .max(254, sentence)
    .pipe(z.email(sentence))

export const EmailAddress = address('Please enter a valid email address')

/** A password that may be set: it meets the rule, and is not among the most used. */
const goodPassword = (isCommon: IsCommon) =>
  required('Password').superRefine((password, refusal) => {
    const problem = passwordProblem(password) ?? (isCommon(password) ? COMMON_PASSWORD : null)
    if (problem) refusal.addIssue({ code: 'custom', message: problem })
  })

export const DisplayName = z
  .string()
  .transform(cleanDisplayName)
  .pipe(z.string().max(100, 'Display Name must not exceed 100 characters'))

/** Whoever signs in is only told whether it worked: no rule of shape is checked here. */
export const SignIn = z.object({
  email: z.string({ error: 'Email is required' }).trim().toLowerCase().min(1, 'Email is required'),
  password: required('Password'),
})
export type SignIn = z.infer<typeof SignIn>

/** `isCommon` is `commonPasswords(services)`: the list stays on the server. */
export const signUpForm = (isCommon: IsCommon) =>
  z.object({ displayName: DisplayName.default(''), email: EmailAddress, password: goodPassword(isCommon) })
export type SignUp = z.infer<ReturnType<typeof signUpForm>>

export const ResetRequest = z.object({ email: address('Please enter a valid email address.') })

/** `isCommon` is `commonPasswords(services)`. */
export const newPasswordForm = (isCommon: IsCommon) => z.object({ password: goodPassword(isCommon) })
