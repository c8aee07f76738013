import type { ContactMessage } from './contact.ts'

/** A message as it comes out of the form, for tests. */
export function aContactMessage(changes: Partial<ContactMessage> = {}): ContactMessage {
  return { name: 'Ann', email: 'ann@example.com', message: 'I would like to sleep better.', ...changes }
}
