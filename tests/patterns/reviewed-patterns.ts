/**
 * Regular expressions whose work grows faster than the text, and why their texts are short: the most characters that reach them. Everything else is
 * written so that it takes its length.
 */
export const reviewedPatterns: Readonly<Record<string, string>> = {
  [String.raw`/.+?[.?!](?=\s|$)\s*/g`]: '161: trim-answer.ts cuts the text before it.',
  [String.raw`/\B(?=(\d{3})+$)/g`]: '25: a number of ours, written out.',
  [String.raw`/^([+-]?[\d.,'’ ]*\d)\s*([a-z/_ ]*)$/i`]: '60: LONGEST_CELL.',
  [String.raw`/^\s*(?:\S.*\s+)?%PDF-\d/`]: '1,024: the beginning of a file.',
  [String.raw`/(\.\d*?)0+$/`]: '45: a number of ours, with at most 20 digits behind the point.',
  [String.raw`/(?<=\d)(?:\s+x?10\S*\/\S+|\s*(?:%|[a-zµμ[{/(]\S*(?:\s\S+)?))$/iu`]: '100: MAX_CHARACTERS of a range.',
  [String.raw`/<svg[^>]*>([\s\S]*)<\/svg>/`]: 'Our own mark, when the icons are made.',
  [String.raw`/^([^?]*)(.*)$/`]: 'An address has no line feed, and without one it ends at the first try.',
}

/** Files that put patterns together while they run, and what of. What they match is tried by growth (tests/reader-growth.test.ts), or is our own text. */
export const madePatterns: Readonly<Record<string, string>> = {
  'app/entry.server.tsx': 'Our own markup: in what others wrote each < is escaped.',
  'app/features/blog/editor/edit-post.server.ts': 'A slug, of at most 120 characters.',
  'app/features/chat/index/split-passages.ts': 'Pieces of one length.',
  'app/features/chat/intent/danger/normal-text.ts': 'One letter of a list.',
  'app/features/chat/values/result-names.ts': 'One name of a list.',
  'app/features/health/imports/reading/dates.ts': 'Dates of cells.',
  'app/features/health/labs/reading/pasted/piece-words.ts': 'Words of rows, from the place at which they begin.',
  'app/features/health/labs/reading/pasted/pieces.ts': 'Numbers of rows, from the place at which they begin.',
  'app/features/health/labs/reading/pasted/table-head.ts': 'Dates of rows.',
  'app/features/health/labs/reading/read-range.ts': 'Ranges, of at most 100 characters.',
  'app/features/health/labs/tests/material.ts': 'Words for samples in names.',
  'app/features/health/labs/units/printed-unit.ts': 'Superscripts of a unit.',
  'app/base/dates/spelling.ts': 'Words of a list of ours.',
  'app/features/shop/extraction/decode-entities.ts': 'One entity.',
  'app/features/shop/extraction/ignored-pages.ts': 'One word of a list.',
  'app/features/writing/search-excerpts.ts': 'One word of a list.',
  'app/ui/illustration-file.ts': 'Our own pictures.',
}
