import type { Typed } from './use-chat.tsx'

let typed: Typed = { message: '', email: '' }

/** What stands unsent in the panel, for when it is closed and opened again. It lives as long as the document, and in browsers alone. */
export const typedBefore = (): Typed => typed

export function keepTyped(now: Typed): void {
  typed = now
}
