import { isId } from '#base/ids.ts'

import { isItemKind, isItemStatus, type ItemKind, type ItemStatus } from './item.ts'

/** Where a page of the list begins: behind this item, or before it. Those to be read first stand before all others. */
export interface Place {
  readonly direction: 'older' | 'newer'
  readonly readFirst: boolean
  readonly receivedAt: Date
  readonly id: string
}

/** Which items are asked for. */
export interface Filters {
  readonly spam: boolean
  /** Only what is to be read first. */
  readonly readFirst: boolean
  readonly kind: ItemKind | null
  readonly status: ItemStatus | null
  /** An administrator, or nobody. */
  readonly assignee: { readonly userId: string | null } | null
  readonly unread: boolean
  readonly q: string
}

export const MAX_SEARCHED = 200
/** What an address asks for; whatever is no filter is none. `me` is whoever looks. */
export function filtersOf(params: URLSearchParams, me: string): Filters {
  const kind = params.get('kind')
  const status = params.get('status')
  return {
    spam: params.get('box') === 'spam',
    readFirst: params.get('box') === 'first',
    kind: isItemKind(kind) ? kind : null,
    status: isItemStatus(status) ? status : null,
    assignee: assigneeOf(params.get('assignee'), me),
    unread: params.get('unread') === '1',
    q: (params.get('q') ?? '').trim().slice(0, MAX_SEARCHED),
  }
}

function assigneeOf(typed: string | null, me: string): Filters['assignee'] {
  if (typed === 'me') return { userId: me }
  if (typed === 'none') return { userId: null }
  return typed !== null && isId(typed) ? { userId: typed } : null
}

/** Behind the place of an item that stands on top. */
const TOP = 'top'

/** Where an address asks the page to begin; null for the newest. */
export function placeOf(params: URLSearchParams): Place | null {
  for (const direction of ['older', 'newer'] as const) {
    const [at = '', id = '', top] = (params.get(direction) ?? '').split('~')
    const instant = new Date(at)
    if (isId(id) && !Number.isNaN(instant.getTime())) return { direction, readFirst: top === TOP, receivedAt: instant, id }
  }
  return null
}

/** The same place as part of an address. */
export function placeParam({ direction, readFirst, receivedAt, id }: Place): Record<string, string> {
  return { [direction]: [receivedAt.toISOString(), id, ...(readFirst ? [TOP] : [])].join('~') }
}

/** The address of the list with these changes; another filter begins at the newest. */
export function listAddress(params: URLSearchParams, changes: Readonly<Record<string, string | null>>): string {
  const next = new URLSearchParams(params)
  for (const name of ['older', 'newer']) next.delete(name)
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  const query = next.toString()
  return query === '' ? '/admin/messages' : `/admin/messages?${query}`
}

/** The parts that must all stand somewhere in an item, each once. */
export function partsOf(q: string): string[] {
  return [...new Set(q.split(/\s+/).filter(Boolean))].slice(0, 8)
}

/** A part as it may be written in other places: Weiss is Weiß, and Strasse Straße. */
export function spellingsOf(part: string): string[] {
  return [...new Set([part, part.replaceAll(/ss/gi, 'ß'), part.replaceAll(/ß/gi, 'ss')])]
}
