import { z } from 'zod'

import { ownAddress } from '#features/site/core/own-address.ts'

import { comparedPath } from './redirect-path.ts'

const MAX_FROM = 500
const MAX_TO = 2_000

const TO_TOO_LONG = `The new address must not exceed ${MAX_TO.toLocaleString('en')} characters`
const NO_PATH = 'Please enter a path of this site, such as /old-page'
const NO_ADDRESS = 'Please enter a path of this site, such as /new-page, or a whole address that begins with https://'

/** What the form of a redirect sends, on the site of this origin. */
export const redirectForm = (origin: string) =>
  z.object({
    from: fieldOf((typed, refuse) => readFrom(typed, origin, refuse)),
    to: fieldOf((typed, refuse) => readTo(typed, origin, refuse)),
  })

export type RedirectValues = z.output<ReturnType<typeof redirectForm>>

type Refuse = (sentence: string) => never

function fieldOf(read: (typed: string, refuse: Refuse) => string) {
  return z
    .string()
    .default('')
    .transform((typed, context) => {
      const refuse = (message: string) => {
        context.addIssue({ code: 'custom', message })
        return z.NEVER
      }
      return read(typed.trim(), refuse)
    })
}

function readFrom(typed: string, origin: string, refuse: Refuse): string {
  if (typed === '') return refuse('Please enter the old address, such as /old-page')
  if (typed.length > MAX_FROM) return refuse(`The old address must not exceed ${MAX_FROM} characters`)
  const own = ownAddress(typed, origin)
  if (!own) return refuse(NO_PATH)
  if (own.hash) return refuse('Browsers keep what follows # to themselves. Please leave it out')
  if (own.search) return refuse('A redirect goes by the path alone. Please leave out what follows ?: visitors take it along')
  return comparedPath(own.path)
}

function readTo(typed: string, origin: string, refuse: Refuse): string {
  if (typed === '') return refuse('Please enter where it leads, such as /new-page')
  if (typed.length > MAX_TO) return refuse(TO_TOO_LONG)
  const own = ownAddress(typed, origin)
  if (own && own.path.length > MAX_TO) return refuse(TO_TOO_LONG)
  if (own) return own.path + own.search + own.hash
  const url = typed.toLowerCase().startsWith('https://') && !typed.includes('\\') ? URL.parse(typed) : null
  if (!url || url.username !== '' || url.password !== '') return refuse(NO_ADDRESS)
  return url.href
}
