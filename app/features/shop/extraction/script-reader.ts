/** All JSON of a page together; what comes after that is not read. */
const MAX_SIGNS = 2_500_000
const MAX_SCRIPTS = 60
const LONGEST_OTHER = 20_000

/** Keeps the JSON among the scripts of a page, as its tags go by. */
export class ScriptReader {
  readonly linkedData: string[] = []
  readonly embedded: string[] = []
  shopCurrency: string | null = null
  #open: { kind: 'linked' | 'embedded' | 'other'; parts: string[]; left: number } | null = null
  #left = MAX_SIGNS

  open({ type = '' }: Readonly<Record<string, string>>): void {
    const kind = /ld\+json/i.test(type) ? 'linked' : /^\s*application\/json/i.test(type) ? 'embedded' : 'other'
    this.#open = { kind, parts: [], left: kind === 'other' ? LONGEST_OTHER : this.#left }
  }

  /** Whether the text belongs to a script. */
  text(text: string): boolean {
    const open = this.#open
    if (!open) return false
    if (open.left > 0) open.parts.push(text)
    open.left -= text.length
    return true
  }

  close(): void {
    const open = this.#open
    this.#open = null
    if (!open) return
    const text = open.parts.join('')
    if (open.kind === 'other') {
      this.shopCurrency ??= /Shopify\.currency\s*=\s*\{\s*"active"\s*:\s*"([A-Z]{3})"/.exec(text)?.[1] ?? null
      return
    }
    this.#left = open.left
    const list = open.kind === 'linked' ? this.linkedData : this.embedded
    // One that was cut off would only be half a sentence.
    if (open.left >= 0 && list.length < MAX_SCRIPTS) list.push(text)
  }
}
