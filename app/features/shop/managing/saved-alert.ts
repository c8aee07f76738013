/** What a page says and where one is on it, while it loads itself anew. */
interface AlertState {
  readonly title: string | null
  /** What has the focus, as a selector. */
  readonly place: string | null
}

const KEY = 'shop-alert'

export function saveAlert(saved: AlertState): void {
  sessionStorage.setItem(KEY, JSON.stringify(saved))
}

/** What was kept, once; null on a page that was opened otherwise. */
export function takeSavedAlert(): AlertState | null {
  const saved = sessionStorage.getItem(KEY)
  sessionStorage.removeItem(KEY)
  return saved === null ? null : (JSON.parse(saved) as AlertState)
}

/** How an element is found on the page when it is loaded anew; null where it has neither id nor name. */
export function selectorOf(element: Element | null): string | null {
  if (element?.id) return `#${CSS.escape(element.id)}`
  const name = element?.getAttribute('name')
  if (!name) return null
  const value = element!.getAttribute('value')
  return `${element!.localName}[name="${CSS.escape(name)}"]${value ? `[value="${CSS.escape(value)}"]` : ''}`
}
