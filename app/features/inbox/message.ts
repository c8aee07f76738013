/** A message as the owner sees it in a list: who wrote, how it begins, whether it was read. */
export interface MessageLine {
  readonly id: string
  readonly kind: 'contact' | 'enquiry' | 'story' | 'chat' | 'lead'
  readonly name: string
  readonly email: string
  /** The first words of the text, on one line. */
  readonly excerpt: string
  readonly receivedAt: Date
  readonly read: boolean
}

export interface Message extends Omit<MessageLine, 'excerpt'> {
  readonly body: string
  readonly spam: boolean
}

export const kindNames: Readonly<Record<MessageLine['kind'], string>> = {
  contact: 'Contact form',
  enquiry: 'Enquiry',
  story: 'Story',
  chat: 'Chat',
  lead: 'Lead',
}

const EXCERPT = 140

/** The beginning of a text on one line, cut between words, with “…” where something is left out. */
export function excerpt(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  const signs = [...line]
  if (signs.length <= EXCERPT) return line
  const head = signs.slice(0, EXCERPT).join('')
  const lastSpace = head.lastIndexOf(' ')
  return `${lastSpace > EXCERPT / 2 ? head.slice(0, lastSpace) : head}…`
}
