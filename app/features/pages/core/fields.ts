import { z } from 'zod'

/** A line of text. */
export interface LineField {
  readonly type: 'line'
  readonly label: string
  readonly hint?: string
  readonly max: number
  readonly isRequired: boolean
}

/** Paragraphs, parted by empty lines. */
export interface TextField extends Omit<LineField, 'type'> {
  readonly type: 'text'
}

/** A long text in Markdown, with blocks (docs/decisions/0034). */
export interface MarkdownField extends Omit<LineField, 'type'> {
  readonly type: 'markdown'
}

/** Where a link or a button leads: a path of this site, or an address elsewhere. */
export interface AddressField extends Omit<LineField, 'type'> {
  readonly type: 'address'
}

/** One of a few. */
export interface ChoiceField<Option extends string = string> {
  readonly type: 'choice'
  readonly label: string
  readonly hint?: string
  /** By the value that is stored, how each is called. */
  readonly options: Readonly<Record<Option, string>>
}

/** A picture that was uploaded, or a drawn illustration. */
export interface PictureField {
  readonly type: 'picture'
  readonly label: string
  readonly hint?: string
}

/** Several of the same shape, in an order. */
export interface ListField<Item extends ItemFields = ItemFields> {
  readonly type: 'list'
  readonly label: string
  /** What one of them is called: "question". */
  readonly one: string
  readonly item: Item
  readonly max: number
}

/** What there is to pick from: things of the owner's that other features keep. */
export type PickSource = 'plans' | 'courses' | 'products'

/** Some of the things that exist, by their ids; one that is gone stays picked, and is left out where the section is shown. */
export interface PickField {
  readonly type: 'pick'
  readonly label: string
  readonly hint?: string
  readonly of: PickSource
  readonly max: number
}

export type SimpleField = LineField | TextField | AddressField | ChoiceField | PictureField
export type ItemFields = Readonly<Record<string, SimpleField>>
export type Field = SimpleField | MarkdownField | ListField | PickField
export type Fields = Readonly<Record<string, Field>>

/** A picture of a section: one of the five subjects’ drawn illustrations, or an upload with its words and the point that stays in sight. */
export type SectionPicture =
  | { readonly illustration: 'sleep' | 'nutrition' | 'fitness' | 'supplements' | 'stress'; readonly seed: string }
  | {
      readonly key: string
      readonly widths: readonly number[]
      readonly width: number
      readonly height: number
      readonly alt: string
      /** From the upper left corner, 0 to 100. */
      readonly focus: { readonly x: number; readonly y: number }
    }

type ValueOf<Of extends Field> = Of extends { type: 'picture' }
  ? SectionPicture | null
  : Of extends ChoiceField<infer Option>
    ? Option
    : Of extends ListField<infer Item>
      ? ReadonlyArray<Values<Item>>
      : Of extends PickField
        ? readonly string[]
        : string

/** What a section says: a value for each of its fields. */
export type Values<Of extends Fields> = { readonly [Name in keyof Of]: ValueOf<Of[Name]> }
export type AnyValues = Readonly<Record<string, unknown>>

type LineOptions = { hint?: string; max?: number; isRequired?: boolean }

export const line = (label: string, { max = 200, isRequired = false, ...rest }: LineOptions = {}): LineField => ({
  type: 'line',
  label,
  max,
  isRequired,
  ...rest,
})
export const text = (label: string, { max = 5_000, isRequired = false, ...rest }: LineOptions = {}): TextField => ({
  type: 'text',
  label,
  max,
  isRequired,
  ...rest,
})
export const markdown = (label: string, { max = 100_000, isRequired = false, ...rest }: LineOptions = {}): MarkdownField => ({
  type: 'markdown',
  label,
  max,
  isRequired,
  ...rest,
})

export const address = (label: string, { isRequired = false, ...rest }: Omit<LineOptions, 'max'> = {}): AddressField => ({
  type: 'address',
  label,
  max: 2_000,
  isRequired,
  ...rest,
})
export const choice = <Option extends string>(
  label: string,
  options: Readonly<Record<Option, string>>,
  hint?: string,
): ChoiceField<Option> => ({ type: 'choice', label, options, ...(hint && { hint }) })
export const picture = (label: string, hint?: string): PictureField => ({ type: 'picture', label, ...(hint && { hint }) })
export const list = <const Item extends ItemFields>(
  label: string,
  one: string,
  item: Item,
  { max = 40 }: { max?: number } = {},
): ListField<Item> => ({ type: 'list', label, one, item, max })

export const pick = (label: string, of: PickSource, { hint, max = 24 }: { hint?: string; max?: number } = {}): PickField => ({
  type: 'pick',
  label,
  of,
  max,
  ...(hint && { hint }),
})

/** Buttons beside each other: the first is the main one. */
export const buttons = (label = 'Buttons') =>
  list(
    label,
    'button',
    { label: line('Label', { max: 60, isRequired: true }), to: address('Leads to', { isRequired: true }) },
    { max: 3 },
  )

const OWN_PATH = /^\/(?!\/)[^\s\\]*$/
const ANCHOR = /^#[\w-]+$/
const WEB = /^https?:\/\/[^\s/]\S*$/i
const MAIL = /^mailto:[^\s@]+@[^\s@]+$/i
const PHONE = /^tel:[\d ()+-]+$/i
/** The id of something that can be picked. */
const PICKED = /^[\w-]{1,80}$/

/** Whether a link may lead there: a path of this site, a web or mail address or a phone number, and no script. */
export function isLinkable(to: string): boolean {
  return [OWN_PATH, WEB, MAIL, PHONE, ANCHOR].some((pattern) => pattern.test(to))
}

const atMost = (characters: number) => `Please use at most ${characters.toLocaleString('en')} characters.`
const pillar = z.enum(['sleep', 'nutrition', 'fitness', 'supplements', 'stress'])
const percent = z.number().min(0).max(100)

const pictureShape: z.ZodType<SectionPicture | null> = z.union([
  z.null(),
  z.object({ illustration: pillar, seed: z.string().max(80) }),
  z.object({
    key: z.string().regex(/^[\w/-]{1,200}$/),
    widths: z.array(z.int().positive()).min(1).max(12),
    width: z.int().positive(),
    height: z.int().positive(),
    alt: z.string().max(300, atMost(300)),
    focus: z.object({ x: percent, y: percent }),
  }),
])

/** What a value of this field has to be, with the sentence for each that is not. */
export function shapeOf(field: Field): z.ZodType {
  switch (field.type) {
    case 'picture':
      return pictureShape
    case 'choice':
      return z.enum(Object.keys(field.options), 'Please choose one of these.')
    case 'list':
      return z.array(z.object(shapesOf(field.item))).max(field.max, `Please use at most ${field.max}.`)
    case 'pick':
      return z.array(z.string().regex(PICKED, 'Please pick from this list.')).max(field.max, `Please pick at most ${field.max}.`)
    case 'line':
    case 'text':
    case 'markdown':
      return written(field)
    case 'address':
      return written(field).refine(
        (to) => to === '' || isLinkable(to),
        'Please write a path of this site that begins with /, or a whole address that begins with https:// or mailto:.',
      )
  }
}

function written({ type, label, max, isRequired }: LineField | TextField | MarkdownField | AddressField) {
  const shape = z.string().trim().max(max, atMost(max))
  const isLong = type === 'text' || type === 'markdown'
  const oneLine = isLong ? shape : shape.refine((value) => !/[\r\n]/.test(value), 'Please write this on one line.')
  return isRequired ? oneLine.refine((value) => value !== '', `Please fill in “${label}”.`) : oneLine
}

export function shapesOf(fields: Fields): Record<string, z.ZodType> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, shapeOf(field)]))
}

/** What a field holds that nobody has filled in. */
export function blankOf(field: Field): unknown {
  if (field.type === 'picture') return null
  if (field.type === 'list' || field.type === 'pick') return []
  return field.type === 'choice' ? Object.keys(field.options)[0] : ''
}

export function blanksOf(fields: Fields): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, blankOf(field)]))
}
