import type { HelpShown } from '#features/inbox/read-first/help-shown.ts'

/** What an item can be, in the order of the tabs, with its name in the singular and over a list. */
export const itemKinds = {
  contact: { one: 'Contact form', many: 'Contact' },
  enquiry: { one: 'Enquiry', many: 'Enquiries' },
  story: { one: 'Story', many: 'Stories' },
  chat: { one: 'Chat', many: 'Chats' },
  lead: { one: 'Lead', many: 'Leads' },
  mail: { one: 'Mail', many: 'Mails' },
  reason: { one: 'Reason for cancelling', many: 'Reasons' },
} as const
export type ItemKind = keyof typeof itemKinds

/** How far the team is with an item. */
export const itemStatuses = { open: 'Open', waiting: 'Waiting', done: 'Done' } as const
export type ItemStatus = keyof typeof itemStatuses

export function isItemKind(text: string | null | undefined): text is ItemKind {
  return Object.hasOwn(itemKinds, text ?? '')
}

export function isItemStatus(text: string | null | undefined): text is ItemStatus {
  return Object.hasOwn(itemStatuses, text ?? '')
}

/** An item as the owner sees it in a list: who wrote, how it begins, how far one is with it. */
export interface ItemLine {
  readonly id: string
  readonly kind: ItemKind
  readonly name: string
  readonly email: string
  /** The first words of the text, on one line. */
  readonly excerpt: string
  readonly status: ItemStatus
  readonly assigneeId: string | null
  readonly receivedAt: Date
  readonly read: boolean
  /** Stands on top. */
  readonly readFirst: boolean
  /** When danger was last recognised in it; null where it never was. */
  readonly dangerAt: Date | null
}

export interface Item extends Omit<ItemLine, 'excerpt'> {
  readonly ref: string | null
  readonly body: string
  /** Danger was recognised in its text, where that is not a conversation. */
  readonly danger: boolean
  /** What the writer was told at once when danger was last recognised; without numbers where nothing was, null where it is not known. */
  readonly help: HelpShown | null
  readonly spam: boolean
  /** When they wrote first. */
  readonly begunAt: Date
}

/** The item of a conversation that is not kept any more: none of its words is. */
export function isForgotten({ kind, ref, body }: Pick<Item, 'kind' | 'ref' | 'body'>): boolean {
  return (kind === 'chat' || kind === 'lead') && ref === null && body === ''
}

/** What somebody is called who gave no name. */
export function nameOf({ name, email }: Pick<Item, 'name' | 'email'>): string {
  return name || email || 'A visitor'
}

const EXCERPT = 140

/** The beginning of a text on one line, cut between words, with “…” where something is left out. */
export function excerpt(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  const characters = [...line]
  if (characters.length <= EXCERPT) return line
  const head = characters.slice(0, EXCERPT).join('')
  const lastSpace = head.lastIndexOf(' ')
  return `${lastSpace > EXCERPT / 2 ? head.slice(0, lastSpace) : head}…`
}
