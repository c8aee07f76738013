import { z } from 'zod'

import { isId } from '#base/ids.ts'

import { scopesAmong, type Scope } from './scopes.ts'
import { lifetimes, LONGEST_NAME } from './token-limits.ts'

/** A token as a person asks for it. */
export interface AskedToken {
  /** Made with the form, so that a form that is sent twice makes one token. */
  readonly id: string
  readonly name: string
  readonly scopes: ReadonlyArray<Scope>
  readonly days: (typeof lifetimes)[number]
  /** The account's, asked again. */
  readonly password: string
}

const typed = () => z.string().default('')
const fields = z.object({ id: typed(), name: typed(), days: typed(), password: typed() }).loose()

/** The form that makes a token. Each scope is a field of its own name, present when its box is ticked. */
export const TokenForm = fields.transform((sent, { addIssue }): AskedToken => {
  const refuse = (field: string, message: string) => addIssue({ code: 'custom', path: [field], message })
  const { id, password } = sent
  const name = sent.name.trim()
  const chosen = scopesAmong(Object.keys(sent).filter((field) => sent[field] === 'yes'))
  const days = lifetimes.find((days) => String(days) === sent.days)
  if (!isId(id)) refuse('name', 'Please open this page again.')
  if (!name) refuse('name', 'Name is required')
  if (name.length > LONGEST_NAME) refuse('name', `Name must not exceed ${LONGEST_NAME} characters`)
  if (chosen.length === 0) refuse('scopes', 'Allow at least one thing.')
  if (!days) refuse('days', 'Choose when it ends.')
  if (!password) refuse('password', 'Password is required')
  return { id, name, password, scopes: chosen, days: days ?? lifetimes[0] }
})
