import { eq } from 'drizzle-orm'

import { applyEdits, editsOf, type LostPart, type PageEdits, type UnreadValues } from '#features/pages/core/page-edits.ts'
import type { Page, StarterPage } from '#features/pages/core/page.ts'
import { same } from '#features/pages/core/same.ts'
import type { ActOutcome, ActRefusal } from '#features/pages/core/section-acts.ts'
import { pages } from '#features/pages/core/tables.server.ts'
import { sectionKinds } from '#features/pages/kinds/all-kinds.ts'
import { editsIn, findStarter, findStarters, ownStarter } from '#features/pages/published/find-published.server.ts'
import { PAGES } from '#features/site/settings/settings.server.ts'
import { lockInTransaction, type Transaction } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { findVersion, keepVersion } from './page-versions.server.ts'

export interface Editor {
  readonly userId: string
}

type Needs = Pick<Infrastructure, 'db' | 'broadcast' | 'log'>
type Changing = Needs & Pick<Infrastructure, 'audit' | 'clock'>
type Row = typeof pages.$inferSelect

/** A page as it is opened for editing: with what waits to be published. */
export interface EditedPage {
  readonly starter: StarterPage
  readonly page: Page
  readonly unread: ReadonlyArray<UnreadValues>
  readonly lost: ReadonlyArray<LostPart>
  /** Something waits to be published. */
  readonly isChanged: boolean
  readonly isPublic: boolean
  /** It is the owner’s own, and not one that ships. */
  readonly isOwn: boolean
  readonly publishedAt: Date | null
}

/** The page of this id with its draft; null when there is none. */
export async function openPage(services: Needs, id: string): Promise<EditedPage | null> {
  const [row] = await services.db.select().from(pages).where(eq(pages.id, id))
  const starter = await starterFor(services, id, row ?? null)
  return starter && editedOf(services, starter, row ?? null)
}

/** The page at a path with its draft, or as a version of it says, published or not; null when there is none. */
export async function openPageAt(services: Needs, path: string, version: string | null = null): Promise<EditedPage | null> {
  const opened = await openDraftAt(services, path)
  if (!opened || version === null) return opened
  const edits = await findVersion(services.db, opened.starter.id, version)
  if (edits === null) return null
  const read = applyEdits(opened.starter, editsIn(services, opened.starter.id, edits), sectionKinds)
  return { ...opened, ...read }
}

async function openDraftAt(services: Needs, path: string): Promise<EditedPage | null> {
  const shipped = (await findStarters(services)).find((starter) => starter.path === path)
  if (shipped) return openPage(services, shipped.id)
  const [own] = await services.db
    .select({ id: pages.id })
    .from(pages)
    .where(eq(pages.slug, path.slice(1)))
  return own ? openPage(services, own.id) : null
}

/** Every page by its name: those that ship first, then the owner’s own by their address. */
export async function listPages(services: Needs): Promise<EditedPage[]> {
  const starters = await findStarters(services)
  const rows = await services.db.select().from(pages)
  const stored = new Map(rows.map((row) => [row.id, row]))
  const own = rows.filter(({ slug }) => slug !== null).toSorted((one, other) => one.slug!.localeCompare(other.slug!))
  return [
    ...starters.map((starter) => editedOf(services, starter, stored.get(starter.id) ?? null)),
    ...own.map((row) => editedOf(services, ownStarter(row.id, row.slug!), row)),
  ]
}

/** What became of a change: with the version that brings back what was before it. */
export type Changed =
  | { readonly ok: true; readonly page: Page; readonly undo: string | null }
  | { readonly ok: false; readonly reason: ActRefusal | 'no page' }

/**
 * Changes the draft of a page. `isTyping` says that somebody is writing: what was there before is then kept once a minute and not at every
 * letter.
 */
export async function changePage(
  services: Changing,
  { userId }: Editor,
  id: string,
  act: (page: Page, starter: StarterPage) => ActOutcome,
  { isTyping = false } = {},
): Promise<Changed> {
  return services.db.transaction(async (tx): Promise<Changed> => {
    const held = await hold(services, tx, id)
    if (!held) return { ok: false, reason: 'no page' }
    const { row, starter } = held
    const { page, unread, lost } = editedOf(services, starter, row)
    const outcome = act(page, starter)
    if (!outcome.ok) return outcome
    const before = draftOf(services, id, row)
    const draft = editsOf(starter, outcome.page, sectionKinds, { unread, lost })
    if (same(before, draft)) return { ok: true, page: outcome.page, undo: null }
    const undo = await keepVersion(
      tx,
      services.clock,
      { pageId: id, kind: 'draft', edits: storedIn(row), savedBy: userId },
      isTyping,
    )
    await write(services, tx, row, starter, draft)
    return { ok: true, page: outcome.page, undo }
  })
}

/** Shows everybody what the draft says. False where nothing waits, or there is no such page. */
export async function publishPage(services: Changing, { userId }: Editor, id: string): Promise<boolean> {
  return services.db.transaction(async (tx) => {
    const held = await hold(services, tx, id)
    if (!held?.row || (held.row.draft === null && held.row.isPublic)) return false
    const { row } = held
    const now = services.clock.now()
    const edits = row.draft ?? row.edits
    if (row.isPublic) await keepVersion(tx, services.clock, { pageId: id, kind: 'published', edits: row.edits, savedBy: userId })
    await tx.update(pages).set({ edits, draft: null, isPublic: true, publishedAt: now, changedAt: now }).where(eq(pages.id, id))
    await services.audit.record(tx, { actor: { userId }, action: 'page.published', details: { page: id } })
    await services.broadcast.publish(tx, PAGES)
    return true
  })
}

/** Throws the draft away; it is kept among the versions. */
export async function discardDraft(services: Changing, { userId }: Editor, id: string): Promise<boolean> {
  return services.db.transaction(async (tx) => {
    const held = await hold(services, tx, id)
    if (!held?.row?.draft) return false
    await keepVersion(tx, services.clock, { pageId: id, kind: 'draft', edits: held.row.draft, savedBy: userId })
    await tx.update(pages).set({ draft: null }).where(eq(pages.id, id))
    return true
  })
}

/**
 * Makes a version the draft. What the draft said is kept in its turn.
 *
 * @param isStill asks of the page as it is now whether it may be replaced: of what somebody takes back, whether it is the last that was done
 */
export async function restoreVersion(
  services: Changing,
  { userId }: Editor,
  id: string,
  versionId: string,
  isStill: (page: Page) => boolean = () => true,
): Promise<'restored' | 'no version' | 'changed since'> {
  return services.db.transaction(async (tx) => {
    const held = await hold(services, tx, id)
    const version = await findVersion(tx, id, versionId)
    if (!held || version === null) return 'no version'
    if (!isStill(editedOf(services, held.starter, held.row).page)) return 'changed since'
    await keepVersion(tx, services.clock, { pageId: id, kind: 'draft', edits: storedIn(held.row), savedBy: userId })
    await write(services, tx, held.row, held.starter, editsIn(services, id, version))
    return 'restored'
  })
}

async function starterFor(services: Needs, id: string, row: Row | null): Promise<StarterPage | null> {
  if (row?.slug) return ownStarter(id, row.slug)
  return findStarter(services, id)
}

/** Whoever else changes, moves or deletes this page waits until the transaction ends. */
export async function lockPage(tx: Transaction, id: string): Promise<void> {
  await lockInTransaction(tx, `page ${id}`)
}

/** The page held for this transaction: of two who change it, one comes after the other. Null when there is none. */
async function hold(services: Needs, tx: Transaction, id: string): Promise<{ row: Row | null; starter: StarterPage } | null> {
  await lockPage(tx, id)
  const [row] = await tx.select().from(pages).where(eq(pages.id, id))
  const starter = await starterFor(services, id, row ?? null)
  return starter && { row: row ?? null, starter }
}

/** What is stored of a draft, as it is: what this release cannot read is kept among the versions all the same. */
function storedIn(row: Row | null): PageEdits {
  return row?.draft ?? row?.edits ?? {}
}

function draftOf(services: Pick<Infrastructure, 'log'>, id: string, row: Row | null): PageEdits {
  return editsIn(services, id, storedIn(row))
}

function editedOf(services: Pick<Infrastructure, 'log'>, starter: StarterPage, row: Row | null): EditedPage {
  const read = applyEdits(starter, draftOf(services, starter.id, row), sectionKinds)
  const { isPublic = true, publishedAt = null } = row ?? {}
  return { starter, ...read, isChanged: Boolean(row?.draft), isPublic, isOwn: Boolean(row?.slug), publishedAt }
}

/** Writes the draft; none where it says what everybody sees. */
async function write(
  { clock }: Pick<Infrastructure, 'clock'>,
  tx: Transaction,
  row: Row | null,
  { id }: StarterPage,
  edits: PageEdits,
): Promise<void> {
  const now = clock.now()
  const draft = same(edits, row?.edits ?? {}) ? null : edits
  await tx
    .insert(pages)
    .values({ id, edits: {}, draft, isPublic: true, createdAt: now, changedAt: now })
    .onConflictDoUpdate({ target: pages.id, set: { draft, changedAt: now } })
}
