/** What a page says and where one is on it, while it loads itself anew. */
interface Kept {
  readonly title: string | null
  /** What has the focus, as a selector. */
  readonly place: string | null
}

const KEY = 'shop-alert'

export function keepOverReload(kept: Kept): void {
  sessionStorage.setItem(KEY, JSON.stringify(kept))
}

/** What was kept, once; null on a page that was opened otherwise. */
export function keptOverReload(): Kept | null {
  const kept = sessionStorage.getItem(KEY)
  sessionStorage.removeItem(KEY)
  return kept === null ? null : (JSON.parse(kept) as Kept)
}

/** How an element is found on the page when it is loaded anew; null where it has neither id nor name. */
export function selectorOf(element: Element | null): string | null {
  if (element?.id) return `#${CSS.escape(element.id)}`
  const name = element?.getAttribute('name')
  if (!name) return null
  const value = element!.getAttribute('value')
  return `${element!.localName}[name="${CSS.escape(name)}"]${value ? `[value="${CSS.escape(value)}"]` : ''}`
}
