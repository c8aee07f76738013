import { Parser } from 'htmlparser2'

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
/** More than any logo has; a reference within a reference would draw it many times over. */
const MAX_ELEMENTS = 3_000
const MAX_USES = 50

type Sanitized = { readonly ok: true; readonly svg: string } | { readonly ok: false }

/**
 * A drawing with what draws and nothing else: unknown elements go with what is in them, unknown attributes alone. Styles that load something or
 * hide what they say (a backslash, a rule that begins with @) are left out as well. Refused: what is no SVG or far too large a drawing.
 */
export function sanitizeSvg(source: string): Sanitized {
  const parts: string[] = []
  /** Of the elements that are open; null where one is left out, with all within. */
  const open: Array<string | null> = []
  let [count, uses, style] = [0, 0, '']
  const isLeftOut = () => open.at(-1) === null
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const isRoot = parts.length === 0
        const isTaken = !isLeftOut() && (isRoot ? name === 'svg' : open.length > 0 && ELEMENTS.has(name))
        open.push(isTaken ? name : null)
        if (!isTaken) return
        count += 1
        if (name === 'use') uses += 1
        style = ''
        parts.push(`<${name}${isRoot ? ` xmlns="${NAMESPACE}" xmlns:xlink="${XLINK}"` : ''}${attributesOf(attributes)}>`)
      },
      ontext(text) {
        if (open.length === 0 || isLeftOut()) return
        if (open.at(-1) === 'style') style += text
        else parts.push(escaped(text))
      },
      onclosetag(name) {
        const closed = open.pop()
        if (!closed) return
        if (name === 'style' && isHarmless(style)) parts.push(escaped(style))
        parts.push(`</${closed}>`)
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.write(source)
  parser.end()
  const isDrawing = parts.length > 0 && count <= MAX_ELEMENTS && uses <= MAX_USES
  return isDrawing ? { ok: true, svg: parts.join('') } : { ok: false }
}

function attributesOf(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes)
    .filter(([name, value]) => ATTRIBUTES.has(name) && isHarmless(value) && (!name.endsWith('href') || WITHIN.test(value)))
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join('')
}

/** Whether a value or a style refers to nothing outside of the drawing. */
function isHarmless(text: string): boolean {
  if (/[\\@]/.test(text) || /(?:expression|javascript:|image-set|image\()/i.test(text)) return false
  const referred = [...text.matchAll(/url\(([^)]*)\)?/gi)].map(([, inner]) => inner!.trim().replaceAll(/["']/g, ''))
  return referred.every((inner) => WITHIN.test(inner))
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
