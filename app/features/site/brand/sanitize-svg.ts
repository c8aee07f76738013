import { Parser } from 'htmlparser2'

import { drawingCost, type DrawnElement } from './drawing-cost.ts'

/** Drawings alone: nothing that runs, moves, links, embeds or loads. */
const ELEMENTS = new Set(
  (
    'svg g defs symbol use path rect circle ellipse line polyline polygon text tspan title desc style linearGradient radialGradient stop ' +
    'clipPath mask pattern'
  ).split(' '),
)
/** How a drawing says where and how: geometry, paint, references within the file. */
const ATTRIBUTES = new Set(
  (
    'id class style d x y x1 y1 x2 y2 cx cy r rx ry fx fy fr dx dy width height viewBox points transform pathLength preserveAspectRatio ' +
    'fill fill-opacity fill-rule stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset ' +
    'stroke-opacity opacity color display visibility clip-path clip-rule clipPathUnits mask maskUnits maskContentUnits patternUnits ' +
    'patternContentUnits patternTransform gradientUnits gradientTransform spreadMethod offset stop-color stop-opacity vector-effect ' +
    'paint-order font-family font-size font-weight font-style letter-spacing text-anchor dominant-baseline version href xlink:href'
  ).split(' '),
)
const NAMESPACE = 'http://www.w3.org/2000/svg'
const XLINK = 'http://www.w3.org/1999/xlink'
const WITHIN = /^#[\w.:-]+$/
/** More than any logo has, and nothing that a browser feels. */
const MAX_ELEMENTS = 3_000
const MAX_DEPTH = 100
/** Elements that are drawn when all references are followed. */
export const MAX_DRAWN = 20_000

type Sanitized =
  | { readonly ok: true; readonly svg: string }
  | { readonly ok: false; readonly reason: 'no-drawing' | 'too-costly' }

/**
 * A drawing with what draws and nothing else: unknown elements go with what is in them, unknown attributes alone. Styles that load something or
 * hide what they say (a backslash, a variable, a rule that begins with @) are left out as well, and filters out of styles. Refused: what is no SVG, and
 * what a browser would draw for too long, because of its size or because its parts refer to each other again and again.
 */
export function sanitizeSvg(source: string): Sanitized {
  const parts: string[] = []
  /** Of the elements that are open; null where one is left out, with all within. */
  const open: Array<DrawnElement | null> = []
  const styles: string[] = []
  let root: DrawnElement | null = null
  let [count, depth, style] = [0, 0, '']
  const isLeftOut = () => open.at(-1) === null
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const isRoot = parts.length === 0
        const isTaken = !isLeftOut() && (isRoot ? name === 'svg' : open.length > 0 && ELEMENTS.has(name))
        const element = isTaken ? { name, attributes: kept(attributes), children: [] } : null
        open.at(-1)?.children.push(...(element ? [element] : []))
        open.push(element)
        if (!element) return
        root ??= element
        count += 1
        depth = Math.max(depth, open.length)
        style = ''
        parts.push(`<${name}${isRoot ? ` xmlns="${NAMESPACE}" xmlns:xlink="${XLINK}"` : ''}${written(element.attributes)}>`)
      },
      ontext(text) {
        if (open.length === 0 || isLeftOut()) return
        if (open.at(-1)?.name === 'style') style += text
        else parts.push(escaped(text))
      },
      onclosetag(name) {
        const closed = open.pop()
        if (!closed) return
        if (name === 'style' && isHarmless(style)) {
          styles.push(withoutFilters(style))
          parts.push(escaped(styles.at(-1)!))
        }
        parts.push(`</${closed.name}>`)
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.write(source)
  parser.end()
  if (!root) return { ok: false, reason: 'no-drawing' }
  const isQuick = count <= MAX_ELEMENTS && depth <= MAX_DEPTH && drawingCost(root, styles) <= MAX_DRAWN
  return isQuick ? { ok: true, svg: parts.join('') } : { ok: false, reason: 'too-costly' }
}

function kept(attributes: Readonly<Record<string, string>>): Record<string, string> {
  const taken = Object.entries(attributes).filter(
    ([name, value]) => ATTRIBUTES.has(name) && isHarmless(value) && (!name.endsWith('href') || WITHIN.test(value)),
  )
  return Object.fromEntries(taken.map(([name, value]) => [name, name === 'style' ? withoutFilters(value) : value]))
}

const written = (attributes: Readonly<Record<string, string>>) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join('')

/** A blur of a thousand pixels is a few letters of a style. Comments go too, so that none stands within a declaration. */
function withoutFilters(style: string): string {
  return style.replaceAll(/\/\*[^]*?(?:\*\/|$)/g, ' ').replaceAll(/(?<![\w-])(?:-webkit-)?(?:backdrop-)?filter\s*:[^;}]*;?/gi, '')
}

/** Whether a value or a style refers to nothing outside of the drawing. */
function isHarmless(text: string): boolean {
  if (/[\\@]/.test(text) || /(?:expression|javascript:|image-set|image\(|var\()/i.test(text)) return false
  const referred = [...text.matchAll(/url\(([^)]*)\)?/gi)].map(([, inner]) => inner!.trim().replaceAll(/["']/g, ''))
  return referred.every((inner) => WITHIN.test(inner))
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
