import { shapeOf, type AnyValues } from './fields.ts'
import type { Page, PageHead, Section, StarterPage } from './page.ts'
import { same } from './same.ts'
import type { SectionKind, SectionKinds } from './section-kind.ts'

/** Values with the kind and the version by which they are to be read. */
export interface StoredValues {
  readonly kind: string
  readonly version: number
  readonly values: AnyValues
}

/** Stored values that this release cannot read: they stay as they are, are shown to the owner, and are tried again by every release. */
export interface UnreadValues extends StoredValues {
  readonly id: string
  /** Whether they are changes of a section that ships, or a section of their own. */
  readonly of: 'changed' | 'added'
}

/**
 * What is stored of a page: only what differs from the one that ships, field by field, so that what nobody touched follows its updates
 * (decision 0033).
 */
export interface PageEdits {
  readonly head?: { readonly [Name in keyof PageHead]?: PageHead[Name] | undefined } | undefined
  /** Fields of sections that ship, by the section’s id. */
  readonly changed?: Readonly<Record<string, StoredValues>> | undefined
  readonly added?: ReadonlyArray<StoredValues & { readonly id: string }> | undefined
  readonly removed?: readonly string[] | undefined
  readonly hidden?: readonly string[] | undefined
  /** The ids in their order, where it is another one than that of the page that ships. */
  readonly order?: readonly string[] | undefined
  readonly unread?: ReadonlyArray<UnreadValues> | undefined
  /** What of it has no shape that this release knows (`read-edits.ts`). */
  readonly lost?: ReadonlyArray<LostPart> | undefined
}

/** A part of what is stored, as it is, with the name of the part that it stood in. */
export interface LostPart {
  readonly at: string
  readonly value: unknown
}

/** The page that ships with what was changed in it, and what of the changes cannot be read. */
export function applyEdits(
  starter: StarterPage,
  edits: PageEdits,
  kinds: SectionKinds,
): { page: Page; unread: ReadonlyArray<UnreadValues>; lost: ReadonlyArray<LostPart> } {
  const unread: UnreadValues[] = []
  const waiting = edits.unread ?? []
  const removed = new Set(edits.removed)
  const hidden = new Set(edits.hidden)
  const taken = new Set(starter.sections.map(({ id }) => id))
  /** What was written over the values that a section begins with; what waited to be read first, so that later words win. */
  const written = (id: string, kind: SectionKind | undefined, own: StoredValues | undefined): AnyValues => {
    const all = [...waiting.filter((each) => each.of === 'changed' && each.id === id), ...(own ? [own] : [])]
    const parts = all.map((each) => {
      const [readable, rest] = partsOf(each, kind)
      if (rest) unread.push({ ...rest, id, of: 'changed' })
      return readable
    })
    return Object.assign({}, ...parts)
  }
  const shipped = starter.sections
    .filter(({ id, isFixed }) => isFixed || !removed.has(id))
    .map(({ id, kind, values, isFixed }): Section => {
      const own = { ...values, ...written(id, kinds.get(kind), edits.changed?.[id]) }
      return { id, kind, values: own, isHidden: !isFixed && hidden.has(id) }
    })
  const added = [...(edits.added ?? []), ...waiting.filter(({ of }) => of === 'added')].flatMap((each): Section[] => {
    const kind = kinds.get(each.kind)
    if (!kind || each.version > kind.version || taken.has(each.id)) {
      unread.push({ id: each.id, of: 'added', kind: each.kind, version: each.version, values: each.values })
      return []
    }
    taken.add(each.id)
    const values = { ...kind.start, ...written(each.id, kind, each) }
    return [{ id: each.id, kind: each.kind, values, isHidden: hidden.has(each.id) }]
  })
  const orphans = Object.entries(edits.changed ?? {}).map(([id, each]): UnreadValues => ({ ...each, id, of: 'changed' }))
  const there = new Set([...shipped, ...added].map(({ id }) => id))
  const all = [...orphans, ...waiting.filter(({ of }) => of === 'changed')]
  unread.push(...all.filter(({ id }) => !there.has(id) && !(removed.has(id) && taken.has(id))))
  const head = {
    title: edits.head?.title ?? starter.head.title,
    description: edits.head?.description ?? starter.head.description,
    picture: edits.head?.picture ?? starter.head.picture,
  }
  return { page: { head, sections: inOrder([...shipped, ...added], edits.order) }, unread, lost: edits.lost ?? [] }
}

/** What is to be stored of a page: what differs from the one that ships, and what nobody could read. */
export function editsOf(
  starter: StarterPage,
  { head, sections }: Page,
  kinds: SectionKinds,
  { unread = [], lost = [] }: Pick<PageEdits, 'unread' | 'lost'> = {},
): PageEdits {
  const shipped = new Map(starter.sections.map((section) => [section.id, section]))
  const there = new Set(sections.map(({ id }) => id))
  const changed: Record<string, StoredValues> = {}
  const added: Array<StoredValues & { id: string }> = []
  for (const { id, kind, values } of sections) {
    const { version } = kinds.get(kind)!
    const before = shipped.get(id)
    const different = before ? differences(before.values, values) : null
    if (!different) added.push({ id, kind, version, values })
    else if (Object.keys(different).length > 0) changed[id] = { kind, version, values: different }
  }
  const order = sections.map(({ id }) => id)
  const natural = [...[...shipped.keys()].filter((id) => there.has(id)), ...added.map(({ id }) => id)]
  const ownHead = differences(starter.head, head)
  return {
    ...(Object.keys(ownHead).length > 0 && { head: ownHead }),
    ...(Object.keys(changed).length > 0 && { changed }),
    ...filled('added', added),
    ...filled(
      'removed',
      [...shipped.keys()].filter((id) => !there.has(id)),
    ),
    ...filled(
      'hidden',
      sections.filter(({ isHidden }) => isHidden).map(({ id }) => id),
    ),
    ...(!same(order, natural) && { order }),
    ...filled('unread', unread),
    ...filled('lost', lost),
  }
}

/** What of the values this release can read, brought to the newest shape of their kind, and what it can't: each field stands for itself. */
function partsOf(stored: StoredValues, kind: SectionKind | undefined): [readable: AnyValues, rest: StoredValues | null] {
  if (!kind || stored.kind !== kind.name || stored.version > kind.version) return [{}, stored]
  const isOlder = stored.version < kind.version && kind.migrate !== undefined
  const values = isOlder ? kind.migrate!(stored.values, stored.version) : stored.values
  const [readable, rest]: Array<Record<string, unknown>> = [{}, {}]
  for (const [name, value] of Object.entries(values)) {
    const parsed = Object.hasOwn(kind.fields, name) ? shapeOf(kind.fields[name]!).safeParse(value) : null
    if (parsed?.success) readable![name] = parsed.data
    else rest![name] = value
  }
  return [readable!, Object.keys(rest!).length > 0 ? { kind: kind.name, version: kind.version, values: rest! } : null]
}

/** A section that the order does not know (an update brought it) stands behind the one that it stands behind on the page that ships. */
function inOrder(sections: ReadonlyArray<Section>, order: readonly string[] | undefined): ReadonlyArray<Section> {
  if (!order) return sections
  const byId = new Map(sections.map((section) => [section.id, section]))
  const ids = [...new Set(order)].filter((id) => byId.has(id))
  for (const [at, { id }] of sections.entries()) {
    if (ids.includes(id)) continue
    const before = sections[at - 1]
    ids.splice(before ? ids.indexOf(before.id) + 1 : 0, 0, id)
  }
  return ids.map((id) => byId.get(id)!)
}

function filled<Name extends string, Each>(
  name: Name,
  all: ReadonlyArray<Each>,
): { readonly [Key in Name]?: ReadonlyArray<Each> } {
  return all.length > 0 ? ({ [name]: all } as { [Key in Name]: ReadonlyArray<Each> }) : {}
}

function differences<Of extends object>(before: Of, after: Of): Partial<Of> {
  const names = Object.keys(after) as Array<keyof Of>
  const different = names.filter((name) => !same(before[name], after[name])).map((name) => [name, after[name]])
  return Object.fromEntries(different) as Partial<Of>
}
