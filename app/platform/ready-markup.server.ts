import { createHash } from 'node:crypto'

/** Markup as it is kept, and its mark: what shows it in the browser is ui/ready-markup.tsx. */
export interface DrawnMarkup {
  readonly mark: string
  readonly html: string
  /** The addresses of style sheets that it needs besides those of every page. */
  readonly sheets?: readonly string[]
}

/**
 * Draws a part of a page from what it shows, unless `before` was drawn from the same. The mark is of what is shown, so that nothing is drawn
 * to find out that nothing has changed.
 */
export function drawnFrom<Shown>(shown: Shown, draw: (shown: Shown) => string, before?: DrawnMarkup): DrawnMarkup {
  const mark = createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 16)
  return before?.mark === mark ? before : { mark, html: draw(shown) }
}

/**
 * Markup on its way to a page, in the data of its loader. A document holds the text where it is shown, so that its data has the mark alone:
 * the text is a property that is not written out. The router’s own requests bring it along.
 */
export function sendMarkup(request: Request, { mark, html, sheets = [] }: DrawnMarkup): SentMarkup {
  const isDocument = !new URL(request.url).pathname.endsWith('.data')
  const sent = { mark, ...(sheets.length > 0 && { sheets }) }
  return isDocument ? Object.defineProperty(sent, 'html', { value: html, enumerable: false }) : { ...sent, html }
}

type SentMarkup = Partial<DrawnMarkup> & Pick<DrawnMarkup, 'mark'>
