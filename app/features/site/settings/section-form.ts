import { z } from 'zod'

import type { RowList } from './row-list.ts'

/** One field of a form of settings; `rows` makes it a text area. */
export interface SettingField {
  readonly name: string
  readonly label: string
  readonly hint?: string
  readonly rows?: number
  readonly optional?: boolean
  readonly unit?: string
  /** Stands alone in its line. */
  readonly isWide?: boolean
  /** What else than words it takes; words without it. */
  readonly takes?: 'colour' | 'type' | 'logo' | 'icon' | 'portrait' | 'tick'
}

export interface FieldGroup {
  readonly title: string
  readonly text?: string | undefined
  readonly fields: ReadonlyArray<SettingField>
  /** How many fields stand side by side where there is room. */
  readonly columns?: 2 | 3
  /** Rows of them that can be put in another order; they stand behind the other fields. */
  readonly list?: RowList
}

/** How one section is typed: the fields, what they hold at first, and what they mean. */
export interface SectionForm<Value> {
  readonly title: string
  readonly lead: string
  /** Where an owner writes on once this is saved. */
  readonly next?: { readonly label: string; readonly to: string }
  readonly groups: ReadonlyArray<FieldGroup>
  readonly fill: (value: Value) => Record<string, string>
  readonly schema: z.ZodType<Value>
}

export const required = (what: string, max: number) =>
  z.string().trim().min(1, `${what} is required`).max(max, `${what} must not exceed ${max} characters`)

export const atMost = (what: string, max: number) =>
  z.string().trim().max(max, `${what} must not exceed ${max} characters`).default('')

/** An address outside: https only, so that no link can do anything but lead somewhere. */
export const address = z
  .string()
  .trim()
  .max(500, 'The address must not exceed 500 characters')
  .refine(isSecure, 'Please enter an address that begins with https://')

function isSecure(text: string): boolean {
  return text.startsWith('https://') && URL.canParse(text)
}

/** What stands in a text area, line by line; empty lines say nothing. */
export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}

/** Paragraphs are parted by an empty line. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replaceAll(/(?<!\s)\s*\n\s*/g, ' ').trim())
    .filter(Boolean)
}
