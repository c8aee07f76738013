import { withoutIdentifiers } from './identifiers.ts'

/** Marks over and under letters, Arabic vowel signs and stretches, the Indic dot below, and what is not seen at all. */
const DIACRITICS = /[\u0300-\u036f]|[\u064b-\u065f]|[\u0670\u0640]|\u093c|[\u200b-\u200f]|[\u2060\ufeff\u00ad]/g

/** Letters that take apart into no plain one and a mark. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ئ: 'ي',
  ؤ: 'و',
  ة: 'ه',
  ک: 'ك',
  ی: 'ي',
  '\u0901': '\u0902',
}
/** The figures of Arabic, Persian and Hindi. */
const OTHER_FIGURES = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]/g
/** They follow each other in blocks that begin at a multiple of sixteen, those of Hindi six places later. */
const plainFigure = (figure: string) => String((figure.charCodeAt(0) - (/[०-९]/.test(figure) ? 6 : 0)) % 16)

/** A text with the figures of 0 to 9 for those of other scripts. */
export const plainFigures = (text: string): string => text.replaceAll(OTHER_FIGURES, plainFigure)

const SPECIAL = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g')

const KATAKANA = /[\u30a1-\u30f6]/g
const TO_HIRAGANA = 0x60

/** An English ending of a short form: “can’t” is one word, “l’envie” and “m’ha” are two. */
const SHORT_FORM = /(?<=\p{Script=Latin})'(?=(?:t|s|m|re|ve|ll|d|all)(?!\p{L}))/gu
const ELISION = /(?<=\p{Script=Latin})'(?=\p{Script=Latin})/gu

/** Figures in the place of letters: “su1cide”. */
const LIKE_LETTERS: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's' }

/** What may be an identifier: letters, figures and dashes without a space. */
const UNBROKEN = /[a-z\d][a-z\d_-]{6,}[a-z\d]/g

/** Into so many characters the letters of any language come apart at most; ligatures of whole sentences (U+FDFA) into eighteen. */
const MAX_DECOMPOSED = 4

/**
 * A text as its words are compared: small letters of one width without marks, the spellings of one letter made one, a word that is drawn out or has
 * figures for letters made plain, identifiers left out. What ends a sentence stays.
 */
export function normalText(text: string): string {
  return text
    .normalize('NFKD')
    .slice(0, MAX_DECOMPOSED * text.length)
    .replaceAll(DIACRITICS, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(DIACRITICS, '')
    .replaceAll(UNBROKEN, withoutIdentifiers)
    .replaceAll(OTHER_FIGURES, plainFigure)
    .replaceAll(SPECIAL, (letter) => LETTERS[letter]!)
    .replaceAll(KATAKANA, (letter) => String.fromCharCode(letter.charCodeAt(0) - TO_HIRAGANA))
    .replaceAll(/[’‘`´ʼ＇]/g, "'")
    .replaceAll(SHORT_FORM, '')
    .replaceAll(ELISION, ' ')
    .replaceAll("'", '')
    .replaceAll(ORDINAL, '')
    .replaceAll(/(\p{L})\1{2,}/gu, '$1$1')
    .replaceAll(/(?<=\p{Script=Latin})[01345](?=\p{Script=Latin})/gu, (figure) => LIKE_LETTERS[figure]!)
}

/** A word or a figure, and where it stands. */
export interface Token {
  readonly text: string
  readonly place: number
}

/** A text in places: those of words, or of characters where writing puts no spaces. */
export interface Placed {
  readonly tokens: readonly Token[]
  /** Places at which something that is said begins, after a comma too. */
  readonly begins: ReadonlySet<number>
  /** Places at which something that is said ends, by a comma too. */
  readonly ends: ReadonlySet<number>
  /** The place with which each sentence begins. */
  readonly sentences: readonly number[]
  /** Whether a sentence ends with a question mark, in the same order. */
  readonly asked: readonly boolean[]
}

/** So many words lie between two sentences: their words belong together less. */
const BETWEEN_SENTENCES = 4

/** “In the 28. week”: a point behind the number of a week, a month or a day ends no sentence. German, Danish, Norwegian, Polish, Swedish. */
const ORDINAL =
  /(?<=(?<!\d)\d{1,2})\.(?=\s{0,2}(?:ssw|tc|tyg|tydz|mies|dni|dzien|dnia|dob|rok|woche|schwanger|lebens|monat|tag|jahr|geburt|ug|uk|vecka|manad|dag|aar|jan|feb|mar|apr|mai|maj|jun|jul|aug|sep|okt|nov|dez|dec))/g

const PART = /\d+(?:[.,]\d+)?|[\p{L}\p{M}]+(?:\*+[\p{L}\p{M}]+)*|[.!?;…。！？؟।\n]+|[,:،，、()]/gu

/** The words of a text that is already normal. */
export function placeWords(text: string): Placed {
  return placed(text.match(PART) ?? [], BETWEEN_SENTENCES)
}

/** The characters of a text that is already normal; spaces are left out. */
export function placeCharacters(text: string, charactersAWord: number): Placed {
  return placed(
    text.match(/\d+(?:[.,]\d+)?|[\p{L}\p{M}]|[.!?;…。！？؟।\n]+|[,:،，、()]/gu) ?? [],
    BETWEEN_SENTENCES * charactersAWord,
  )
}

function placed(parts: readonly string[], gap: number): Placed {
  const tokens: Token[] = []
  const ends = new Set<number>()
  const sentences = [0]
  const asked: boolean[] = []
  let place = 0
  for (const part of parts) {
    if (/^[\p{L}\p{M}\d]/u.test(part)) {
      tokens.push({ text: part, place })
      place += 1
      continue
    }
    ends.add(place)
    if (/^[,:،，、()]/.test(part)) continue
    place += gap
    sentences.push(place)
    asked.push(/[?？؟]/.test(part))
  }
  ends.add(place)
  asked.push(false)
  return { tokens, begins: new Set([...sentences, ...ends]), ends, sentences, asked }
}
