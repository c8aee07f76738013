import type { Day } from '#base/dates/calendar-day.ts'
import { MAX_NAME } from '#features/health/labs/reading/draft.ts'
import { eitherNote, readDay, type DateOrder } from '#features/health/labs/reading/read-day.ts'

const COLLECTED =
  /(?<!\p{L})(?:collected|collection|drawn|sample|specimen|\p{L}*entnahme\p{L}*|\p{L}*abnahme\p{L}*|probe vom|pr[ée]l[èe]vements?|prélevé\p{L}*|toma|extracci[óo]n|obtained|taken|prelievo|coleta|colheita|coletad[oa]|colhid[oa]|afname\p{L}*|afgenomen)(?!\p{L})/iu
const DATED =
  /(?<!\p{L})(?:date|datum|fecha|befund\p{L}*|report\p{L}*|eingang\p{L}*|vom|received|ordered|entered|resulted|released|printed|ausgang\p{L}*|auftrag\p{L}*|druck\p{L}*|gedruckt|freigegeben|validiert|[ée]dit[ée]\p{L}*|re[çc]u\p{L}*|valid[ée]\p{L}*|validado|impreso|recepci[óo]n|recibido|informe|referto|laudo|rapport\p{L}*|emiss[ãa]o|data|verified|authori[sz]ed)(?!\p{L})/iu
const BIRTH =
  /\*\s?(?=\d{1,2}\.\d{1,2}\.\d{4})|(?<!\p{L})(?:birth|birthdate|born|dob|d\.o\.b|geb|geb\.?-?datum|geburtsdatum|geburtstag|geboren|nacimiento|nat[oa] il|nascita|nascimento|nasc|geboortedatum|geb\.? ?dat|f\. ?nac|naissance|née?)(?!\p{L})/iu
const LABORATORY =
  /(?<!\p{L})(?:lab(?:or|oratory|oratories|oratorium|oratoire|orat[óo]rio|s)?|labcorp|diagnostics?|diagnostik|mvz|biogroup|institut)(?!\p{L})/iu
/** The kind of paper is no name of a laboratory. */
const PAPER =
  /\b(?:lab(?:oratory)?|labor)[- ]?(?:report|results?|befund|bericht|ergebnis\w*|werte)\b|^(?:lab|labor|laboratory)$|\blab(?:oratory)?\.? ?(?:number|no|nr|id|ref)\b|\b(?:director|leiter\w*)\b|\d{3}/i
const DAY_INSIDE =
  /\b(?:\d{4}-\d{2}-\d{2}|\d{1,2}([./-])\s?\d{1,2}\1\s?(?:\d{4}|\d{2})|\d{1,2}\.?[ -]\p{L}{3,9}\.?,?[ -]\d{4}|\d{1,2}-\p{L}{3}-\d{2}|\p{L}{3,9}\.? \d{1,2}, \d{4})(?!\d)/gu
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
    const fasting =
      /(?<!\p{L})(?:fasting|nüchtern|ayunas|à jeun)(?!\p{L})\s*[:=]?\s*(yes|no|ja|nein|sí|si|oui|non|y|n)(?!\p{L})/iu.exec(line)
    if (fasting) this.fasting = /^(?:y|yes|ja|s[ií]|oui)$/i.test(fasting[1]!)
    if (this.#takeDays(line)) return true
    if (fasting) return true
    const laboratory = line.split(/\s{2,}|\t|\|/).find((part) => LABORATORY.test(part) && !PAPER.test(part))
    if (this.laboratory === '' && laboratory !== undefined && !/(?<!\d)\d{2,}\s*[a-z%]*\//i.test(line)) {
      this.laboratory = laboratory
        .trim()
        .replace(
          /^(?:lab(?:or|oratory|oratoire|oratorio)?|performed (?:at|by)|resulting agency|performing lab(?:oratory)?)\s*:\s*/i,
          '',
        )
        .slice(0, MAX_NAME)
      return !/\d{4}/.test(line)
    }
    return false
  }

  /** The day of a column of results. It counts where nothing says when the sample was taken. */
  takeDay(day: Day): void {
    this.#keep('', day, 2)
  }

  /** The day that a date of this report names. */
  dayOf(date: string): Day | null {
    return readDay(date, this.#order)
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
    return (
      COLLECTED.test(line) || DATED.test(line) || BIRTH.test(line) || (!/\d/.test(rest) && rest.trim().split(/\s+/).length <= 3)
    )
  }

  #keep(date: string, day: Day, rank: number): void {
    if (rank <= this.#rank) return
    this.day = day
    this.#rank = rank
    this.note = this.#isGuess ? eitherNote(date, this.#order) : null
  }
}
