import { normalText } from './normal-text.ts'

const IN_TWO: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' }

const LATIN: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  ґ: 'g',
  д: 'd',
  е: 'e',
  є: 'ye',
  ж: 'zh',
  з: 'z',
  и: 'i',
  і: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
}
/** A beginning that is shorter would be that of words in other languages. */
const SHORTEST_LATIN_STEM = 4

/** How a word may be typed: as it is written, with two letters for an umlaut, and Cyrillic in Latin letters. */
export function spellingsOf(word: string, isStem = false): string[] {
  const plain = normalText(word)
  const inTwo = normalText(word.toLowerCase().replaceAll(/[äöüåø]/g, (letter) => IN_TWO[letter]!))
  const spellings = [plain, inTwo, ...(/^\p{Script=Cyrillic}+$/u.test(plain) ? inLatin(plain) : [])]
  return [...new Set(spellings)].filter((spelling) => spelling === plain || !isStem || spelling.length >= SHORTEST_LATIN_STEM)
}

/** “х” is written with an h or as kh. */
function inLatin(cyrillic: string): string[] {
  const latin = cyrillic.replaceAll(/./gu, (letter) => LATIN[letter] ?? letter)
  return [latin, cyrillic.replaceAll(/./gu, (letter) => (letter === 'х' ? 'kh' : (LATIN[letter] ?? letter)))]
}
