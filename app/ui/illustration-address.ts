import { pillars, type Pillar } from './pillar.ts'

/** A plate: of which subject, drawn from which text (the slug of what it stands for), for which size in px. */
export type IllustrationRequest = { pillar: Pillar; seed: string; width: number; height: number }

/** Part of every address, because browsers keep plates for a year: counted up when a plate or a colour of it changes. */
export const ILLUSTRATION_EDITION = 2

/** What plates that shipped were drawn from had the product’s name in it, and pages that were stored have it still. */
const NAMED = /^wellward-(?=(?:iv|b|home|q|a|library)$)/
const UNNAMED = /^plate-(?=(?:iv|b|home|q|a|library)$)/

const SIDE = { least: 16, most: 1600 }
const SEED = /^[\w-]{1,160}$/

/** Where the picture of a plate is served. Any text draws one: what cannot stand in an address is spelled out. */
export function illustrationAddress({ pillar, seed, width, height }: IllustrationRequest): string {
  return `/plates/${ILLUSTRATION_EDITION}/${pillar}/${width}x${height}/${spelled(unnamed(seed))}.svg`
}

/** What a plate is drawn from, without the name of the product. */
function unnamed(seed: string): string {
  return seed.replace(NAMED, 'plate-')
}

/** What decides how a plate looks: one without the name looks as it did with it. */
export function drawnFrom(seed: string): string {
  return seed.replace(UNNAMED, 'wellward-')
}

function spelled(seed: string): string {
  if (SEED.test(seed)) return seed
  const spelt = Array.from(seed.trim(), (character) => (/[\w-]/.test(character) ? character : codeOf(character))).join('')
  return spelt.slice(0, 160) || 'plain'
}

const codeOf = (character: string) => (/\s/.test(character) ? '-' : `-${character.codePointAt(0)!.toString(36)}-`)

/** The plate that the rest of an address, after `/plates/`, asks for; null where there is none. An older edition asks for today’s. */
export function illustrationAt(rest: string): IllustrationRequest | null {
  const [, edition, pillarName, width, height, seed] = /^(\d+)\/(\w+)\/(\d+)x(\d+)\/([^/]+)\.svg$/.exec(rest) ?? []
  const pillar = pillars.find((name) => name === pillarName)
  if (!pillar || !seed || !SEED.test(seed) || Number(edition) > ILLUSTRATION_EDITION) return null
  const request = { pillar, seed, width: Number(width), height: Number(height) }
  const fits = [request.width, request.height].every((side) => side >= SIDE.least && side <= SIDE.most)
  return fits ? request : null
}
