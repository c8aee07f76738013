import type { AnyValues, Fields, Values } from './fields.ts'

/**
 * How wide a section stands: over the whole page, or in the column of text, where it joins the sections before and after it.
 * `frame` is drawn by the page’s own route, and so is `beside`, which is no part of its text. `either` joins a column that it stands beside,
 * and else stands on its own.
 */
export type SectionWidth = 'page' | 'column' | 'either' | 'frame' | 'beside'

/** What a kind of section is called, which fields it has, and how what was saved of an older shape is read. */
export interface SectionKind<Of extends Fields = Fields> {
  /** As it is stored: never another one. */
  readonly name: string
  /** Rises when its fields change their shape. */
  readonly version: number
  readonly label: string
  /** One sentence for whoever chooses what to add. */
  readonly about: string
  readonly width: SectionWidth
  readonly fields: Of
  /** Its name is its address wherever it stands: the spec links to it. */
  readonly isLinkedTo?: boolean
  /** A frame whose route draws no `h1`: the first opening around it is the heading of the page. */
  readonly isUntitled?: boolean
  /** The list without which it shows nothing: it is left out while that is empty. */
  readonly needs?: string
  /** Besides heading and introduction, the fields that say something of the page: a heading with its text. Lists are read by themselves. */
  readonly passages?: ReadonlyArray<readonly [heading: string, text: string]>
  /** What a new one says. */
  readonly start: Values<Of>
  /**
   * Reads values of an older version. They may be a part of its fields alone: those that somebody changed. Absent while the kind has had one
   * shape.
   */
  readonly migrate?: (values: AnyValues, from: number) => AnyValues
}

/** A kind, with the types of its values. */
export function sectionKind<const Of extends Fields>(kind: SectionKind<Of>): SectionKind<Of> {
  return kind
}

/** Whether a section of a kind has nothing to show yet. */
export function isEmpty({ needs }: Pick<SectionKind, 'needs'>, values: AnyValues): boolean {
  const list = needs && values[needs]
  return Array.isArray(list) && list.length === 0
}

/** The kinds by their names. */
export type SectionKinds = ReadonlyMap<string, SectionKind>

export function kindsByName(kinds: ReadonlyArray<SectionKind>): SectionKinds {
  return new Map(kinds.map((kind) => [kind.name, kind]))
}
