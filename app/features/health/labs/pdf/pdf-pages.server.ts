import { getDocumentProxy } from 'unpdf'

import { linesOfPage, type PlacedText } from './page-text.ts'
import { MAX_PDF_CHARACTERS, MAX_PDF_LINES, MAX_PDF_PAGES, type PdfProblem } from './pdf-limits.ts'

/** The lines of each page, or why there are none. */
export type PdfPages =
  | { readonly ok: true; readonly pages: ReadonlyArray<ReadonlyArray<string>> }
  | { readonly ok: false; readonly problem: PdfProblem }

type Document = Awaited<ReturnType<typeof getDocumentProxy>>
type Page = Awaited<ReturnType<Document['getPage']>>

/** Fewer letters than this on a page are the words that a scanner adds. */
const LETTERS_OF_A_SCAN = 12

/** Nothing of a file is run, drawn or fetched: it is read for its text alone. */
const settings = { verbosity: 0, disableFontFace: true, useSystemFonts: true, useWorkerFetch: false, enableXfa: false }

/** Reads a PDF to its end, however long that takes: called in a thread alone (read-pdf.server.ts). */
export async function pagesOfPdf(data: Uint8Array<ArrayBuffer>): Promise<PdfPages> {
  try {
    const document = await getDocumentProxy(data, settings)
    if (document.numPages > MAX_PDF_PAGES) return { ok: false, problem: { kind: 'too many pages', pages: document.numPages } }
    return document.numPages > 0 ? await readPages(document) : { ok: false, problem: { kind: 'broken' } }
  } catch (error) {
    return { ok: false, problem: { kind: isLocked(error) ? 'locked' : 'broken' } }
  }
}

/** With a password, or in another way that a program has to be let in for. */
function isLocked(error: unknown): boolean {
  return error instanceof Error && (error.name === 'PasswordException' || /\bencryption\b/.test(error.message))
}

async function readPages(document: Document): Promise<PdfPages> {
  const pages: string[][] = []
  let [letters, lines] = [0, 0]
  for (let number = 1; number <= document.numPages; number++) {
    const opened = await document.getPage(number)
    const texts = await textsOf(opened)
    letters += texts.reduce((sum, { text }) => sum + text.trim().length, 0)
    if (letters > MAX_PDF_CHARACTERS) return { ok: false, problem: { kind: 'too much text' } }
    const page = linesOfPage(texts)
    lines += page.length
    if (lines > MAX_PDF_LINES) return { ok: false, problem: { kind: 'too much text' } }
    pages.push(page)
    opened.cleanup()
  }
  return letters < LETTERS_OF_A_SCAN * pages.length ? { ok: false, problem: { kind: 'scan' } } : { ok: true, pages }
}

/** The texts of a page where somebody sees them who looks at it, whichever way it is turned. */
async function textsOf(page: Page): Promise<PlacedText[]> {
  const { transform: view } = page.getViewport({ scale: 1 })
  const { items } = await page.getTextContent()
  return items.flatMap((item): PlacedText[] => {
    if (!('str' in item) || item.str === '') return []
    const { str: text, width, height, transform } = item
    const [a, b, c, d, x, y] = timesMatrix(view, transform as number[])
    const turned = ((Math.round((Math.atan2(b!, a!) * 2) / Math.PI) + 4) % 4) * 90
    return [{ text, x: x!, y: y!, width, height: height || Math.hypot(c!, d!), turned: turned as PlacedText['turned'] }]
  })
}

/** Two matrices of a PDF ([a, b, c, d, x, y]), the second applied first. */
function timesMatrix([a = 1, b = 0, c = 0, d = 1, x = 0, y = 0]: readonly number[], inner: readonly number[]): number[] {
  const [e = 1, f = 0, g = 0, h = 1, u = 0, v = 0] = inner
  return [a * e + c * f, b * e + d * f, a * g + c * h, b * g + d * h, a * u + c * v + x, b * u + d * v + y]
}
