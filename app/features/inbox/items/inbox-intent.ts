import { splitIntent } from '#base/intent-value.ts'

import { isItemStatus, type ItemStatus } from './item.ts'

type PlainName = 'read' | 'unread' | 'off-top' | 'spam' | 'not-spam' | 'delete'

/** Something done to items, one or several at once. */
export type Intent =
  | { readonly name: PlainName }
  | { readonly name: 'status'; readonly status: ItemStatus }
  /** Null for nobody. */
  | { readonly name: 'assign'; readonly assigneeId: string | null }

type Reader = (value: string) => Intent | null
const plain =
  (name: PlainName): Reader =>
  (value) =>
    value === '' ? { name } : null

/** How what is asked to be done is read, by its name. */
const readers: Readonly<Record<Intent['name'], Reader>> = {
  read: plain('read'),
  unread: plain('unread'),
  'off-top': plain('off-top'),
  spam: plain('spam'),
  'not-spam': plain('not-spam'),
  delete: plain('delete'),
  status: (value) => (isItemStatus(value) ? { name: 'status', status: value } : null),
  assign: (value) => (value === '' ? null : { name: 'assign', assigneeId: value === 'none' ? null : value }),
}

const isName = (name: string): name is Intent['name'] => Object.hasOwn(readers, name)

/** What a form asks to be done: “read”, “status:done”, “assign:” with an id or “none”. Null when that is nothing. */
export function intentOf(typed: string | undefined): Intent | null {
  const { intent, value } = splitIntent(typed ?? '')
  return isName(intent) ? readers[intent](value) : null
}

const TICKED = 'item:'

/** The name of the box with which an item is ticked. */
export const boxOf = (id: string): string => TICKED + id

/** The items that are ticked in a form. */
export function tickedIn(fields: Readonly<Record<string, string | undefined>>): string[] {
  return Object.keys(fields).flatMap((name) => (name.startsWith(TICKED) ? [name.slice(TICKED.length)] : []))
}

const pasts = {
  read: 'marked as read',
  unread: 'marked as unread',
  'off-top': 'no longer on top',
  spam: 'moved to spam',
  'not-spam': 'no longer spam',
  delete: 'deleted',
} as const
const statusPasts = { open: 'open again', waiting: 'waiting for an answer', done: 'done' } as const

/** What was done to so many items, as the page after it says: “3 messages are deleted”. */
export function doneWords(intent: Intent, count: number): string {
  return count === 1 ? `The message is ${pastOf(intent)}` : `${count} messages are ${pastOf(intent)}`
}

/** What the page after an action says; of those that wait to be read first, some may stay on top. */
export function doneToast(intent: Intent, { count, onTop }: { count: number; onTop: number }): { title: string; text?: string } {
  const mayStay = intent.name === 'off-top' || (intent.name === 'status' && intent.status === 'done')
  if (!mayStay || onTop === 0) return { title: doneWords(intent, count) }
  const text = 'Danger was recognised there after this page was opened. Please read it first.'
  const staying = onTop === 1 ? 'One message stays on top' : `${onTop} messages stay on top`
  return intent.name === 'off-top' ? { title: staying, text } : { title: doneWords(intent, count), text: `${staying}. ${text}` }
}

function pastOf(intent: Intent): string {
  if (intent.name === 'status') return statusPasts[intent.status]
  if (intent.name === 'assign') return intent.assigneeId === null ? 'assigned to nobody' : 'assigned'
  return pasts[intent.name]
}
