import { fillIn } from './fill-in.ts'
import { useSiteWords } from './site-words.tsx'

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' }

/** HTML with the name of the house in the place of `{name}`, as text wherever it stands. */
export function useNamedHtml(html: string): string {
  return fillIn(
    html,
    useSiteWords().name.replaceAll(/[&<>"']/g, (sign) => SIGNS[sign]!),
  )
}
