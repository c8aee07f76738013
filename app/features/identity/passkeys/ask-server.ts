/** Where passkeys are added, and where they sign in. */
export const PASSKEYS = '/profile/security/passkeys'
export const PASSKEY_SIGN_IN = '/auth/passkey'

export interface Refused {
  readonly ok: false
  readonly sentence: string
  /** The field that the sentence is about. */
  readonly field?: string | undefined
}

export type Answer<Value> = { ok: true; value: Value } | Refused

const UNREACHABLE = 'The site could not be reached. Please try again.'

/** Sends a form by script and reads its answer as JSON; what goes wrong comes back as one sentence. */
export async function askServer<Value>(address: string, fields: Record<string, string>): Promise<Answer<Value>> {
  const response = await fetch(address, { method: 'POST', body: new URLSearchParams(fields) }).catch(() => null)
  const body = (await response?.json().catch(() => null)) as { error?: string; field?: string } | null | undefined
  if (!response || !body) return { ok: false, sentence: UNREACHABLE }
  return response.ok ? { ok: true, value: body as Value } : { ok: false, sentence: body.error ?? UNREACHABLE, field: body.field }
}
