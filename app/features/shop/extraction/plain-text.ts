import { Parser } from 'htmlparser2'

import { decodeEntities, encodedOnce } from './decode-entities.ts'

const LONGEST_INPUT = 100_000
const BLOCKS = new Set(['p', 'div', 'br', 'li', 'ul', 'ol', 'tr', 'table', 'section', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr'])
const SILENT = new Set(['script', 'style', 'template', 'svg', 'head', 'title'])
const MARKUP = /<\/?[a-z][a-z\d]*(?:\s[^<>]*)?\/?>|&(?:[a-z]{2,8}|#\d{1,7}|#x[\da-f]{1,6});/i
/** What is not seen, or turns what is seen round: control characters but for the ends of lines, marks of direction, spaces of no width. */
const UNSEEN = /[^\P{Cc}\n\t]|[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu

/**
 * The text of a page’s value: tags stripped (encoded ones too), entities decoded however often they were encoded, paragraphs kept
 * as lines, cut at a word. None of the cleaner’s entities is left, so the cleaner and a page agree. Safe to keep; still to be
 * escaped where it is shown.
 */
export function plainText(value: string, longest: number): string {
  let text = encodedOnce(value.slice(0, LONGEST_INPUT))
  for (let pass = 0; pass < 2 && MARKUP.test(text); pass++) text = withoutMarkup(text)
  // What nobody sees may stand within an entity.
  return cut(tidy(decodeEntities(encodedOnce(tidy(text)))), longest)
}

/** The same on one line. */
export function plainLine(value: string, longest: number): string {
  return cut(plainText(value, LONGEST_INPUT).replaceAll(/\s+/g, ' '), longest)
}

function withoutMarkup(markup: string): string {
  const parts: string[] = []
  let silent = 0
  const parser = new Parser({
    onopentag(name) {
      if (SILENT.has(name)) silent += 1
      if (BLOCKS.has(name)) parts.push('\n')
    },
    onclosetag(name) {
      if (SILENT.has(name)) silent = Math.max(0, silent - 1)
      if (BLOCKS.has(name) && name !== 'br') parts.push('\n')
    },
    ontext(text) {
      if (silent === 0) parts.push(text)
    },
  })
  // Hundreds of thousands of open tags cost the parser their square.
  if ((markup.match(/</g)?.length ?? 0) > 5_000) return markup.replaceAll(/<[^<>]*>/g, ' ')
  parser.end(markup)
  return parts.join('')
}

function tidy(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(UNSEEN, '')
    .normalize('NFC')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

function cut(text: string, longest: number): string {
  if (text.length <= longest) return text
  const short = text.slice(0, longest - 1).replace(/[\ud800-\udbff]$/, '')
  const atWord = short.replace(/\s\S{0,40}$/, '')
  return `${atWord.trimEnd()}…`
}
