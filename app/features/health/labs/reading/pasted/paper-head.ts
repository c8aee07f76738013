import { MOST_NAME } from '#features/health/labs/reading/draft.ts'
import { eitherNote, readDay, type DateOrder } from '#features/health/labs/reading/read-day.ts'
import type { Day } from '#features/identity/dates/calendar-day.ts'

const COLLECTED =
  /\b(?:collected|collection|drawn|sample|specimen|entnahme\w*|abnahme\w*|probenentnahme|probe vom|prélèvement|prélevé\w*|toma|extracci[óo]n|obtained|taken)\b/i
const DATED =
  /\b(?:date|datum|fecha|befund\w*|report\w*|eingang\w*|vom|received|ordered|entered|resulted|released|printed|ausgang\w*|auftrag\w*|druck\w*|gedruckt|freigegeben|validiert|[ée]dit[ée]\w*|re[çc]u\w*|valid[ée]\w*|validado|impreso|recepci[óo]n|recibido|informe|verified|performed|updated|visit|on|le)\b/i
const BIRTH = /\b(?:birth|birthdate|born|dob|d\.o\.b|geb|geb\.?-?datum|geburtsdatum|geburtstag|geboren|nacimiento|f\. ?nac|naissance|née?)\b/i
const LABORATORY =
  /\b(?:lab(?:or|oratory|oratories|oratorium|oratoire|oratorio|s)?|labcorp|diagnostics?|diagnostik|mvz|biogroup|institut)\b/i
/** The kind of paper is no name of a laboratory. */
const PAPER = /\b(?:lab(?:oratory)?|labor)[- ]?(?:report|results?|befund|bericht|ergebnis\w*|werte)\b|^(?:lab|labor|laboratory)$|\b(?:director|leiter\w*)\b/i
const DAY_INSIDE =
  /\b(?:\d{4}-\d{2}-\d{2}|\d{1,2}([./-])\s?\d{1,2}\1\s?(?:\d{4}|\d{2})|\d{1,2}\.?[ -]\p{L}{3,9}\.?,?[ -]\d{4}|\p{L}{3,9}\.? \d{1,2}, \d{4})(?!\d)/gu
const TIMES = /\b\d{1,2}:\d{2}(?::\d{2})?\b(?:\s?[ap]\.?m\.?)?|[+-]\d{2}:?\d{2}\b/gi

/** What a report says of itself beside its results. */
export class PaperHead {
  day: Day | null = null
  note: string | null = null
  laboratory = ''
  fasting: boolean | null = null
  #rank = 0
  readonly #order: DateOrder
  readonly #isGuess: boolean

  constructor(order: DateOrder, isGuess: boolean) {
    this.#order = order
    this.#isGuess = isGuess
  }

  /** Takes day, laboratory and fasting from a line without a result; whether that is all that the line says. */
  take(line: string): boolean {
    const fasting = /\b(?:fasting|nüchtern|ayunas|à jeun)\b\s*[:=]?\s*(yes|no|ja|nein|sí|si|oui|non)\b/i.exec(line)
    if (fasting) this.fasting = /^(?:yes|ja|s[ií]|oui)$/i.test(fasting[1]!)
    if (this.#takeDays(line)) return true
    if (fasting) return true
    if (this.laboratory === '' && LABORATORY.test(line) && !PAPER.test(line) && !/\d{2,}\s*[a-z%]*\/|\t/i.test(line)) {
      this.laboratory = line
        .replace(/^(?:lab(?:or|oratory|oratoire|oratorio)?|performed (?:at|by))\s*:\s*/i, '')
        .slice(0, MOST_NAME)
      return true
    }
    return false
  }

  /** The day of a result, or of a column of results: it counts where nothing says when the sample was taken. */
  takeDay(date: string, day: Day | null = readDay(date, this.#order)): void {
    if (day !== null) this.#keep(date, day, 1)
  }

  #takeDays(line: string): boolean {
    const found = [...line.matchAll(DAY_INSIDE)].flatMap(({ 0: date, index }) => {
      const day = readDay(date, this.#order)
      return day === null ? [] : [{ date, day, index }]
    })
    let from = 0
    for (const { date, day, index } of found) {
      // What a date is stands before it: “DOB: 01/02/1980   Collected: 11/20/2026”.
      const said = found.length > 1 ? line.slice(from, index) : line
      const rank = BIRTH.test(said) ? 0 : COLLECTED.test(said) ? 3 : DATED.test(said) ? 2 : 1
      this.#keep(date, day, rank)
      from = index + date.length
    }
    if (found.length === 0) return false
    const rest = line.replaceAll(DAY_INSIDE, ' ').replaceAll(TIMES, ' ')
    return COLLECTED.test(line) || DATED.test(line) || BIRTH.test(line) || !/\d/.test(rest)
  }

  #keep(date: string, day: Day, rank: number): void {
    if (rank <= this.#rank) return
    this.day = day
    this.#rank = rank
    this.note = this.#isGuess ? eitherNote(date, this.#order) : null
  }
}
