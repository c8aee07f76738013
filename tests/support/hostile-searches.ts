import fc from 'fast-check'

/** Signs and words that mean something to a search, to `like` or to a regular expression, and some that are hard to read at all. */
const pieces = [
  ...[
    '-',
    '--',
    '- ',
    ' ',
    '"',
    "'",
    '`',
    'or',
    'OR ',
    'and ',
    'not ',
    'a',
    'sleep',
    'the ',
    '!',
    '(',
    ')',
    ':',
    ':*',
    '*',
    '&',
    '|',
    '||',
  ],
  ...[
    '<',
    '>',
    '<->',
    '<2>',
    '\\',
    '\\\\',
    '/',
    '.',
    '..',
    '_',
    '%',
    '%%',
    '@',
    '^',
    '$',
    '+',
    '?',
    '{',
    '}',
    '{1,9999}',
    '[',
    ']',
    '[a-',
    ';',
  ],
  ...[
    '\t',
    '\n',
    '\r',
    '\u0001',
    '\u0085',
    '\u00a0',
    '\u200b',
    '\u202e',
    '\u3000',
    '\ufeff',
    '\ufffd',
    '−',
    '–',
    'é',
    'e\u0301',
    'ß',
    'İ',
    '日',
    '😀',
  ],
  ...['\ud83d', '\ude00', '\0', '12', '1e9', 'NaN', 'null', '--\u00a0', '-"', '-(', '-!', '"-', 'x'.repeat(60)],
]

/** Long enough for every limit of ours and of PostgreSQL. */
const repeated = fc
  .tuple(
    fc.constantFrom(...pieces),
    fc.constantFrom('', ...pieces),
    fc.integer({ min: 1, max: 120 }),
    fc.constantFrom('', 'sleep'),
  )
  .map(([one, other, times, end]) => (one + other).repeat(times) + end)

const mixed = fc.array(fc.constantFrom(...pieces), { maxLength: 120 }).map((all) => all.join(''))

/** What somebody may type into a search who wants to break it. */
export const hostileSearch = fc.oneof(repeated, mixed, fc.string({ unit: 'binary', maxLength: 250 }))
