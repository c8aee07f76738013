import { desc, eq } from 'drizzle-orm'

import { isId } from '#base/ids.ts'
import { policyVersions } from '#features/pages/core/tables.server.ts'
import { markdownKind } from '#features/pages/kinds/markdown.tsx'
import { practicesFilled } from '#features/site/core/data-practices.ts'
import { fillIn } from '#features/site/core/fill-in.ts'
import { findSiteSettings, PAGES } from '#features/site/settings/settings.server.ts'
import { lockInTransaction } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { findPractices } from './data-practices.server.ts'
import { findPublishedPage, POLICY_PATH } from './find-published.server.ts'
import type { DrawingServices } from './section-data.server.ts'

/** A version of the policy on health data. */
export interface PolicyVersion {
  readonly id: string
  readonly since: Date
  /** Null for the one that holds. */
  readonly until: Date | null
}

/**
 * Keeps what the policy on health data says now, if that is something else than the version kept last: its text is the owner’s, and what stands in it
 * follows what the site does (which services are connected, who can read).
 */
export async function keepPolicyVersion(services: DrawingServices & Pick<Infrastructure, 'broadcast'>): Promise<void> {
  const text = await policyNow(services)
  const { db, clock, broadcast } = services
  await db.transaction(async (tx) => {
    await lockInTransaction(tx, 'pages.policy-versions')
    const [last] = await tx.select().from(policyVersions).orderBy(desc(policyVersions.since)).limit(1)
    if (last?.text === text) return
    await tx.insert(policyVersions).values({ text, since: clock.now() })
    await broadcast.publish(tx, PAGES)
  })
}

/** All versions that are kept, the newest first. */
export async function listPolicyVersions({ db }: Pick<Infrastructure, 'db'>): Promise<PolicyVersion[]> {
  const { id, since } = policyVersions
  const rows = await db.select({ id, since }).from(policyVersions).orderBy(desc(since))
  return rows.map((row, at) => ({ ...row, until: rows[at - 1]?.since ?? null }))
}

/** What a version says, in Markdown; null where there is none of this id. */
export async function findPolicyVersion(
  services: Pick<Infrastructure, 'db'>,
  id: string,
): Promise<(PolicyVersion & { readonly text: string }) | null> {
  if (!isId(id)) return null
  const { text, id: ownId } = policyVersions
  const [[found], versions] = await Promise.all([
    services.db.select({ text }).from(policyVersions).where(eq(ownId, id)),
    listPolicyVersions(services),
  ])
  const version = versions.find((each) => each.id === id)
  return found && version ? { ...version, ...found } : null
}

async function policyNow(services: DrawingServices): Promise<string> {
  const [{ house }, page] = await Promise.all([findSiteSettings(services), findPublishedPage(services, POLICY_PATH)])
  const shown = page?.sections.filter(({ kind, isHidden }) => kind === markdownKind.name && !isHidden) ?? []
  const texts = shown.map(({ values }) => String(values['text']))
  const practices = await findPractices(services, texts)
  return fillIn(texts.map((text) => practicesFilled(text, practices)).join('\n\n'), house.name)
}
