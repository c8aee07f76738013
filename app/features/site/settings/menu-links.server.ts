import type { SiteSettings } from '#features/site/core/site-settings.ts'
import type { Actor } from '#platform/audit-trail.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { findSection, saveSection } from './settings.server.ts'

type Menu = SiteSettings['menu']

/** How many links of the saved menu, in the bar and in the footer, lead to a path. */
export async function countMenuLinks(services: Pick<Infrastructure, 'db' | 'log'>, path: string): Promise<number> {
  const { value } = await findSection(services, 'menu')
  return [value.bar, ...value.footer.map(({ items }) => items)].flat().filter(({ to }) => leadsTo(to, path)).length
}

/** Links of the menu that lead to a path lead to another one from now on, or are taken out of it (null). */
export async function moveMenuLinks(
  services: Pick<Infrastructure, 'db' | 'log' | 'audit' | 'broadcast' | 'clock'>,
  { from, to }: { readonly from: string; readonly to: string | null },
  actor: Actor,
): Promise<void> {
  const { value } = await findSection(services, 'menu')
  const moved = (items: Menu['bar']) =>
    items.flatMap((item) => {
      if (!leadsTo(item.to, from)) return [item]
      return to === null ? [] : [{ ...item, to: to + item.to.slice(from.length) }]
    })
  const next = { bar: moved(value.bar), footer: value.footer.map((group) => ({ ...group, items: moved(group.items) })) }
  if (JSON.stringify(next) !== JSON.stringify(value)) await saveSection(services, 'menu', next, actor)
}

/** Puts a link at the end of the bar, unless the menu leads there already. */
export async function addMenuLink(
  services: Pick<Infrastructure, 'db' | 'log' | 'audit' | 'broadcast' | 'clock'>,
  link: Menu['bar'][number],
  actor: Actor,
): Promise<void> {
  if ((await countMenuLinks(services, link.to)) > 0) return
  const { value } = await findSection(services, 'menu')
  await saveSection(services, 'menu', { ...value, bar: [...value.bar, link] }, actor)
}

/** Also to a part of it, or with a question behind it. */
const leadsTo = (to: string, path: string) => to === path || to.startsWith(`${path}#`) || to.startsWith(`${path}?`)
