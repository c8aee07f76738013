import { data } from 'react-router'

import { fingerprintOf } from '#features/pages/core/fingerprint.server.ts'
import { pathLabel, type StarterPage } from '#features/pages/core/page.ts'
import { isEmpty } from '#features/pages/core/section-kind.ts'
import { sectionProblems } from '#features/pages/editing/block-problems.server.ts'
import { openPage } from '#features/pages/editing/edit-page.server.ts'
import { exampleAddress } from '#features/pages/editing/example-address.server.ts'
import { gistOf } from '#features/pages/editing/gist.ts'
import { offeredKinds } from '#features/pages/editing/offered-kinds.server.ts'
import { listPageVersions } from '#features/pages/editing/page-versions.server.ts'
import { findPickOptions } from '#features/pages/editing/pick-options.server.ts'
import { seenSections } from '#features/pages/editing/preview-page.server.ts'
import { sectionKinds } from '#features/pages/kinds/all-kinds.ts'
import { findBareSubject } from '#features/pages/published/what-is-there.server.ts'
import { fillIn } from '#features/site/core/fill-in.ts'
import { findSiteSettings } from '#features/site/settings/settings.server.ts'
import { findUnclaimed } from '#routes/admin/unclaimed.server.ts'
import type { Services } from '#services.server.ts'

/**
 * A page for its editor: its sections in their order, the one that is being edited, and the kinds that can be added.
 * @throws Response 404 where there is no such page
 */
export async function loadPageEditor(services: Services, id: string, sectionId: string | null) {
  const opened = await openPage(services, id)
  if (!opened) throw data(null, 404)
  const { starter, page, unread, lost, ...state } = opened
  const fixed = new Set(starter.sections.filter(({ isFixed }) => isFixed).map(({ id }) => id))
  const section = page.sections.find((each) => each.id === sectionId) ?? null
  const kind = section && sectionKinds.get(section.kind)!
  const [versions, { house }, seen] = await Promise.all([
    listPageVersions(services, id),
    findSiteSettings(services),
    seenSections(services, opened),
  ])
  const unseen = new Set(seen.filter(({ isHidden }) => isHidden).map((each) => each.id))
  return {
    id,
    ...(await placesOf(services, starter)),
    label: pathLabel(starter.path),
    shownWhen: starter.shownWhen ?? null,
    isWordsOnly: starter.isWordsOnly === true,
    name: state.isOwn ? page.head.title || starter.path : starter.name,
    slug: state.isOwn ? starter.path.slice(1) : null,
    head: page.head,
    mayLeave: !starter.stays,
    bareSubject: state.isPublic ? await findBareSubject(services, starter.subject) : null,
    headIsElsewhere: starter.headIsElsewhere ?? null,
    ...state,
    rows: page.sections.map(({ id, kind, values, isHidden }) => {
      return {
        id,
        label: sectionKinds.get(kind)!.label,
        gist: fillIn(gistOf(values), house.name),
        isHidden,
        isEmpty: isEmpty(sectionKinds.get(kind)!, values) || (unseen.has(id) && !isHidden),
        problems: Object.values(sectionProblems(sectionKinds.get(kind)!.fields, values, services.site.origin)).flat().length,
        isFixed: fixed.has(id),
      }
    }),
    section: section &&
      kind && {
        id: section.id,
        label: kind.label,
        about: kind.about,
        fields: kind.fields,
        values: section.values,
        offered: await findPickOptions(services, kind.fields, section.values),
        fingerprint: fingerprintOf(section.values),
        problems: sectionProblems(kind.fields, section.values, services.site.origin),
        claims: await findUnclaimed(services, section.values),
      },
    kinds: offeredKinds(starter, page).map(({ title, kinds }) => ({
      title,
      kinds: kinds.map(({ name, label, about }) => ({ name, label, about })),
    })),
    versions,
    unread: [
      ...unread.map(({ kind, values }) => ({ title: `Section of the kind “${kind}”`, text: asText(values) })),
      ...lost.map(({ at, value }) => ({ title: at ? `Part “${at}” of the page` : 'The page', text: asText(value) })),
    ],
    /** Another one where the draft says something else. */
    revision: fingerprintOf(page),
  }
}

/** Where the page is seen by everybody, and where its draft is looked at; a page of failures has no address of its own, and a path for its owner. */
async function placesOf(services: Services, { path, shownWhen }: StarterPage) {
  if (shownWhen !== undefined) return { address: null, preview: path }
  const address = await exampleAddress(services, path)
  return { address, preview: address }
}

const asText = (value: unknown) => JSON.stringify(value, null, 2).slice(0, 4_000)
