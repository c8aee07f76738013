export const PASSWORD_RULE =
  'Password must be at least 8 characters long and contain uppercase, lowercase, and numeric characters.'

export const COMMON_PASSWORD = 'This is one of the most common passwords, which attackers try first. Please choose another one.'

/** Whether a password that meets the rule is among the most used. */
export type IsCommon = (password: string) => boolean

const SHORTEST = 8
/** Hashing takes the whole text: a limit keeps one request from costing the work of many. */
export const LONGEST_PASSWORD = 128

/** What is wrong with a new password, in one sentence; null when nothing is. Letters and digits of any script count. */
export function passwordProblem(password: string): string | null {
  if (password.length > LONGEST_PASSWORD) return `Password must not exceed ${LONGEST_PASSWORD} characters.`
  const good = [...password].length >= SHORTEST && [/\p{Lu}/u, /\p{Ll}/u, /\p{Nd}/u].every((kind) => kind.test(password))
  return good ? null : PASSWORD_RULE
}
