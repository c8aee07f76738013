import type { Answer } from './http-client.ts'

/**
 * What an answer says, without what every answer has of its own: its date and number, the nonce of its scripts, the numbers of its
 * forms, and the `given` words that the question brought. Two that are equal cannot be told apart.
 */
export function textOfAnswer({ status, headers, body }: Answer, given: ReadonlyArray<string>): string {
  const { date: _date, 'x-request-id': _id, ...others } = headers
  const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1]
  const own = [...given, ...(nonce ? [nonce] : [])]
  const said = own.reduce((text, word) => text.replaceAll(word, '…'), JSON.stringify([status, others, body]))
  return said.replaceAll(/[\da-f]{8}-[\da-f]{4}-[\da-f-]{22}/g, '…')
}
