import { expect, test } from 'vitest'

import { sanitizeSvg } from './sanitize-svg.ts'

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
  ['<svg:script>alert(1)</svg:script><x:use href="#a"/>', ''],
])('what runs, moves, leads away or loads goes: %s', (inner, left) => {
  expect(leftOf(inner)).toBe(left)
})

test('only the first drawing of a file is one, and what is none is refused', () => {
  expect(sanitizeSvg('<html><svg></svg></html>')).toEqual({ ok: false })
  expect(sanitizeSvg('no drawing')).toEqual({ ok: false })
  expect(sanitizeSvg('<svg/><svg/>')).toEqual({ ok: true, svg: `${HEAD}></svg>` })
  expect(sanitizeSvg(`<svg>${'<path/>'.repeat(3_000)}</svg>`)).toEqual({ ok: false })
  expect(sanitizeSvg(`<svg>${'<use href="#a"/>'.repeat(51)}</svg>`)).toEqual({ ok: false })
})

test('elements that a file leaves open are closed, and none is closed twice', () => {
  expect(leftOf('<g><path d="M0 0">')).toBe('<g><path d="M0 0"></path></g>')
})
