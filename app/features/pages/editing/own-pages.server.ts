import { randomUUID } from 'node:crypto'

import { and, eq, ne } from 'drizzle-orm'

import { editsOf } from '#features/pages/core/page-edits.ts'
import { headOf } from '#features/pages/core/page.ts'
import { reservedSlugs } from '#features/pages/core/reserved-slugs.ts'
import { pages } from '#features/pages/core/tables.server.ts'
import { sectionKinds } from '#features/pages/kinds/all-kinds.ts'
import { headingKind } from '#features/pages/kinds/heading.tsx'
import { findStarter, ownStarter } from '#features/pages/published/find-published.server.ts'
import { addRedirect, countRedirectsTo, deleteRedirectsTo } from '#features/site/redirects/redirects.server.ts'
import { addMenuLink, countMenuLinks, moveMenuLinks } from '#features/site/settings/menu-links.server.ts'
import { PAGES } from '#features/site/settings/settings.server.ts'
import { firstFreeSlug, slugOf } from '#features/site/slug.ts'
import { dropTextFiles } from '#features/writing/files/text-files.server.ts'
import { lockInTransaction, type Transaction } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { lockPage, openPage, type Editor } from './edit-page.server.ts'
import type { PageAddress } from './page-address.ts'

type Changing = Pick<Infrastructure, 'db' | 'broadcast' | 'log' | 'audit' | 'clock'>

type Saved = { readonly ok: true; readonly id: string } | { readonly ok: false; readonly reason: 'taken' | 'gone' }

/** Starts a page of the owner’s own, as a draft with a heading. Without an address of its own it gets one from its title. */
export async function createPage(services: Changing, { userId }: Editor, { title, slug }: PageAddress): Promise<Saved> {
  return services.db.transaction(async (tx): Promise<Saved> => {
    const taken = await takenSlugs(tx)
    if (slug !== '' && taken.has(slug)) return { ok: false, reason: 'taken' }
    const own = slug || firstFreeSlug(slugOf(title) || 'page', new Set([...taken, ...reservedSlugs]))
    const id = randomUUID()
    const section = { id: randomUUID(), kind: headingKind.name, values: { title, lead: '' }, isHidden: false }
    const draft = editsOf(ownStarter(id, own), { head: headOf(title), sections: [section] }, sectionKinds)
    const now = services.clock.now()
    await tx.insert(pages).values({ id, slug: own, edits: {}, draft, isPublic: false, createdAt: now, changedAt: now })
    await services.audit.record(tx, { actor: { userId }, action: 'page.created', details: { page: id } })
    return { ok: true, id }
  })
}

/** Gives a page of the owner's own another address, at once. Whoever comes by the former one is led on, where the page was public. */
export async function moveAddress(services: Changing, { userId }: Editor, id: string, slug: string): Promise<Saved> {
  return services.db.transaction(async (tx): Promise<Saved> => {
    await lockPage(tx, id)
    const taken = await takenSlugs(tx, id)
    const [row] = await tx.select().from(pages).where(eq(pages.id, id))
    if (!row?.slug) return { ok: false, reason: 'gone' }
    if (taken.has(slug)) return { ok: false, reason: 'taken' }
    if (row.slug === slug) return { ok: true, id }
    const actor = { userId }
    await tx.update(pages).set({ slug, changedAt: services.clock.now() }).where(eq(pages.id, id))
    await services.audit.record(tx, { actor, action: 'page.moved', details: { page: id } })
    await moveMenuLinks({ ...services, db: tx }, { from: `/${row.slug}`, to: `/${slug}` }, actor)
    if (row.publishedAt) await addRedirect(services, tx, { from: `/${row.slug}`, to: `/${slug}`, actor })
    await services.broadcast.publish(tx, PAGES)
    return { ok: true, id }
  })
}

/** Takes a page from the site; it stays as a draft. Pages that the rest of the site leads to stay. */
export async function unpublishPage(services: Changing, { userId }: Editor, id: string): Promise<boolean> {
  const shippedHere = await findStarter(services, id)
  if (shippedHere?.stays) return false
  return services.db.transaction(async (tx) => {
    await lockPage(tx, id)
    const now = services.clock.now()
    const shipped = { id, edits: {}, isPublic: true, createdAt: now, changedAt: now }
    if (shippedHere) await tx.insert(pages).values(shipped).onConflictDoNothing()
    const [row] = await tx.select().from(pages).where(eq(pages.id, id)).for('update')
    if (!row?.isPublic) return false
    await tx.update(pages).set({ isPublic: false, changedAt: now }).where(eq(pages.id, id))
    await services.audit.record(tx, { actor: { userId }, action: 'page.unpublished', details: { page: id } })
    await services.broadcast.publish(tx, PAGES)
    return true
  })
}

/** Deletes a page of the owner’s own with its versions, the files of its texts, its links in the menu and the redirects that lead to it. */
export async function deletePage(
  services: Changing & Pick<Infrastructure, 'jobs'>,
  { userId }: Editor,
  id: string,
): Promise<boolean> {
  return services.db.transaction(async (tx) => {
    await lockPage(tx, id)
    const [gone] = await tx
      .delete(pages)
      .where(and(eq(pages.id, id), ne(pages.slug, '')))
      .returning({ slug: pages.slug })
    if (!gone) return false
    const [path, actor] = [`/${gone.slug}`, { userId }]
    await moveMenuLinks({ ...services, db: tx }, { from: path, to: null }, actor)
    await deleteRedirectsTo({ ...services, db: tx }, actor, path)
    await dropTextFiles(services, tx, [`pages/${id}`])
    await services.audit.record(tx, { actor, action: 'page.deleted', details: { page: id } })
    await services.broadcast.publish(tx, PAGES)
    return true
  })
}

/** Leads to a page of the owner’s own from the bar, by its title. */
export async function addToMenu(services: Changing, { userId }: Editor, id: string): Promise<boolean> {
  return services.db.transaction(async (tx) => {
    const opened = await openPage({ ...services, db: tx }, id)
    if (!opened?.isOwn) return false
    const { page, starter } = opened
    await addMenuLink({ ...services, db: tx }, { label: page.head.title || starter.name, to: starter.path }, { userId })
    return true
  })
}

/** What leads to a page, and goes with it. */
export async function findWaysTo(services: Pick<Infrastructure, 'db' | 'log'>, path: string) {
  const [menu, redirects] = await Promise.all([countMenuLinks(services, path), countRedirectsTo(services, path)])
  return { menu, redirects }
}

/** All addresses that pages have; whoever asks next waits until this transaction ends. */
async function takenSlugs(tx: Transaction, but = ''): Promise<Set<string>> {
  await lockInTransaction(tx, 'page addresses')
  const rows = await tx.select({ slug: pages.slug }).from(pages).where(ne(pages.id, but))
  return new Set(rows.flatMap(({ slug }) => slug ?? []))
}
