/** How much a form may bring. */
export interface FormLimits {
  /** The most characters of single fields by their names, where it is not `MAX_CHARACTERS`. */
  readonly characters?: Readonly<Record<string, number>> | ((name: string) => number | undefined)
  /** The most fields, where it is not `MAX_FIELDS`. */
  readonly fields?: number
}

/** The most characters of a field whose route says nothing else. */
export const MAX_CHARACTERS = 20_000
/** The most fields of a form whose route says nothing else. */
export const MAX_FIELDS = 500
/** The most characters of a field’s name. */
const MAX_OF_A_NAME = 200

export type Fields = Record<string, string>

/** A field that is longer than it may be. */
interface LongField {
  readonly typed: string
  readonly most: number
  readonly sentence: string
}

const LONG = Symbol('fields that are too long')

/** In characters, in all fields of a form that are too long: nobody types more, and showing it again would keep everybody else waiting. */
const MAX_SHOWN_AGAIN = 200_000

/** The same fields with what was typed, or with its beginning where that is more than anybody types. */
function asTyped(long: ReadonlyMap<string, LongField>): ReadonlyMap<string, LongField> {
  const typed = [...long.values()].reduce((sum, field) => sum + field.typed.length, 0)
  if (typed <= MAX_SHOWN_AGAIN) return long
  return new Map(Array.from(long, ([name, field]) => [name, { ...field, typed: field.typed.slice(0, field.most) }]))
}

/** The one sentence beside a field that is longer than it may be. */
export function atMostSentence(most: number): string {
  return `Enter at most ${most.toLocaleString('en')} characters.`
}

/**
 * Fields of a form, each name once (the last one wins). One that is longer than it may be cannot be read: `parseFields` and `reportOf` refuse it with
 * a sentence beside it, and whatever reads it otherwise is stopped.
 * @throws Response 400 where there are more fields than the form may have, or a name that no form has.
 */
export function boundedFields(
  sent: Iterable<readonly [string, string]>,
  { characters = {}, fields: mostFields = MAX_FIELDS }: FormLimits = {},
): Fields {
  const fields: Fields = {}
  const long = new Map<string, LongField>()
  let count = 0
  for (const [name, typed] of sent) {
    count += 1
    if (count > mostFields) throw new Response('This form has more fields than the page that it belongs to.', { status: 400 })
    if (name.length > MAX_OF_A_NAME) throw new Response('No form here has a field of this name.', { status: 400 })
    const most = (typeof characters === 'function' ? characters(name) : own(characters, name)) ?? MAX_CHARACTERS
    const isLong = typed.length > most
    if (isLong) long.set(name, { typed, most, sentence: atMostSentence(most) })
    else long.delete(name)
    Object.defineProperty(fields, name, { ...(isLong ? unreadable(name, most) : { value: typed, writable: true }), ...OPEN })
  }
  if (long.size > 0) Object.defineProperty(fields, LONG, { value: asTyped(long) })
  return fields
}

const own = (limits: Readonly<Record<string, number>>, name: string) => (Object.hasOwn(limits, name) ? limits[name] : undefined)

const OPEN = { enumerable: true, configurable: true }

function unreadable(name: string, most: number): PropertyDescriptor {
  return {
    get: () => {
      throw new Response(`The field “${name}” is too long. ${atMostSentence(most)}`, { status: 400 })
    },
  }
}

/** The sentence beside each field that is too long, by its name. */
export function longFields(fields: object): Record<string, string> {
  return Object.fromEntries(Array.from(longOf(fields), ([name, { sentence }]) => [name, sentence]))
}

/** What was typed in each field, also in those that are too long. */
export function typedIn(fields: object): Fields {
  const long = longOf(fields)
  return Object.fromEntries(Object.keys(fields).map((name) => [name, long.get(name)?.typed ?? (fields as Fields)[name]!]))
}

/** The beginning of what was typed in a field, whether it is too long or not. */
export function beginningTyped(fields: object, name: string, most = MAX_CHARACTERS): string {
  const typed: unknown = longOf(fields).get(name)?.typed ?? (fields as Fields)[name]
  return typeof typed === 'string' ? typed.slice(0, most) : ''
}

function longOf(fields: object): ReadonlyMap<string, LongField> {
  return (fields as { [LONG]?: ReadonlyMap<string, LongField> })[LONG] ?? new Map()
}

/** No call of ours goes deeper. */
const DEEPEST = 20

/** The sentence about each part of a call’s body that holds a text which is longer than any may be, or goes deeper, by the part’s name. */
export function longInJson(body: object): Record<string, string> {
  const names = Object.keys(body).filter((name) => holdsLong((body as Record<string, unknown>)[name], DEEPEST))
  return Object.fromEntries(names.map((name) => [name, atMostSentence(MAX_CHARACTERS)]))
}

function holdsLong(value: unknown, deeper: number): boolean {
  if (typeof value === 'string') return value.length > MAX_CHARACTERS
  if (typeof value !== 'object' || value === null) return false
  return deeper === 0 || Object.values(value).some((part) => holdsLong(part, deeper - 1))
}
