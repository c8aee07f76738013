/** What stands in the place of a link that lets somebody in. */
const HIDDEN = '…'

const SECRET = /([?&;]token=)[\w.~%-]{16,}/g

/** Whether a mail's text holds a link that lets whoever follows it in. */
export function hasSecretLink(text: string): boolean {
  return text.search(SECRET) >= 0
}

/** A mail's text, or HTML, with its secret links made blunt. */
export function withoutSecrets(text: string): string {
  return text.replaceAll(SECRET, `$1${HIDDEN}`)
}
