/**
 * Numbers of the paper are no results: of the order, the person, the telephone, the place. They are told by what a label says they count,
 * or by the shape of the number, not by the wording of whole lines.
 */

/** Something of the paper that has a number, as it begins or ends a word of the label. */
const THINGS =
  /(?:^|[^\p{L}])(?:acc(?:ou)?n?t|acct|accession|acc|mrn|mrno|npi|upin|clia|cap|iso|license|licence|chart|requisition|req|order(?:ed|ing)?|invoice|policy|group|member|subscriber|insurance|payer|medicare|medicaid|client|customer|practice|provider|physician|doctor|clinician|prescriber|specimen|sample|control|barcode|tube|container|batch|lot|rack|kit|visit|encounter|episode|case|file|folder|document|report|version|phone|telephone|tel|tél|mobile|cell|fax|pager|hotline|ext|extension|zip|postcode|post code|address|street|suite|ste|floor|room|ward|bed|unit no|station|route|routing|stop|page|pages|sheet|copy|copies|box|postfach|apartado|age|yrs|sex|gender|dob|birth|ssn|nhs|hospital|chi|id|ids|identifier|uid|passport|patient|pat|name|code|location|loc|department|dept|weight|height|bmi|pulse|temperature|temp|fasting hours|hours fasting|volume|vol|duration|fee|price|total (?:due|price|tests|pages)|amount|vat|auftrag\p{L}*|auftr|fall\p{L}*|patienten\p{L}*|versicher\p{L}*|kasse\p{L}*|labornummer|labor-?nr|tages-?nr|proben\p{L}*|eingang\p{L}*|arzt\p{L}*|lanr|bsnr|betriebsst\p{L}*|ik|plz|telefon|fernruf|seite|blatt|alter|geschlecht|größe|gewicht|zimmer|kunden\p{L}*|rechnung\p{L}*|iban|bic|ust-?id\p{L}*|steuer\p{L}*|hausnummer|straße|einsender\p{L}*|barcode\p{L}*|dossier|demande|prescripteur|rpps|finess|siret|siren|rcs|adeli|nir|ipp|s[ée]cu\p{L}*|patiente?s?|page|âge|sexe|code postal|bp|t[ée]l[ée]phone|facture|échantillon|pr[ée]l[èe]vement|petici[óo]n|solicitud|muestra|historia|nhc|nuhsa|cip|dni|nif|cif|nie|nass|colegiad[oa]|p[áa]gina|p[áa]g|edad|sexo|tel[ée]fono|m[óo]vil|factura|habitaci[óo]n|cama|centro|m[ée]dico|paciente|poliza|p[óo]liza|talla|peso|poids|taille|codigo|c[óo]digo|telefono|fattura|pagina|età)(?![\p{L}])/iu
/** Words that say “a number follows, by which something is known”. */
const NUMBERED =
  /(?:#|\b(?:no|nr|nbr|num|number|nummer|numero|número|numéro|n°|nº|id|code|ref)\b\.?|n[°º]|(?<!\p{L})\p{L}{3,}(?:nummer|nr)\b)/iu
/** Streets and places. */
const ADDRESS =
  /\b\d{1,5}[a-z]?\s+(?:[\p{L}.'-]{1,20}\s+){1,4}(?:st|street|ave|avenue|rd|road|blvd|boulevard|dr|drive|ln|lane|way|pkwy|parkway|court|ct|square|highway|hwy|close|place|plaza)\b|(?:straße|strasse|str\.|weg|platz|allee|gasse|ring|damm|ufer)\s+\d{1,4}\s?[a-z]?\b|\b(?:rue|avenue|boulevard|quai|chemin|calle|avda?\.?|avenida|paseo|plaza|via|piazza)\s+\p{L}|\bp\.? ?o\.? box\b|\b[A-Z]{2}\s+\d{5}(?:-\d{4})?\b|\bD-\d{5}\b|\b\d{5}(?:-\d{4})?\s+\p{Lu}[\p{L}-]{2,}|\b[A-Z]{1,2}\d{1,2}[A-Z]?\s\d[A-Z]{2}\b/u
/** Telephones, and numbers in groups; social security and the like. */
const GROUPED =
  /\+\d{1,3}[\s(]|\(\d{2,5}\)\s?\d{2,}|(?<![\d.,])\d{2,5}[-/ ]\d{2,5}[-/ ]\d{2,}(?![\d.,])|(?<!\d)0\d{1,4}\s?[-/ ]\s?\d{3,}|\b\d{3}-\d{4}\b|\b\d{3}\.\d{3}\.\d{4}\b/
/** Longer than any result without a unit, or letters and digits in one. */
const LONG = /(?<![\d.,])\d{6,}(?![\d.,]\d)|(?<![A-Z\d-])(?:[A-Z\d]*-+)?\b(?=[A-Z\d-]*\d{3})(?=[A-Z\d-]*[A-Z])[A-Z\d-]{6,}\b/
const PAGE =
  /^(?:\W*(?:page|seite|p[áa]gina|p[áa]g\.?|pag\.?|blatt|sheet)\W*\d+(?:\W+(?:(?:of|von|de|di|sur)\W*)?\d+)?|\d+\s*(?:of|\/|von|sur|de)\s*\d+)\W*$/i
const PAGE_INSIDE = /\b(?:page|seite|p[áa]gina|p[áa]g\.?)\s*(?::\s*)?\d+\s*(?:of|von|de|sur|\/)\s*\d+/i
const AGE = /\b\d{1,3}\s?(?:y\/?o|yrs?|years?(?: old)?|jahre?(?: alt)?|ans|años)\b/i
/** “Total 3 tests” */
const COUNT_OF_TESTS =
  /^\D*\b\d+\s+(?:tests?|results?|analyses|parameters?|untersuchungen|ergebnisse|parameter|pruebas|resultados)\s*(?:in total|total|insgesamt)?\.?$/i

/** Dashes, dots, the frame of a table. */
export function isRule(line: string): boolean {
  return /^[-=_*.\s|+:~–—·#]+$/.test(line)
}

/** “Page 2 of 3” and nothing else. */
export function isPageNumber(line: string): boolean {
  return PAGE.test(line.trim())
}

export function isCountOfTests(line: string): boolean {
  return COUNT_OF_TESTS.test(line)
}

/** Whether the number behind a name that is none of a test counts something of the paper. */
export function isPaperNumber(line: string, name: string): boolean {
  if (!/\d/.test(line)) return false
  return (
    [THINGS, NUMBERED].some((label) => label.test(name)) ||
    [GROUPED, LONG, PAGE_INSIDE, AGE].some((shape) => shape.test(line)) ||
    isAddress(line)
  )
}

/** Of a street, a place or the internet. */
export function isAddress(line: string): boolean {
  return ADDRESS.test(line) || /https?:|www\.|@/.test(line)
}

/** Labels of the head that have no number, and what portals print around results: known, and of no interest. */
const LABEL =
  /^\W*(?:patient(?:in)?(?: name)?|name|sex|gender|geschlecht|sexe|sexo|ordering (?:physician|provider)|ordered by|physician(?: name)?|provider|doctor|arzt|einsender|prescripteur|m[ée]dico|paciente|client|address|status|report status|specimen status|order status|validated by|verified by|authori[sz]ed by|reviewed by|validiert von|lab director|laboratory director|director|insurance|kasse|method(?:ology)?|methode|méthode|método|technique|instrument|resulting agency)\s*:/iu
const FURNITURE =
  /^\W*(?:view (?:trends?|details?|more|all|results?|graph|history)|show (?:more|less|all|details?|trends?|graph)|hide (?:details?|graph)|see (?:more|trends?)|past results?|trends?|graph|details?|back(?: to .{1,30})?|share|print|download|learn more|about this test|more information|legend|final report|final results?|report status|end of (?:report|document|results?)|end.{0,3}|confidential|copyright|continued(?: on next page)?|continues|fortsetzung.{0,20}|ende des befund\w*|suite|fin du (?:compte[- ]rendu|rapport)|fin del informe|general comments?|clinical info(?:rmation)?|tests? ordered|ordered items|test details|(?:patient|specimen|client|physician|provider|sample) (?:report|details|information)|performing (?:labs?|sites?)|lab(?:oratory)?[- ]?(?:report|results?)|laborbefund|befund|endbefund|teilbefund|compte rendu.{0,30}|informe (?:de )?(?:laboratorio|resultados|anal[íi]tica)|resultados|r[ée]sultats?|results?|test results?|fasting reference interval|in this report|normal|new results?|this is a final report)\W*$/iu

export function isFurniture(line: string): boolean {
  return line.split(/\s{2,}|\t|\|/).every((cell) => FURNITURE.test(cell) || (LABEL.test(cell) && !/\d/.test(cell)))
}

const FUNCTION_WORDS = new Set(
  'the of is are was were be been for with without in to from by this that these those and or not may should could can than if when which who has have had according consider indicates indicate recommended recommends per as at on der die das ein eine ist sind wird werden bei mit ohne für von zur zum nach und oder nicht kann sollte als wenn le la les un une des du est sont pour avec sans dans par et ou ne pas peut selon el los las una es para con sin en por puede según'.split(
    ' ',
  ),
)

/** A sentence, whose numbers are no results. */
export function isProse(line: string): boolean {
  const words =
    line
      .toLowerCase()
      .replaceAll(/[<>]\s?or\s?=/g, ' ')
      .match(/\p{L}+/gu) ?? []
  const functions = words.filter((word) => FUNCTION_WORDS.has(word)).length
  return words.length >= 6 && functions >= 2 && functions / words.length >= 0.15
}
