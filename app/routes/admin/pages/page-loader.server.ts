import { data } from 'react-router'

import { fingerprintOf } from '#features/pages/core/fingerprint.server.ts'
import { sectionProblems } from '#features/pages/editing/block-problems.server.ts'
import { listPageVersions, openPage } from '#features/pages/editing/edit-page.server.ts'
import { gistOf } from '#features/pages/editing/gist.ts'
import { drawnKinds, sectionKinds } from '#features/pages/kinds/all-kinds.ts'
import { mayLeave } from '#features/pages/published/find-published.server.ts'
import type { Services } from '#services.server.ts'

/**
 * A page for its editor: its sections in their order, the one that is being edited, and the kinds that can be added.
 * @throws Response 404 where there is no such page
 */
export async function loadPageEditor(services: Services, id: string, sectionId: string | null) {
  const opened = await openPage(services, id)
  if (!opened) throw data(null, 404)
  const { starter, page, unread, ...state } = opened
  const fixed = new Set(starter.sections.filter(({ isFixed }) => isFixed).map(({ id }) => id))
  const section = page.sections.find((each) => each.id === sectionId) ?? null
  const kind = section && sectionKinds.get(section.kind)!
  const versions = await listPageVersions(services, id)
  return {
    id,
    path: starter.path,
    shownWhen: starter.shownWhen ?? null,
    isWordsOnly: starter.isWordsOnly === true,
    name: state.isOwn ? page.head.title || starter.path : starter.name,
    slug: state.isOwn ? starter.path.slice(1) : null,
    head: page.head,
    mayLeave: mayLeave(id),
    ...state,
    rows: page.sections.map(({ id, kind, values, isHidden }) => {
      return { id, label: sectionKinds.get(kind)!.label, gist: gistOf(values), isHidden, isFixed: fixed.has(id) }
    }),
    section: section &&
      kind && {
        id: section.id,
        label: kind.label,
        about: kind.about,
        fields: kind.fields,
        values: section.values,
        fingerprint: fingerprintOf(section.values),
        problems: sectionProblems(kind.fields, section.values, services.site.origin),
      },
    kinds: drawnKinds.map(({ kind: { name, label, about } }) => ({ name, label, about })),
    versions,
    unread: unread.map(({ kind, values }) => ({ kind, text: JSON.stringify(values, null, 2).slice(0, 4_000) })),
    /** Another one where the draft says something else. */
    revision: fingerprintOf(page),
  }
}
