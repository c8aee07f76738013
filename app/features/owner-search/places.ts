import type { FoundGroup } from './asked.ts'

/** A page of the desk, or something that is begun on one. */
export interface Place {
  readonly label: string
  readonly to: string
  /** Other words by which it is looked for. */
  readonly words?: string
}

const MAX_FOUND = 6

/** The places whose name or words hold all that was typed, each as the beginning of a word; those first whose name begins with it. */
export function findPlaces(places: readonly Place[], asked: string): Place[] {
  const typed = wordsOf(asked)
  if (typed.length === 0) return []
  const found = places.filter(({ label, words = '' }) => {
    const known = wordsOf(`${label} ${words}`)
    return typed.every((part) => known.some((word) => word.startsWith(part)))
  })
  const isNamed = ({ label }: Place) => wordsOf(label).join(' ').startsWith(typed.join(' '))
  return [...found.filter(isNamed), ...found.filter((place) => !isNamed(place))].slice(0, MAX_FOUND)
}

/** What was found of them under a name; nothing where that is nothing. */
export function placesGroup(name: string, places: readonly Place[]): FoundGroup[] {
  return places.length === 0 ? [] : [{ name, found: places.map(({ label, to }) => ({ title: label, detail: '', to })) }]
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}
