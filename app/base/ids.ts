/** As PostgreSQL writes ids, and in capitals as people may paste them. */
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Whether a text of an address, a form or a file can be the id of a row at all; anything else is simply not there. */
export function isId(text: string | null | undefined): text is string {
  return text !== null && text !== undefined && UUID.test(text)
}
