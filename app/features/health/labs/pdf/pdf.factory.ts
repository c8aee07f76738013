/** A text on a page: where its line begins, in points from the lower left corner. */
export interface PlacedText {
  readonly x: number
  readonly y: number
  readonly text: string
  /** Points; 10 where nothing is said. */
  readonly size?: number
}

interface Made {
  /** What the catalog says besides its pages: “/OpenAction 9 0 R”. */
  readonly catalog?: string
  /** Objects of one’s own, from number 100. */
  readonly objects?: ReadonlyArray<string>
  /** What the trailer says besides root and size: “/Encrypt 100 0 R”. */
  readonly trailer?: string
  /** What each page says besides its content: “/Rotate 90”. */
  readonly page?: string
  /** How many pages the tree claims to have; those that there are, where nothing is said. */
  readonly count?: number
}

/** A PDF of these pages, each of texts, of a content or of a whole stream, as a program that writes reports would make it. */
export function aPdf(pages: ReadonlyArray<ReadonlyArray<PlacedText> | string>, made: Made = {}): Buffer {
  const numbers = pages.map((_, at) => 1000 + at * 2)
  const objects = new Map<number, string>([
    [1, `<</Type/Catalog/Pages 2 0 R${made.catalog ?? ''}>>`],
    [2, `<</Type/Pages/Count ${made.count ?? pages.length}/Kids[${numbers.map((number) => `${number} 0 R`).join(' ')}]>>`],
    [3, '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>'],
  ])
  for (const [at, page] of pages.entries()) {
    const number = numbers[at]!
    const content = typeof page === 'string' ? page : page.map(draw).join('\n')
    const resources = '/Resources<</Font<</F1 3 0 R>>/XObject<</I1 100 0 R>>>>'
    objects.set(
      number,
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]${resources}/Contents ${number + 1} 0 R${made.page ?? ''}>>`,
    )
    objects.set(number + 1, content.startsWith('<<') ? content : streamOf(content))
  }
  for (const [at, object] of (made.objects ?? []).entries()) objects.set(100 + at, object)
  return fileOf(objects, made.trailer ?? '')
}

/** A stream object of this content, with what its dictionary says besides its length. */
export function streamOf(content: string, dictionary = ''): string {
  return `<</Length ${content.length}${dictionary}>>stream\n${content}\nendstream`
}

/** Lines of columns on pages: each cell stands where its column does, the lines 14 points below each other, 50 of them a page. */
export function tablePdf(rows: ReadonlyArray<ReadonlyArray<string>>, columns: ReadonlyArray<number> = [50, 220, 290, 370, 470]) {
  const pages = Array.from({ length: Math.ceil(rows.length / 50) }, (_, page) => rows.slice(page * 50, (page + 1) * 50))
  return aPdf(
    pages.map((lines) =>
      lines.flatMap((cells, line) =>
        cells.flatMap((text, column) => (text === '' ? [] : [{ x: columns[column]!, y: 790 - line * 14, text }])),
      ),
    ),
  )
}

function draw({ x, y, text, size = 10 }: PlacedText): string {
  return `BT /F1 ${size} Tf 1 0 0 1 ${x} ${y} Tm (${text.replaceAll(/[\\()]/g, String.raw`\$&`)}) Tj ET`
}

/** Objects in the order of their numbers, with the table of where each begins. */
function fileOf(objects: ReadonlyMap<number, string>, trailer: string): Buffer {
  const parts = ['%PDF-1.7\n']
  const places = new Map<number, number>()
  let length = parts[0]!.length
  for (const [number, object] of [...objects].toSorted(([a], [b]) => a - b)) {
    const text = `${number} 0 obj\n${object}\nendobj\n`
    places.set(number, length)
    parts.push(text)
    length += text.length
  }
  const sections = [...places].map(([number, place]) => `${number} 1\n${String(place).padStart(10, '0')} 00000 n \n`)
  parts.push(`xref\n0 1\n0000000000 65535 f \n${sections.join('')}`)
  parts.push(`trailer\n<</Size ${Math.max(...places.keys()) + 1}/Root 1 0 R${trailer}>>\nstartxref\n${length}\n%%EOF\n`)
  return Buffer.from(parts.join(''), 'latin1')
}

/** Ways in which a PDF is locked: with a password by RC4 and by AES, with a certificate, and in a way that nobody knows. */
export const locks = {
  RC4: `/Standard/V 2/R 3/Length 128/P -44/O<${'a1'.repeat(32)}>/U<${'7e'.repeat(32)}>`,
  'AES-256': `/Standard/V 5/R 6/Length 256/P -44/O<${'a1'.repeat(48)}>/U<${'a2'.repeat(48)}>/OE<${'a3'.repeat(32)}>/UE<${'a4'.repeat(32)}>/Perms<${'a5'.repeat(16)}>/CF<</StdCF<</CFM/AESV3/Length 32>>>>/StmF/StdCF/StrF/StdCF`,
  certificate: '/Adobe.PubSec/V 4/SubFilter/adbe.pkcs7.s5',
  unknown: '/Standard/V 9/R 9/P -44',
} as const

/** One that opens with a password alone, or in another of these ways. */
export function aLockedPdf(lock: keyof typeof locks = 'RC4'): Buffer {
  return aPdf([[{ x: 50, y: 700, text: 'Ferritin 61 ng/mL' }]], {
    objects: [`<</Filter${locks[lock]}>>`],
    trailer: `/Encrypt 100 0 R/ID[<${'0f'.repeat(16)}><${'0f'.repeat(16)}>]`,
  })
}
