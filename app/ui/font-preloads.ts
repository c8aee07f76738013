import strong from './fonts/instrument-sans-strong.woff2?url'
import sans from './fonts/instrument-sans.woff2?url'
import question from './fonts/newsreader-question.woff2?url'
import serif from './fonts/newsreader.woff2?url'

/** The addresses of the fonts that every page shows at once, where no other pairing was chosen. */
export const commonFonts: readonly string[] = [serif, sans, strong]

/** The address of the font of a question in the visitor’s voice. */
export const questionFont: string = question
