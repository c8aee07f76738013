import { z } from 'zod'

import { diagramKinds, readDiagram, type Diagram } from './diagram.ts'
import { filmAt } from './film-address.ts'
import { readTableRows } from './table-rows.ts'

const line = (most: number, what: string) => z.string(`${what} is missing.`).max(most, `${what} has at most ${most} characters.`)
const needed = (most: number, what: string) => line(most, what).min(1, `${what} is missing.`)

/** A path of this site. Browsers take a second slash, either way round, for the beginning of another host. */
const OWN_PATH = /^\/(?![/\\])[^\s"<>\\]*$/
const WEB_ADDRESS = /^https?:\/\/[^\s"<>\\]+$/i

const isSecure = (address: string) => /^https:/i.test(address) && isOnTheWeb(address)
const isOnTheWeb = (address: string) => WEB_ADDRESS.test(address) && URL.canParse(address)
const isLink = (address: string) =>
  OWN_PATH.test(address) ||
  /^#[\w-]+$/.test(address) ||
  /^mailto:[^\s"<>\\@]+@[^\s"<>\\@]+$/i.test(address) ||
  isOnTheWeb(address)
/** Where stored and drawn pictures are served, and where stored files are. */
const isPicture = (address: string) => /^\/(?:media|plates|share)\/[\w./-]+$/.test(address) || isSecure(address)
const isSound = (address: string) => /^\/media\/[\w./-]+$/.test(address) || isSecure(address)

const ADDRESS = 2_000
const picture = (what: string) =>
  needed(ADDRESS, what).refine(isPicture, `${what} is an uploaded picture (/media/…) or an address that begins with https://.`)

/** The blocks that an owner may write, the fields of each, and whether a text stands between its first line and “:::”. */
export const blockKinds = {
  callout: {
    hasText: true,
    fields: z.strictObject({
      tone: z.enum(['note', 'tip', 'warning'], 'The tone of a callout is note, tip or warning.').default('note'),
      title: line(200, 'The title').default(''),
    }),
  },
  table: {
    hasText: true,
    fields: z.strictObject({ caption: line(300, 'The caption').default('') }),
  },
  diagram: {
    hasText: true,
    fields: z.strictObject({
      kind: z.enum(diagramKinds, `The kind of a diagram is one of: ${diagramKinds.join(', ')}.`),
      caption: line(300, 'The caption').default(''),
    }),
  },
  button: {
    hasText: false,
    fields: z.strictObject({
      label: needed(80, 'The label'),
      to: needed(ADDRESS, 'The address (to)').refine(
        isLink,
        'A button leads to a page of this site (/pricing), to https://…, or to mailto:….',
      ),
    }),
  },
  figure: {
    hasText: false,
    fields: z.strictObject({
      picture: picture('The picture'),
      alt: needed(500, 'What the picture shows (alt)'),
      caption: line(500, 'The caption').default(''),
    }),
  },
  film: {
    hasText: false,
    fields: z.strictObject({
      address: needed(ADDRESS, 'The address').refine(
        (address) => filmAt(address) !== null,
        'The address is of no film on YouTube or Vimeo.',
      ),
      title: needed(200, 'The title'),
      picture: picture('The picture').optional(),
    }),
  },
  recording: {
    hasText: false,
    fields: z.strictObject({
      address: needed(ADDRESS, 'The address').refine(
        isSound,
        'A recording is a file of this site (/media/…) or at an address that begins with https://.',
      ),
      title: needed(200, 'The title'),
    }),
  },
  file: {
    hasText: false,
    fields: z.strictObject({
      address: needed(ADDRESS, 'The address').refine(
        (address) => OWN_PATH.test(address),
        'A file to download is one of this site: its address begins with /.',
      ),
      label: needed(200, 'The label'),
      size: line(40, 'The size').default(''),
    }),
  },
} as const

export type BlockName = keyof typeof blockKinds

type FieldsOf<Name extends BlockName> = z.output<(typeof blockKinds)[Name]['fields']>

/** A block whose fields hold to the schema of its kind, and what its text was read as. */
export type BlockContent =
  | ({ readonly name: 'callout'; readonly text: string } & FieldsOf<'callout'>)
  | ({ readonly name: 'table'; readonly rows: readonly (readonly string[])[] } & FieldsOf<'table'>)
  | ({ readonly name: 'diagram'; readonly diagram: Diagram } & FieldsOf<'diagram'>)
  | { [Name in 'button' | 'figure' | 'film' | 'recording' | 'file']: { readonly name: Name } & FieldsOf<Name> }[
      | 'button'
      | 'figure'
      | 'film'
      | 'recording'
      | 'file']

/** Whether there is a block of this name. */
export function isBlockName(name: string): name is BlockName {
  return Object.hasOwn(blockKinds, name)
}

/** Holds a block to the schema of its kind; a sentence where it does not hold. */
export function readBlock(name: BlockName, typed: Readonly<Record<string, string>>, text: string): BlockContent | string {
  const { fields: schema } = blockKinds[name]
  const read = schema.safeParse({ ...typed })
  if (!read.success) return sentenceOf(name, read.error.issues[0]!)
  const fields = read.data
  if (name === 'table') {
    const rows = readTableRows(text)
    return typeof rows === 'string' ? rows : { ...(fields as FieldsOf<'table'>), name, rows }
  }
  if (name === 'diagram') {
    const own = fields as FieldsOf<'diagram'>
    const diagram = readDiagram(own.kind, text)
    return typeof diagram === 'string' ? diagram : { ...own, name, diagram }
  }
  if (name !== 'callout') return { ...fields, name } as BlockContent
  if (text.trim() === '') return 'A callout has a text between its first line and the line :::.'
  return { ...(fields as FieldsOf<'callout'>), name, text }
}

function sentenceOf(name: BlockName, issue: z.core.$ZodIssue): string {
  if (issue.code !== 'unrecognized_keys') return issue.message
  const known = Object.keys(blockKinds[name].fields.shape).join(', ')
  return `A ${name} has no field “${issue.keys[0]}”. It may have: ${known}.`
}
