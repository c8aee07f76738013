/** What may be brought, at its largest and at its most tedious. Nothing of it is refused for its size alone. */
const times = (text: string, count: number) => text.repeat(count)
const lines = (count: number, line: (at: number) => string) => Array.from({ length: count }, (_, at) => line(at)).join('\n')

const observation = (at: number) => ({
  resource: {
    resourceType: 'Observation',
    status: 'final',
    code: { text: `Ferritin ${at}`, coding: [{ system: 'http://loinc.org', code: '2276-4' }] },
    valueQuantity: { value: 61.5, unit: 'ng/mL' },
    effectiveDateTime: '2026-01-01',
    referenceRange: [{ low: { value: 15 }, high: { value: 150 } }],
  },
})

export const hostileTexts: Readonly<Record<string, string>> = {
  'a text of 2,000 full lines': lines(1_999, (at) => `Ferritin ${at}   61   ng/mL   15 - 150   H`).slice(0, 200_000),
  'lines of nothing but numbers': lines(400, () => `A${times(' 1', 242)}`),
  'a number that never ends': `Ferritin 0,${times('0', 190_000)}.1 ng/mL`,
  'blanks between two words': `Ferritin${times(' ', 190_000)}61 ng/mL`,
  'one long word': times('a', 199_000),
  'brackets in a flag': `Test,Value,Flag\nFerritin,61,[${times(' ', 19_000)}x`,
  'a date that goes on': `Test,Value,Date\nFerritin,61,2026-01-01${times('T', 19_000)}`,
}

export const hostileFiles: Readonly<Record<string, string>> = {
  'a CSV of 5,000 rows': `name,value,unit,range,date\n${lines(4_990, (at) => `Ferritin ${at},61,ng/mL,15-150,2026-01-0${1 + (at % 9)}`)}`,
  'a CSV of 5 MB in cells of 950 characters': `name,value,unit\n${lines(4_990, () => `Ferritin,61,${times('x', 950)}`)}`,
  'a CSV of two million rows': `name,value,unit\n${times('a\n', 2_400_000)}`,
  'a FHIR bundle of 14,000 results': JSON.stringify({
    resourceType: 'Bundle',
    entry: Array.from({ length: 14_000 }, (_, at) => observation(at)),
  }),
  'a FHIR bundle of empty entries': `{"resourceType":"Bundle","entry":[${times('{},', 1_500_000)}{}]}`,
  'brackets within brackets': times('[', 4_900_000),
  'digits without an end': `Ferritin 0,${times('0', 4_900_000)}.1`,
  'a PDF that is nothing': `%PDF-1.7\n${times('[', 9_000_000)}`,
}

const mailHead = 'From: Ann <ann@example.com>\r\nSubject: Hello\r\nMIME-Version: 1.0\r\n'
const mixed = (at: number) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`

export const hostileMails: Readonly<Record<string, string>> = {
  'a mail of ten million line ends': `${mailHead}\r\n${times('\n', 9_900_000)}`,
  'a mail of 900,000 parts': `${mailHead}Content-Type: multipart/mixed; boundary=b\r\n\r\n${times('--b\r\n\r\nx\r\n', 900_000)}--b--\r\n`,
  'a mail of parts in parts': `${mailHead}${Array.from({ length: 19 }, (_, at) => mixed(at)).join('')}${times('\r\n--x\r\n', 1_400_000)}`,
  'a mail with an address that has no end': `${mailHead}X-Forwarded-To: ${times('a', 200_000)}\r\n\r\nHello`,
  'a mail of 10 MB of markup': `${mailHead}Content-Type: text/html\r\n\r\n${times('<div>', 1_990_000)}`,
  'a mail of 10 MB in short lines of text': `${mailHead}\r\n${times('I was not sure what to do about my sleep.\r\n', 230_000)}`,
  'a mail of 50,000 characters of prose': `${mailHead}\r\n${times('I will not be here if the pills and the nights go on. ', 940)}`,
  'a mail with blanks without an end': `${mailHead}\r\na${times(' ', 49_990)}b`,
}

/** Brought to the page of imports in one form, which a browser without scripts sends. */
export const hostileImports: Readonly<Record<string, string>> = {
  'an import of 9 MB of rows': `date,weight\n${times('2026-01-01,70.5\n', 580_000)}`,
  'an import of one line of 9 MB': `date,weight,${times('a,', 4_500_000)}`,
  'an import of one name of 9 MB': `date,${times('w', 9_300_000)}`,
  'an import of 9 MB of quotes': `date,weight\n${times('"', 9_300_000)}`,
  'an export of 9 MB of records': `<?xml version="1.0"?><HealthData>${times('<Record type="HKQuantityTypeIdentifierStepCount" unit="count" value="1"/>', 130_000)}</HealthData>`,
  'an export of tags within tags': `<?xml version="1.0"?><HealthData>${times('<a>', 3_000_000)}`,
  'an archive of 400,000 directory entries': `PK\u0003\u0004${times('PK\u0001\u0002zzzzzzzzzzzzzzzzzz', 420_000)}`,
}

export const hostileProducts: Readonly<Record<string, string>> = {
  'a table of 10,000 products': `name,slug,price,description\n${lines(9_999, (at) => `Product ${at},,1,${times('word ', 50)}`)}`,
  'a table of a million short rows': `name\n${times('a\n', 1_400_000)}`,
  'a table of three million columns': `name,${times(',', 2_900_000)}`,
}

const clock = (second: number) =>
  [second / 3600, (second / 60) % 60, second % 60].map((part) => String(Math.floor(part)).padStart(2, '0')).join(':')

export const hostileCaptions: Readonly<Record<string, string>> = {
  'captions of 10,000 lines': `WEBVTT\n\n${lines(9_999, (at) => `${clock(at)}.000 --> ${clock(at + 1)}.000\nSome <b>words</b> of it\n`)}`,
  'captions of open tags': `WEBVTT\n\n00:00:01.000 --> 00:00:02.000\n${times('<c.', 330_000)}`,
  'captions of open brackets': `1\n00:00:01,000 --> 00:00:02,000\n${times('{\\', 490_000)}`,
  'captions of letters that never end': `1\n00:00:01,000 --> 00:00:02,000\n${times('<font', 190_000)}`,
}
