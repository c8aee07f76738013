import type { IllustrationRequest } from './illustration-address.ts'
import { illustrationArt } from './illustration-art.ts'

import tokens from './tokens.css?raw'

const drawn = new Map<string, string>()
const ROOM = 400

/**
 * A plate as an SVG file: its colours by day and by night come with it. Drawing one takes about a millisecond, so the last 400 are
 * kept; the oldest goes first.
 */
export function illustrationFile(request: IllustrationRequest): string {
  const key = JSON.stringify([request.pillar, request.seed, request.width, request.height])
  const known = drawn.get(key)
  if (known) return known
  const file = illustrationArt(request).replace('>', `>${colours(request.pillar)}`)
  const oldest = drawn.keys().next()
  if (drawn.size >= ROOM && !oldest.done) drawn.delete(oldest.value)
  drawn.set(key, file)
  return file
}

function colours(pillar: IllustrationRequest['pillar']): string {
  const lines = tokens.match(new RegExp(`--art-${pillar}-\\w+:[^;]+;`, 'g')) ?? []
  return `<style>:root{color-scheme:light dark;${lines.join('')}}</style>`
}
