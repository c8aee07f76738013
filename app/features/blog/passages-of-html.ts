import { Parser } from 'htmlparser2'

interface Passage {
  readonly heading: string
  readonly text: string
}

const HEADING = /^h[1-6]$/
const BLOCK = /^(?:p|li|blockquote|pre|tr|div|ul|ol|table|caption|figure|figcaption|aside|section)$/
/** What is drawn, or read by machines. */
const SILENT = /^(?:svg|script|style|template)$/

/** What is said of a film, a recording or a file for whoever plays or fetches it, and what belongs to a drawing. */
const CONTROLS = /^(?:film-play|cap|breath-pause|diagram-axis)$/
const CELL = /^t[dh]$/

/** A post’s page as passages: what stands under each heading, in plain text, a block a line. Passages without words are left out. */
export function passagesOfHtml(html: string): Passage[] {
  const passages: { heading: string; text: string }[] = [{ heading: '', text: '' }]
  let isHeading = false
  let silent = 0
  const parser = new Parser({
    onopentag(name, { class: kind }) {
      if (silent > 0 || SILENT.test(name) || CONTROLS.test(kind ?? '')) silent++
      else if (HEADING.test(name)) {
        isHeading = true
        passages.push({ heading: '', text: '' })
      } else if (BLOCK.test(name) || name === 'br') passages.at(-1)!.text += '\n'
      else if (CELL.test(name) && !passages.at(-1)!.text.endsWith('\n')) passages.at(-1)!.text += '; '
    },
    ontext(text) {
      if (silent > 0) return
      const last = passages.at(-1)!
      if (isHeading) last.heading += text
      else last.text += text.replaceAll('\n', ' ')
    },
    onclosetag(name) {
      if (silent > 0) silent--
      else if (HEADING.test(name)) isHeading = false
      else if (BLOCK.test(name)) passages.at(-1)!.text += '\n'
    },
  })
  parser.end(html)
  return passages
    .map(({ heading, text }) => ({ heading: oneLine(heading), text: text.split('\n').map(oneLine).filter(Boolean).join('\n') }))
    .filter(({ text }) => text !== '')
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
