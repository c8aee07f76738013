import { randomUUID } from 'node:crypto'

import { data, redirect, type RouterContextProvider } from 'react-router'

import { signedIn } from '#features/identity/viewer.server.ts'
import { fingerprintOf } from '#features/pages/core/fingerprint.server.ts'
import type { Page, StarterPage } from '#features/pages/core/page.ts'
import {
  actRefusals,
  addSection,
  deleteSection,
  duplicateSection,
  hideSection,
  moveBeside,
  moveSection,
  type ActOutcome,
} from '#features/pages/core/section-acts.ts'
import { changePage, discardDraft, publishPage, restoreVersion, type Changed } from '#features/pages/editing/edit-page.server.ts'
import { offeredKinds } from '#features/pages/editing/offered-kinds.server.ts'
import { addToMenu, deletePage, unpublishPage } from '#features/pages/editing/own-pages.server.ts'
import { sectionFormLimits } from '#features/pages/editing/section-form-limits.ts'
import { sectionKinds } from '#features/pages/kinds/all-kinds.ts'
import { UPLOAD_FILE } from '#features/writing/files/file-form.tsx'
import { redirectWithToast } from '#platform/flash.server.ts'
import type { Toast } from '#platform/flash.ts'
import { readFormWithFiles } from '#platform/form.server.ts'
import { answerOf } from '#platform/intent.ts'
import { servicesContext } from '#services.server.ts'
import { SURE } from '#ui/ask-or-step.tsx'

import { changeAddress, NO_PAGE, saveHead } from './page-head-actions.server.ts'
import { changeSectionForm, saveSection, takeFileOfSection } from './section-actions.server.ts'

const PUBLISHED: Toast = { title: 'Page published', text: 'Everybody sees it now.' }
const UNPUBLISHED: Toast = { title: 'Page unpublished', text: 'It is a draft now, and nobody else sees it.' }
const DISCARDED: Toast = { title: 'Changes discarded', text: 'They are kept among the versions.' }
const RESTORED: Toast = { title: 'Version restored', text: 'It is the draft now. Publish it to show it to everybody.' }
const CHANGED_SINCE: Toast = {
  title: 'The page has changed since',
  text: 'So nothing was taken back. What it said before is among the versions.',
  kind: 'error',
}
const IN_MENU: Toast = { title: 'It is in the menu', text: 'Under Settings, Site, Menu it gets its place and its words.' }
const NOT_DELETED: Toast = { title: 'This page ships with the site and stays.', kind: 'error' }
const NO_VERSION: Toast = { title: 'This version is not there any more.', kind: 'error' }

type Done = Extract<Changed, { ok: true }>

/** What the forms of the page editor do. */
export async function actOnPage(context: Readonly<RouterContextProvider>, id: string, request: Request) {
  const services = context.get(servicesContext)
  const editor = signedIn(context)
  const { fields, files } = await readFormWithFiles(request, sectionFormLimits)
  const here = `/admin/pages/${id}`
  const section = fields['section'] ?? ''
  const isFixed = (starter: StarterPage) => starter.sections.some((each) => each.id === section && each.isFixed)
  const change = async (act: (page: Page, starter: StarterPage) => ActOutcome, lead: (done: Done) => string) => {
    const changed = await changePage(services, editor, id, act)
    if (changed.ok) return redirect(lead(changed), 303)
    const title = changed.reason === 'no page' ? NO_PAGE : actRefusals[changed.reason]
    return redirectWithToast(changed.reason === 'no page' ? '/admin/pages' : here, { title, kind: 'error' })
  }
  const version = fields['version'] ?? ''
  const say = async (doing: Promise<boolean>, done: Toast, notDone: Toast) =>
    redirectWithToast(here, (await doing) ? done : notDone)
  const onTheList = ({ undo, page }: Done) => {
    const search = undo && `?${new URLSearchParams({ undo, after: fingerprintOf(page), did: fields['intent'] ?? '' })}`
    // Without a script the document would begin at its top.
    const place = page.sections.some(({ id }) => id === section) ? `#section-${section}` : ''
    return `${here}${search ?? ''}${place}`
  }
  const bringBack = async (done: Toast, isStill?: (page: Page) => boolean) => {
    const outcome = await restoreVersion(services, editor, id, version, isStill)
    return redirectWithToast(here, outcome === 'restored' ? done : outcome === 'no version' ? NO_VERSION : CHANGED_SINCE)
  }
  const answers = {
    up: () => change((page) => moveSection(page, section, -1), onTheList),
    down: () => change((page) => moveSection(page, section, 1), onTheList),
    move: () => {
      const beside = { other: fields['beside'] ?? '', isAfter: fields['side'] === 'after' }
      return change((page) => moveBeside(page, section, beside), onTheList)
    },
    hide: () => change((page, starter) => hideSection(page, section, true, isFixed(starter)), onTheList),
    show: () => change((page, starter) => hideSection(page, section, false, isFixed(starter)), onTheList),
    duplicate: () => change((page, starter) => duplicateSection(page, section, randomUUID(), isFixed(starter)), onTheList),
    delete: () => change((page, starter) => deleteSection(page, section, isFixed(starter)), onTheList),
    'add-section': () => {
      const kind = sectionKinds.get(fields['kind'] ?? '')
      if (!kind) throw data(null, 400)
      const added = randomUUID()
      return change(
        (page, starter) =>
          offeredKinds(starter, page).some(({ kinds }) => kinds.includes(kind))
            ? addSection(page, kind, added, fields['behind'] ?? null)
            : { ok: false, reason: 'not offered' },
        () => `${here}?section=${added}`,
      )
    },
    undo: () => bringBack({ title: 'Undone' }, (page) => fingerprintOf(page) === fields['after']),
    restore: () => bringBack(RESTORED),
    publish: () => say(publishPage(services, editor, id), PUBLISHED, { title: 'Nothing waits to be published' }),
    discard: () => say(discardDraft(services, editor, id), DISCARDED, { title: 'There were no changes to discard' }),
    unpublish: () => say(unpublishPage(services, editor, id), UNPUBLISHED, { title: 'This page is not on the site' }),
    'delete-page': async () => {
      if (fields[SURE] !== 'yes') return redirect(`${here}?step=delete`, 303)
      const isDeleted = await deletePage(services, editor, id)
      return redirectWithToast('/admin/pages', isDeleted ? { title: 'Page deleted' } : NOT_DELETED)
    },
    'to-menu': () => say(addToMenu(services, editor, id), IN_MENU, { title: NO_PAGE, kind: 'error' }),
    head: () => saveHead(services, editor, id, { fields, files }),
    address: () => changeAddress(services, editor, id, fields),
    save: () => saveSection(services, editor, id, { fields, files }),
    [UPLOAD_FILE]: () => takeFileOfSection(services, editor, id, { fields, files }),
    item: () => changeSectionForm(services, id, fields),
  }
  const isOfAnItem = /^(?:add|remove|up|down):/.test(fields['intent'] ?? '')
  return answerOf(answers, isOfAnItem ? 'item' : fields['intent'], 'save')()
}
