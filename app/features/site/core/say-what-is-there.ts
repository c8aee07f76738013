import { countedSentences, type Counts } from '#content/open-site.ts'

/** Where a link leads that is left out while nothing stands there. */
const places: Readonly<Record<string, (counts: Counts) => boolean>> = {
  '/courses': ({ courses }) => courses > 0,
  '/shop': ({ products }) => products > 0,
  '/blog': ({ posts }) => posts > 0,
}

/** Whether nothing stands at an address that is there for courses, products or posts. */
export function isEmptyPlace(path: string, counts: Counts): boolean {
  return Object.hasOwn(places, path) && !places[path]!(counts)
}

/** The fields in which an item of a list says something; one that says nothing any more is left out. */
const SAYS = ['text', 'answer', 'description']

/**
 * Holds the sentences that ship (`countedSentences`) to what is published, in a text or in whatever holds texts: what is not there is neither
 * named nor counted. What an owner wrote in their place stays.
 *
 * @param counts null on a sample site, where everything stands as it ships
 */
export function sayWhatIsThere<Value>(value: Value, counts: Counts | null): Value {
  return counts === null ? value : (valueNow(value, counts) as Value)
}

function valueNow(value: unknown, counts: Counts): unknown {
  if (typeof value === 'string') return textNow(value, counts)
  if (Array.isArray(value)) return value.flatMap((item) => itemsNow(item, counts))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, valueNow(item, counts)]))
}

function itemsNow(item: unknown, counts: Counts): unknown[] {
  const now = valueNow(item, counts)
  if (typeof item === 'string') return now === '' && item !== '' ? [] : [now]
  if (typeof item !== 'object' || item === null) return [now]
  const [before, after] = [item as Record<string, unknown>, now as Record<string, unknown>]
  if (isEmptyPlace(String(before['to'] ?? ''), counts)) return []
  return SAYS.some((field) => after[field] === '' && before[field] !== '') ? [] : [after]
}

function textNow(text: string, counts: Counts): string {
  let now = text
  for (const sentence of countedSentences) {
    if (!now.includes(sentence.says)) continue
    const instead = sentence.now(counts)
    if (instead !== null) now = now.replace(sentence.says, () => instead)
  }
  return now === text ? text : now.replaceAll(/ {2,}/g, ' ').trim()
}
