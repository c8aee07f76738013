import fc from 'fast-check'
import { expect, test } from 'vitest'

import { MAX_DRAWN, sanitizeSvg } from './sanitize-svg.ts'

const COSTLY = { ok: false, reason: 'too-costly' }
const HEAD = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'

/** What is left of what stands in a drawing. */
function leftOf(inner: string): string {
  const drawing = sanitizeSvg(`<svg viewBox="0 0 10 10">${inner}</svg>`)
  if (!drawing.ok) throw new Error('refused')
  expect(drawing.svg.startsWith(`${HEAD} viewBox="0 0 10 10">`)).toBe(true)
  return drawing.svg.slice(`${HEAD} viewBox="0 0 10 10">`.length, -'</svg>'.length)
}

test.each([
  '<path d="M1 2h3" fill="#0c533a"></path>',
  '<g transform="scale(2)" style="fill:red"><circle cx="1" cy="2" r="3"></circle></g>',
  '<defs><linearGradient id="a"><stop offset="0" stop-color="red"></stop></linearGradient></defs><rect fill="url(#a)" width="1" height="1"></rect>',
  '<style>.a{fill:#123456}</style><path class="a" d="M0 0"></path>',
  '<symbol id="s"></symbol><use xlink:href="#s"></use>',
  '<text x="1">Tea &amp; &lt;calm&gt;</text>',
])('what draws stays: %s', (inner) => {
  expect(leftOf(inner)).toBe(inner)
})

test.each([
  ['<script>alert(1)</script><path d="M0 0"/>', '<path d="M0 0"></path>'],
  ['<SCRIPT>alert(1)</SCRIPT>', ''],
  ['<g onclick="alert(1)" onload=\'x\'></g>', '<g></g>'],
  ['<foreignObject><b>x</b><path d="M0 0"/></foreignObject>', ''],
  ['<image href="https://elsewhere.example/a.png"/>', ''],
  ['<a href="javascript:alert(1)"><path d="M0 0"/></a>', ''],
  ['<use href="https://elsewhere.example/a.svg#b"/>', '<use></use>'],
  ['<animate attributeName="href" to="javascript:alert(1)"/><set/>', ''],
  ['<style>@import url(https://elsewhere.example/a.css);</style>', '<style></style>'],
  ['<style>.a{background:url("//elsewhere.example/a")}</style>', '<style></style>'],
  ['<style>.a{fill:\\75rl(x)}</style>', '<style></style>'],
  ['<path fill="url(https://elsewhere.example/#a)" style="fill:url(data:x)" d="M0 0"/>', '<path d="M0 0"></path>'],
  ['<!-- a comment --><?php echo 1 ?><![CDATA[<script>alert(1)</script>]]>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['<style>:root{--a:url(#b)}path{fill:var(--a)}</style>', '<style></style>'],
  [
    '<style>.a{filter:blur(900px);fill:red}.b{fil/**/ter:x;backdrop-filter : blur(9px)}</style>',
    '<style>.a{fill:red}.b{fil ter:x;}</style>',
  ],
  ['<g style="fill:red;-webkit-filter:blur(9px)"></g>', '<g style="fill:red;"></g>'],
  ['<svg:script>alert(1)</svg:script><x:use href="#a"/>', ''],
])('what runs, moves, leads away or loads goes: %s', (inner, left) => {
  expect(leftOf(inner)).toBe(left)
})

test('only the first drawing of a file is one, and what is none is refused', () => {
  expect(sanitizeSvg('<html><svg></svg></html>')).toEqual({ ok: false, reason: 'no-drawing' })
  expect(sanitizeSvg('no drawing')).toEqual({ ok: false, reason: 'no-drawing' })
  expect(sanitizeSvg('<svg/><svg/>')).toEqual({ ok: true, svg: `${HEAD}></svg>` })
  expect(sanitizeSvg(`<svg>${'<path/>'.repeat(3_000)}</svg>`)).toEqual(COSTLY)
  expect(sanitizeSvg(`<svg>${'<g>'.repeat(100)}`)).toEqual(COSTLY)
})

test('elements that a file leaves open are closed, and none is closed twice', () => {
  expect(leftOf('<g><path d="M0 0">')).toBe('<g><path d="M0 0"></path></g>')
})

/** Levels of a drawing that each draw the one before again and again. */
const chained = (
  levels: number,
  wide: number,
  level: (at: number, before: (times: number) => string) => string,
  before: (at: number) => string,
) =>
  Array.from({ length: levels }, (_, at) =>
    level(at, (times) => (at === 0 ? '<rect width="1" height="1"/>' : before(at - 1)).repeat(times * wide)),
  ).join('')

const uses = (levels: number, wide: number) =>
  chained(
    levels,
    wide,
    (at, before) => `<g id="a${at}">${before(1)}</g>`,
    (at) => `<use href="#a${at}"/>`,
  )
const painted = (element: string, say: (at: number) => string, levels: number, wide: number) =>
  chained(
    levels,
    wide,
    (at, before) => `<${element} id="a${at}">${before(1)}</${element}>`,
    (at) => `<rect ${say(at)}/>`,
  )

test.each([
  ['uses', uses(7, 7)],
  ['patterns', painted('pattern', (at) => `fill="url(#a${at})"`, 8, 10)],
  ['patterns in a style', painted('pattern', (at) => `style="fill : url( '#a${at}' )"`, 8, 10)],
  ['masks', painted('mask', (at) => `mask="url(#a${at})"`, 8, 10)],
  ['clips', painted('clipPath', (at) => `clip-path="url(#a${at})"`, 8, 10)],
  [
    'classes',
    `<style>${Array.from({ length: 8 }, (_, at) => `.s${at},x{fill:url(#a${at})}`).join('')}</style>${painted('pattern', (at) => `class="s${at}"`, 8, 10)}`,
  ],
  ['what all inherit', `<pattern id="a">${'<rect/>'.repeat(300)}</pattern><g fill="url(#a)">${'<rect/>'.repeat(300)}</g>`],
  ['a selector of every kind', `<style>[x] *{fill:url(#a)}</style>${'<rect/>'.repeat(300)}<pattern id="a"><rect/></pattern>`],
  ['dashes', '<path stroke-dasharray=".0001"/>'.repeat(20)],
  ['a circle', '<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'],
  ['itself', '<pattern id="a"><rect fill="url(#a)"/></pattern>'],
  ['one of two with the same name', `<g id="a"/><g id="a">${'<path/>'.repeat(300)}</g>${'<use href="#a"/>'.repeat(300)}`],
])('what a browser would draw for too long is refused: %s', (_, inner) => {
  expect(sanitizeSvg(`<svg>${inner}</svg>`)).toEqual(COSTLY)
})

test.each([
  ['many uses of one part', `<g id="a"><path/></g>${'<use href="#a"/>'.repeat(400)}`],
  [
    'gradients and a clip by classes',
    `<style>.a{fill:url(#g)}.c{clip-path:url(#c)}</style><linearGradient id="g"><stop/><stop/></linearGradient><clipPath id="c"><path/></clipPath>` +
      `<g class="c"><g class="c">${'<path class="a"/>'.repeat(400)}</g></g>`,
  ],
  ['a dashed line', '<path stroke-dasharray="4 2"/>'],
])('what a logo does is taken: %s', (_, inner) => {
  expect(sanitizeSvg(`<svg>${inner}</svg>`).ok).toBe(true)
})

test('whatever refers to whatever, nothing is taken that draws more than the bound', () => {
  const way = fc.constantFrom('use', 'fill', 'mask', 'clip-path', 'style')
  const link = fc.record({ to: fc.nat(11), way, times: fc.integer({ min: 1, max: 12 }) })
  const parts = fc.array(
    fc.record({ name: fc.constantFrom('g', 'pattern', 'mask', 'clipPath'), links: fc.array(link, { maxLength: 3 }) }),
    {
      minLength: 1,
      maxLength: 12,
    },
  )
  fc.assert(
    fc.property(parts, (drawn) => {
      const bodyOf = ({ to, way, times }: { to: number; way: string; times: number }) => {
        const said = way === 'style' ? `style="stroke:url(#p${to})"` : `${way}="url(#p${to})"`
        return (way === 'use' ? `<use href="#p${to}"/>` : `<rect ${said}/>`).repeat(times)
      }
      const inner = drawn.map(({ name, links }, at) => `<${name} id="p${at}">${links.map(bodyOf).join('')}</${name}>`).join('')
      /** Draws it step by step, as a browser would, until the bound is passed. */
      const drawnFrom = (at: number, path: ReadonlyArray<number>, budget: number): number => {
        if (path.includes(at)) return Infinity
        let steps = 1
        for (const { to, times } of drawn[at]?.links ?? [])
          for (let time = 0; time < times && steps <= budget; time += 1)
            steps += to < drawn.length ? 1 + drawnFrom(to, [...path, at], budget - steps) : 1
        return steps
      }
      const most = Math.max(...drawn.map((_, at) => drawnFrom(at, [], MAX_DRAWN)))
      // Far within the bound, of which the page itself draws a part, no drawing is refused.
      const isRight = sanitizeSvg(`<svg>${inner}</svg>`).ok ? most <= MAX_DRAWN : most * drawn.length * 2 > MAX_DRAWN / 40
      expect(isRight).toBe(true)
    }),
    { numRuns: 300 },
  )
})
