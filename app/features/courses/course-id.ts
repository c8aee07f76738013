const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Whether this can be the id of something here at all; anything else is simply not there. */
export function isId(text: string | null | undefined): text is string {
  return text !== null && text !== undefined && UUID.test(text)
}
