import { samePlace, serviceKinds, type ServiceField, type ServiceName } from '#features/outside-services/core/service-kinds.ts'
import type { OpenedService } from '#features/outside-services/core/stored-service.ts'

interface Bounds {
  /** Whether servers of the own network, and unencrypted ones, may be named: the operator said so. */
  readonly allowPrivate: boolean
}

export type ReadService =
  | { readonly ok: true; readonly value: { readonly settings: Record<string, string>; readonly secrets: Record<string, string> } }
  | { readonly ok: false; readonly errors: Record<string, string> }

/**
 * What a form says of a service, together with the secrets that it leaves as they are. A secret that was saved is used again only at the
 * place for which it was saved: whoever sits at an open page cannot have it sent to a server of their own.
 */
export function readService(
  name: ServiceName,
  fields: Readonly<Record<string, string>>,
  saved: OpenedService | null,
  { allowPrivate }: Bounds,
): ReadService {
  const { fields: known } = serviceKinds[name]
  const typed = (field: ServiceField) => (fields[field.name] ?? '').trim() || (field.fallback ?? '')
  const plain = known.filter(({ kind }) => kind !== 'secret')
  const settings = Object.fromEntries(plain.map((field) => [field.name, typed(field)]))
  const isElsewhere = !samePlace(name, saved?.settings ?? {}, settings)
  const stored = isElsewhere ? {} : (saved?.secrets ?? {})
  const secrets: Record<string, string> = {}
  const errors: Record<string, string> = {}
  for (const field of known) {
    const text = field.kind === 'secret' ? typed(field) || (stored[field.name] ?? '') : settings[field.name]!
    const wrong = wrongWith(field, text)
    if (wrong) errors[field.name] = wrong
    else if (field.kind === 'secret' && text !== '') secrets[field.name] = text
    const isWanted = !field.optional || (name === 'mail' && settings['user'] !== '')
    if (field.kind === 'secret' && text === '' && isWanted && saved?.secrets[field.name] !== undefined)
      errors[field.name] = isElsewhere ? ELSEWHERE : AGAIN
  }
  if (settings['user'] === '') delete secrets['mailPassword']
  const further = furtherErrors(name, settings, secrets, allowPrivate)
  const all = { ...further, ...errors }
  return Object.keys(all).length > 0 ? { ok: false, errors: all } : { ok: true, value: { settings, secrets } }
}

const ELSEWHERE = 'This was saved for another server: please enter it again'
const ENCRYPTED = 'Please enter an address that begins with https:// (ALLOW_PRIVATE_SERVICES=1 allows others)'
const AGAIN = 'Please enter this again: what was saved can no longer be read'

function wrongWith(field: ServiceField, text: string): string | null {
  if (text === '') return field.optional ? null : `${field.label} is required`
  if (field.choices) return field.choices.some(({ value }) => value === text) ? null : 'Please choose one of these'
  return field.check?.(text) ?? null
}

function furtherErrors(
  name: ServiceName,
  { user = '', encryption, baseUrl = '', endpoint = '' }: Readonly<Record<string, string>>,
  { mailPassword }: Readonly<Record<string, string>>,
  allowPrivate: boolean,
): Record<string, string> {
  if (name === 'mail' && user !== '' && mailPassword === undefined) return { mailPassword: 'A user name needs its password' }
  if (name === 'mail' && encryption === 'none' && !allowPrivate)
    return {
      encryption: 'Without encryption only a server in your own network may be used, and ALLOW_PRIVATE_SERVICES=1 allows that',
    }
  if (name === 'model' && !allowPrivate && baseUrl.startsWith('http:')) return { baseUrl: ENCRYPTED }
  if (name === 'files' && !allowPrivate && endpoint.startsWith('http:')) return { endpoint: ENCRYPTED }
  return {}
}
