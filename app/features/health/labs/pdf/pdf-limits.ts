/** The largest PDF that is read. */
export const MAX_PDF_BYTES = 10_000_000
export const MAX_PDF_PAGES = 50
/** More than 50 closely printed pages have. */
export const MAX_PDF_CHARACTERS = 300_000
export const MAX_PDF_LINES = 2_000

/** Why nothing of a PDF was read. */
export type PdfProblem =
  | {
      readonly kind:
        | 'too large'
        | 'scan'
        | 'locked'
        | 'broken'
        | 'too much text'
        | 'too slow'
        | 'too hungry'
        | 'busy'
        | 'waits'
        | 'stopping'
    }
  | { readonly kind: 'too many pages'; readonly pages: number }

/** The same for its person, with what can be done about it. */
export function sentenceOf(problem: PdfProblem): string {
  switch (problem.kind) {
    case 'too large':
      return PDF_TOO_LARGE
    case 'too many pages':
      return `This PDF has ${problem.pages.toLocaleString('en')} pages. Please choose at most ${MAX_PDF_PAGES} at a time.`
    case 'scan':
      return 'This PDF holds pictures of pages and no text, as a scan does. Please type the results, or ask the laboratory for the PDF that its program writes.'
    case 'locked':
      return 'This PDF is locked with a password. Please save a copy of it without one, and choose that.'
    case 'broken':
      return 'This PDF is damaged, and cannot be read. Please get a new copy of it, or paste its text.'
    case 'too much text':
      return 'This PDF holds more text than is read at once. Please choose only the pages with the results.'
    case 'too slow':
    case 'too hungry':
      return 'This PDF is too complicated to be read here. Please open it, copy its text, and paste the text.'
    case 'busy':
      return 'Many files are being read just now. Please try again in a minute.'
    case 'waits':
      return 'Another PDF of yours is being read just now. Please try again when it is done.'
    case 'stopping':
      return 'This site is being restarted just now. Please try again in a minute.'
  }
}

export const PDF_TOO_LARGE = 'This PDF is larger than 10 MB. Please choose a smaller one.'

/** Whether bytes are a PDF by what they begin with. Some programs write a line of their own before it. */
export function isPdf(bytes: Uint8Array): boolean {
  return /^\s*(?:\S.*\s+)?%PDF-\d/.test(new TextDecoder('latin1').decode(bytes.subarray(0, 1024)))
}
