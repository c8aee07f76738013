/** Whether a text of an address or a form could be the id of a report or of its file. */
export function isId(text: string): boolean {
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)
}
