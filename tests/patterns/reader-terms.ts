/** How a reader is tried, by its file and name. */
export interface ReaderTerms {
  /** What it needs beside the text. */
  readonly others?: ReadonlyArray<unknown>
  /** The most characters that ever reach it, where what hands it the text keeps that; else it is tried at the length of a form’s field. */
  readonly most?: number
  /** Why it is not tried. */
  readonly excused?: string
}

const json = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
const OWN = 'It makes an address or a name of our own words.'
const HEARING = 'Its work is counted in chat/intent/danger/growth.test.ts.'
/** rows.ts: a longer row is refused before anybody looks at it. */
const ROW = 500

export const readerTerms: Readonly<Record<string, ReaderTerms>> = {
  'pages/core/fields.ts#list': { excused: 'It declares a field, and reads no text.' },
  'automation/writing/parse-answer.ts#parseAnswer': { others: [json] },
  'automation/writing/read-json.ts#readJsonObject': { others: [0, json] },
  'chat/model/clean-reply.ts#cleanReply': { others: [[], []] },
  'chat/model/parse-reply.ts#parseReply': { others: [json] },
  'courses/captions/caption-times.ts#timesIn': { others: [true] },
  'courses/player/load-controls.ts#loadControls': { excused: 'It loads a part of the page.' },
  'courses/recordings/recording.ts#partKey': { excused: OWN },
  'health/imports/file.ts#partKey': { excused: OWN },
  'health/imports/reading/csv-head.ts#readHead': { others: [true] },
  'health/imports/reading/dates.ts#readDate': { others: [null] },
  'health/imports/reading/dates.ts#readSpan': { others: ['', null] },
  'health/imports/reading/numbers.ts#readNumber': { others: [true] },
  'health/labs/reading/as-printed.ts#valueAsPrinted': { others: ['point'] },
  'health/labs/reading/as-printed.ts#rangeAsPrinted': { others: ['point'] },
  'health/labs/reading/pasted/unit-text.ts#unitEnd': { others: [0, ROW], most: ROW },
  'health/labs/reading/read-number.ts#plainNumber': { others: ['point'] },
  'health/labs/tests/known-tests.ts#findTest': { others: [null] },
  'health/labs/units/printed-unit.ts#unitMeant': { others: ['mg/dL'] },
  'identity/passkeys/ask-server.ts#askServer': { excused: 'It asks the server.' },
  'inbox/core/words.ts#words': { excused: OWN },
  'shop/extraction/offer-terms.ts#priceIn': { others: [null] },
  'shop/extraction/plain-text.ts#plainText': { others: [1_000] },
  'shop/extraction/plain-text.ts#plainLine': { others: [200] },
  'shop/extraction/read-product-page.ts#readProductPage': { others: ['https://shop.test/a'] },
  'shop/extraction/shopify-list.ts#readProductsJson': { others: ['https://shop.test/products.json'] },
  'shop/core/price.ts#understandPrice': { others: [null] },
  'shop/core/written-number.ts#readWrittenNumber': { others: ['USD'] },
  'writing/markdown.server.ts#renderMarkdown': {
    excused: 'What it takes is bounded by what is counted before: tried in writing/markdown-bounds.server.test.ts.',
  },
  'writing/search-excerpts.ts#partsWith': { others: [[]] },
  'chat/intent/classify.ts#classify': { excused: HEARING },
  'chat/intent/danger/detect-danger.ts#detectDanger': { excused: HEARING },
}

/** How a reader is tried. */
export function termsOf({ path, name }: { readonly path: string; readonly name: string }): ReaderTerms {
  return readerTerms[`${path.replace(/^app\/(?:features\/)?/, '')}#${name}`] ?? {}
}
