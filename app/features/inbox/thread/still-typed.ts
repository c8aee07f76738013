/**
 * Whether what stands in a form are words of somebody’s own that have not been sent: not those it began with, and not those that have just been
 * sent, be it from here or from another tab.
 */
export function isStillTyped(typed: string, { began, sent }: { readonly began: string; readonly sent: string }): boolean {
  const [own, ...others] = [typed, began, sent].map((text) => text.replace(/\r\n?/g, '\n').trim())
  return own !== '' && !others.includes(own!)
}
