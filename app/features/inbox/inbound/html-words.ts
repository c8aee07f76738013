import { Parser } from 'htmlparser2'

/** What nobody reads. */
const UNREAD = new Set(['script', 'style', 'head', 'title', 'template', 'noscript'])
/** Elements that stand on lines of their own. */
const BLOCKS = new Set(
  'address article blockquote br div dl dt dd h1 h2 h3 h4 h5 h6 hr li ol p pre section table tr ul'.split(' '),
)

/** Of longer markup the beginning is read: elements that never end cost the square of their number. */
const MAX_READ = 200_000

/** The words of a mail that came as HTML alone, line by line; what it quotes stands behind “>” signs, as in plain text. */
export function htmlWords(html: string): string {
  const lines: string[] = []
  let line = ''
  let unread = 0
  let quoting = 0
  const endLine = () => {
    const words = line.replace(/\s+/g, ' ').trim()
    if (words !== '') lines.push('>'.repeat(Math.min(quoting, 5)) + (quoting > 0 ? ' ' : '') + words)
    else if (lines.length > 0 && lines.at(-1) !== '') lines.push('')
    line = ''
  }
  const parser = new Parser({
    onopentagname(name) {
      if (BLOCKS.has(name)) endLine()
      if (UNREAD.has(name)) unread += 1
      if (name === 'blockquote') quoting += 1
    },
    ontext(text) {
      if (unread === 0) line += text
    },
    onclosetag(name) {
      if (BLOCKS.has(name) && name !== 'br') endLine()
      if (UNREAD.has(name)) unread -= 1
      if (name === 'blockquote') quoting -= 1
    },
  })
  parser.end(html.slice(0, MAX_READ))
  endLine()
  return lines.join('\n').trim()
}
