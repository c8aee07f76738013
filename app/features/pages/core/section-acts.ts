import type { AnyValues } from './fields.ts'
import { MAX_SECTIONS, type Page, type Section } from './page.ts'
import type { SectionKind } from './section-kind.ts'

/** Why an act was not done. */
export type ActRefusal = 'gone' | 'fixed' | 'too-many' | 'not offered' | 'conflict'

export const actRefusals: Readonly<Record<ActRefusal, string>> = {
  gone: 'This section is not on the page any more. Somebody else may have deleted it.',
  fixed: 'This section belongs to the page: it can be edited and moved, and stays.',
  conflict: 'Somebody else has changed this in the meantime.',
  'not offered': 'This kind of section cannot be added to this page.',
  'too-many': `A page has at most ${MAX_SECTIONS} sections. Delete one, or make another page.`,
}

export type ActOutcome = { readonly ok: true; readonly page: Page } | { readonly ok: false; readonly reason: ActRefusal }

const done = (page: Page): ActOutcome => ({ ok: true, page })
const refused = (reason: ActRefusal): ActOutcome => ({ ok: false, reason })

/** Adds a section behind another one; at the end of the page where that is null or gone. */
export function addSection(page: Page, kind: SectionKind, id: string, behind: string | null): ActOutcome {
  const section = { id, kind: kind.name, values: kind.start, isHidden: false }
  return insert(page, section, behind)
}

/** Writes what a section says. */
export function writeSection(page: Page, id: string, values: AnyValues): ActOutcome {
  return change(page, id, (section) => ({ ...section, values: { ...section.values, ...values } }))
}

/** Hides a section, or shows it again. */
export function hideSection(page: Page, id: string, isHidden: boolean, isFixed: boolean): ActOutcome {
  return isFixed ? refused('fixed') : change(page, id, (section) => ({ ...section, isHidden }))
}

/** Moves a section by so many places, as far as the page goes. */
export function moveSection(page: Page, id: string, by: number): ActOutcome {
  const from = page.sections.findIndex((section) => section.id === id)
  return from === -1 ? refused('gone') : moveTo(page, id, from + by)
}

/** Moves a section to a place, counted from 0. */
export function moveTo(page: Page, id: string, to: number): ActOutcome {
  const moved = page.sections.find((section) => section.id === id)
  if (!moved) return refused('gone')
  const others = page.sections.filter((section) => section !== moved)
  const at = Math.max(0, Math.min(others.length, to))
  return done({ ...page, sections: others.toSpliced(at, 0, moved) })
}

/** Moves a section to the place before or after another one. */
export function moveBeside(page: Page, id: string, { other, isAfter }: { other: string; isAfter: boolean }): ActOutcome {
  const others = page.sections.filter((section) => section.id !== id)
  const at = others.findIndex((section) => section.id === other)
  return at === -1 ? refused('gone') : moveTo(page, id, at + (isAfter ? 1 : 0))
}

/** Puts the same section once more, behind itself. */
export function duplicateSection(page: Page, id: string, copyId: string, isFixed: boolean): ActOutcome {
  if (isFixed) return refused('fixed')
  const section = page.sections.find((each) => each.id === id)
  return section ? insert(page, { ...section, id: copyId }, id) : refused('gone')
}

export function deleteSection(page: Page, id: string, isFixed: boolean): ActOutcome {
  if (isFixed) return refused('fixed')
  const sections = page.sections.filter((section) => section.id !== id)
  return sections.length === page.sections.length ? refused('gone') : done({ ...page, sections })
}

function insert(page: Page, section: Section, behind: string | null): ActOutcome {
  if (page.sections.length >= MAX_SECTIONS) return refused('too-many')
  const before = page.sections.findIndex(({ id }) => id === behind)
  const at = before === -1 ? page.sections.length : before + 1
  return done({ ...page, sections: page.sections.toSpliced(at, 0, section) })
}

function change(page: Page, id: string, edit: (section: Section) => Section): ActOutcome {
  if (!page.sections.some((section) => section.id === id)) return refused('gone')
  return done({ ...page, sections: page.sections.map((section) => (section.id === id ? edit(section) : section)) })
}
