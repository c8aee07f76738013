/**
 * The words that laboratories print beside numbers, in the languages of the reports that are read. Each pattern is sticky: it is tried at one
 * place of a line.
 */
const at = (pattern: string, flags = 'iuy') => new RegExp(pattern, flags)
/** No letter or digit follows. */
const END = String.raw`(?![\p{L}\d])`

export const DATE = at(
  String.raw`(?:(?:le|vom|am|on|du|del|from)\s)?(?:\d{4}-\d{2}-\d{2}|\d{1,2}([./-])\s?\d{1,2}\1\s?(?:\d{4}|\d{2})|\d{1,2}\.?[ -]\p{L}{3,9}\.?,?[ -]\d{4}|\d{1,2}-\p{L}{3}-\d{2}|\p{L}{3,9}\.? \d{1,2}, \d{4})(?![\d/])(?:[T ,]{1,3}\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?m\.?)?(?:\suhr)?)?`,
)
export const TIME = at(String.raw`(?:\d{1,2}:\d{2}(?::\d{2})?\s?(?:[ap]\.?m\.?|uhr|h)|[012]\d:\d{2}(?::\d{2})?)${END}`)

/** “Reference range:”, before bounds that are then no result. */
export const RANGE_LABEL = at(
  String.raw`(?:(?:ref(?:erence|erenz|\.)?|standard|normal|healthy|expected|target|biological ref(?:erence)?\.?|bio\.? ref\.?|age[- ]?adjusted)[ .-]?(?:ranges?|intervals?|bereiche?|values?|werte?|limits?)|ref\.?|referenz|normwerte?|normbereich|sollwert|zielwert|valeurs? de r[ée]f[ée]rences?|valeurs? (?:usuelles?|normales?)|normes?|v\.?r\.?|valor[ei]?s? (?:de refer[eê]ncia|normale?s?|normais|di riferimento)|interval(?:lo|o) di riferimento|(?:intervalo|faixa) de refer[eê]ncia|(?:rango|intervalo) (?:de referencia|normal)|ref[a-z]{5,9}waarden?|range)${END}\s?(?:is\s)?[:=]?|(?:normal|norm|n|optimal)\s?:`,
)

/** Says that the number behind it is of an earlier day. */
export const PREVIOUS = at(
  String.raw`(?:previous(?:ly)?(?: (?:results?|values?))?|prior(?: (?:results?|values?))?|last (?:results?|values?)|vorwerte?|vorbefund|vorergebnis|letzter wert|(?:valeur|r[ée]sultat) pr[ée]c[ée]dente?|derni(?:er r[ée]sultat|[èe]re valeur)|(?:valore|risultato) precedente|(?:vorige|laatste) (?:uitslag|waarde)|valor prévio|ant[ée]riorit[ée]s?|ant[ée]rieur|r[ée]sultat ant[ée]rieur|(?:resultado|valor) (?:anterior|previo)|previo)${END}\s?:?`,
)

/** What a laboratory prints in the place of a result. */
export const MISSING = at(
  String.raw`(?:see (?:note|comment|below|report|text|separate report)s?(?: [\dA-Z]{1,2}${END})?|\(note\)|comment|pending|in progress|to follow|awaited|tnp|qns|dnr|not (?:performed|reported|calculated|done|available|tested|measured)|test not performed|cancell?ed|unable to calculate|insufficient (?:sample|specimen)|s(?:iehe|\.)\s?(?:bem(?:erkung)?|komm(?:entar)?|unten|bef(?:und)?|text|u)\b\.?|folgt|nachforderung|nicht (?:berechenbar|bestimmt|durchgef[üu]hrt|messbar|auswertbar)|in arbeit|ausstehend|voir (?:commentaire|ci-dessous|note)|en cours|non (?:calculable|effectu[ée]|r[ée]alis[ée])|ver (?:nota|comentario|informe)|pendiente|no (?:calculable|procede|realizad[oa]))${END}`,
)

/** The sample’s cells were broken: “(hemolyzed)”, “leicht hämolytisch”. Alone it stands for a result, beside a number it is said of it. */
export const REMARK = at(
  String.raw`[([]see (?:note|comment|below)s?[)\]]|[([][^()[\]\d]{0,40}?(?:h(?:a|e|ä|é|ae)mol|emoliz)\p{L}{1,8}[^()[\]\d]{0,30}[)\]]|(?:specimen |sample |(?:slightly|mildly|moderately|grossly|leicht|stark|l[ée]g[èe]rement) )?(?:h(?:a|e|ä|é|ae)mol(?:y[sz](?:ed|is)|yti\p{L}{1,4}|ys[ée]e?|izad[oa])|emolizzat[oa])${END}`,
)

const OPERATOR = String.raw`(?:<\s?=|=\s?<|>\s?=|=\s?>|[<>]\s?or\s?=|[<>]\/=|[<>≤≥])\s?`
const AGE = String.raw`(?:${OPERATOR}|over |under |above |below |ab |[üu]ber |unter |bis )?\d{1,3}(?:\s?(?:-|–|to|bis|à|a)\s?\d{1,3})?\s?(?:years?|yrs?\.?|y\/?o|months?|mos?\.|weeks?|days?|jahren?|j\.|monaten?|wochen|tagen?|ssw|ans|mois|semaines|jours|años|meses|semanas|días)(?: (?:old|and older|of age|alt))?${END}\.?:?`
const PEOPLE = String.raw`(?:adults?|children|child|males?|females?|men|women|boys|girls|newborns?|infants?|smokers?|non-?smokers?|(?:1st|2nd|3rd|first|second|third|[1-3]\.)\s?trim\w{2,10}|(?:non-?\s?)?pregnan\w{1,5}(?: women| females?)?|(?:pre|post|peri)-?\s?menopaus\w{1,5}|(?:mid-?)?(?:follicular|luteal|ovulat\w{1,6}|mid-?cycle)(?: phase| peak)?|männer|frauen|kinder|erwachsene|männlich|weiblich|neugeborene|schwanger\w{0,8}|(?:follikel|luteal|ovulations)phase|zyklusmitte|hommes?|femmes?|enfants?|adultes?|phase (?:folliculaire|lutéale|ovulatoire)|grossesse|hombres?|varones|mujeres?|niños|adultos?|fase (?:folicular|lútea|ovulatoria)|embarazo)(?: \((?:adult|fasting)\))?${END}(?: (?:ranges?|phase))?\s?:?`
const BANDS = String.raw`(?:desirable|near optimal|optimal|borderline(?: high)?|very high|deficien\w{1,3}|insufficien\w{1,3}|sufficien\w{1,3}|toxic\w{0,3}|pre-?diabetes|prediabetic|diabetes|diabetic|impaired|mangel|schwerer mangel|ausreichend\w{0,2}|grenzwertig|therapeuti\w{1,4}|low risk|average risk|moderate risk|high risk|carence|insuffisance|deseable|óptimo|límite|deficiencia)${END}(?: range)?\s?:?`
const LETTERS = String.raw`[mfwh]\s?:`
/** Of whom a range is, or what lies in it: “Men:”, “> 20 Years”, “Luteal phase”, “Desirable”. */
export const GROUP = at(`\\(?(?:${AGE}|${PEOPLE}|${BANDS}|${LETTERS})\\)?`)

/** Marks of more than one word; `readFlag` knows them. */
export const FLAG_WORDS = at(
  String.raw`(?:(?:above|below) (?:high |low )?(?:reference limit|normal|(?:the )?(?:reference )?range)|(?:abnormal|critical(?:ly)?|panic|alert) (?:high|low)|out(?:side)? of (?:the )?range|outside (?:the )?(?:reference )?range|(?:with)?in (?:the )?(?:reference )?range)${END}`,
)

export const STATUS = at(
  String.raw`(?:final(?: results?| report)?|corrected|preliminary|amended|completed?|verified|f[ée]lig|endbefund|valid[ée]e?|validado|endgültig|not estab(?:lished|\.)?|n\/a|not applicable|entfällt|\(?calc(?:ulated|\.)?\)?)${END}\.?`,
)
/** Names the number behind it, and is no part of anything. */
export const LABEL = at(
  String.raw`(?:your (?:value|result)|value|results?|current(?: result)?|wert|ergebnis|resultado|r[ée]sultat|valeur)\s?(?::|$)|(?:your (?:value|result))${END}`,
)
/** “0,98 g/l soit 5,44 mmol/l” */
export const SAME_IN_OTHER_UNIT = at(String.raw`(?:soit|entspricht|equivale a|equivalent to|=)(?=\s|$)`)

export const WORD_BOUND = at(
  String.raw`(?:fino a|inferiore a|superiore a|minore di|maggiore di|at[ée]|abaixo de|acima de|maior (?:que|do que)|tot|(?:kleiner|lager|minder|groter|hoger|meer) dan|unter|less than|below|under|kleiner als|kleiner|inf[ée]rieure?s? [àa]|inf\.? ?[àa]|inferior a|menor (?:de|que|a)|moins de|bis zu|bis|up to|until|maximal|max\.?|at most|hasta|jusqu[’']à|[üu]ber|ueber|more than|greater than|above|over|gr[öo](?:ß|ss)er als|superior a|mayor (?:de|que|a)|plus de|sup[ée]rieure?s? [àa]|sup\.? ?[àa]|ab|at least|mindestens|mind\.?|min\.?|desde|(?:à|a) partir de|[<>] ?(?:à|a|de)) ?(?:${OPERATOR})?\d[\d.,'’]*(?![\d\p{L}])`,
)

/**
 * Hours and minutes after something was taken are of the name: “Glucose 2 h 180 mg/dL”. A capital H is a mark, unless another number follows
 * with its unit; minutes may be a result themselves.
 */
export const AFTER_A_TIME =
  /\d{1,3}\.?\s?(?:(?:h|hrs?|HRS?|[Hh]ours?|HOURS?|[Ss]td\.?|[Ss]tunden?|heures?|[Hh]oras?|HORAS?|ore|uur)(?![\p{L}\d/])|(?:[Mm]in\.?|MIN|mins|minutes?|MINUTES?|[Mm]inuten|minutos?)(?![\p{L}\d/])(?=.{0,40}\d)|(?<=(?:[Gg][Ll][Uu]|[Ii][Nn][Ss])\p{L}{2,8}[ ,(]{1,3}[1-5])H(?=\s+\d[\d.,]*\s*(?:m[gm]|[µμu]|n[gm])))/uy

/** How much of something a strip shows: “(+)”. */
export const GRADE = at(String.raw`\(\+{1,4}\)`)

const QUALITY = String.raw`(?:(?:stark |schwach |weakly |strongly |faint |slightly )?(?:neg(?:ative?|ativ|ativo|ativa|atif|ativi)?|pos(?:itive?|itiv|itivo|itiva|itif)?)|n[ée]gatif|non[- ]?reactive|reactive|no reactivo|reactivo|nicht reaktiv|reaktiv|not detected|none detected|detected|none seen|not seen|seen|nicht nachweisbar|nicht nachgewiesen|n\. ?n\.|nachweisbar|nachgewiesen|no detectado|detectado|absen(?:t|ce|te)|ausentes?|assent[ei]|afwezig|aanwezig|(?:niet )?aantoonbaar|non rilevat[oiae]|n[ãa]o (?:detectad[oa]|reagente)|reagente|tracce|negativ[aie]|rar[io]|nulo|pr[ée]sen(?:t|ce|te)|presentes?|none|nil|traces?|trazas|spur(?:en)?|few|rare|occasional|moderate|many|small|large|escas[oa]s?|abundantes?|vereinzelt|einzelne|reichlich|massenhaft|clear|klar|hazy|cloudy|turbid|tr[üu]b|yellow|dark yellow|light yellow|straw|amber|colou?rless|gelb|hellgelb|amarillo|jaune|limpide|transparente|normal|unauff[äa]llig|abnormal|indosable|immune|not immune|compatible)${END}`

/** “Negative”, “1+”, and a range of such words: “Negative/Trace”. */
export const QUALITATIVE_WORDS = at(
  String.raw`${QUALITY}(?:\s?/\s?${QUALITY})?\.?|\+{1,4}(?=\s|$)|\+\/-(?=\s|$)|±(?=\s|$)|(?:[<>≤≥]\s?)?1:\d{1,5}${END}`,
)
