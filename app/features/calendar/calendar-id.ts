const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i

/** Whether the text has the form of an id of ours. */
export function isId(text: string | null | undefined): text is string {
  return text !== null && text !== undefined && UUID.test(text)
}
