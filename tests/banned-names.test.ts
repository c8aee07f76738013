import { globSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

/** Words of our own that stood where the field has a term, and that term (docs/architecture.md, "Words"). */
const banned: ReadonlyArray<readonly [name: RegExp, instead: string]> = [
  [/(?<![a-z])deeds?(?![a-z])|Deeds?(?![a-z])/, 'intent or action'],
  [/\b(?:MOST|LEAST)_[A-Z]/, 'MAX_ or MIN_'],
  [/\bconst HERE\b/, 'PATH'],
  [/name="do"|\bfields(?:\.do\b|\['do'\])/, 'intent'],
  [/\bnoting\(/, 'logFailure'],
  [/\bconst (?!services\b)\w+ = context\.get\(servicesContext\)/, 'services'],
  [/\b\w+InWords\b|\bwrite(?:Day|Instant|Month|Weekday|Vital)\b/, 'format…'],
  [/\b(?:hearEvent|orderMail|endSuperfluous|noteOwnLook|keptValue|owedBack|lookOver)\b/, 'what the field calls it'],
  [/\broutes\/machine\b/, 'routes/endpoints'],
  [/pg_advisory_xact_lock\(hashtext/, 'lockInTransaction'],
  [/\^\[(?:\\d|0-9)a-f\]\{8\}(?:-|\(\?:-)/, 'isId of #base/ids.ts'],
]

/** What is declared under a name of our own where the field has a term. Prose may use the words. */
const bannedDeclarations: ReadonlyArray<readonly [name: RegExp, instead: string]> = [
  [declared('Shown[A-Z]\\w*'), '…View'],
  [declared('(?:[A-Z]+_)?KEPT(?:_[A-Z]+)*'), '…_RETENTION_…, MAX_STORED_…, MAX_CACHED or MAX_VERSIONS'],
  [
    declared('Kept(?:[A-Z]\\w*)?|use(?:Kept|Shown)\\w+|kept(?:Secret|ForPeople|Place|Address|Until)'),
    'stored, saved, cached or retained',
  ],
  [declared('Said|saidIn|saidTogether|listSaid'), 'message, terms or label'],
  [declared('Heard|hear[A-Z]\\w*|turnToHear|prepareToHear'), 'detect…, receive… or record…'],
  [declared('[Tt]old(?:[A-Z]\\w*)?|numbersTold', 'type|interface|function'), 'notified, reported or described'],
  [declared('GONE(?:_[A-Z]+)*|[A-Z]+_GONE'), 'DELETED, EXPIRED or REMOVED'],
  [
    declared('Looks?|lookAt\\w*|LOOK_(?:AGAIN|EVERY)\\w*|Plate\\w*|plate(?:Art|At|Address|File|Body)'),
    'ViewAs, check…, POLL_… or Illustration',
  ],
  [
    declared('Standing|standing\\w*|Turns?|takeTurn|createTurns|PageTurns', 'type|interface|function|class'),
    '…State, FairQueue or …Slot',
  ],
  [
    declared(
      'Guest|createGuest|somebody(?= = \\(\\) => uuid)|House|Thing|OwnThing|personMark|markOf(?:Item|Answer|Lessons)|notShown|showAgain',
    ),
    'what the field calls it',
  ],
]

/** Such a name where it is declared, and nothing that only begins or ends like it. */
function declared(names: string, by = 'const|let|type|interface|function\\*?|class'): RegExp {
  return new RegExp(`\\b(?:${by}) (?:${names})(?![\\w$])`)
}

const FILE_NAMES =
  /(?:^|\/)(?:(?:not-)?kept-|shown[-.]|use-(?:kept|shown)-|hear-|look-a|owners-side\/|plates?[-.]|gone-)[^/]*$|\/owners-side\//

/** Where the term itself stands, or what is no code. */
const APART =
  /^(?:tests\/(?:banned-names\.test\.ts|old-releases\/|support\/danger\/)|app\/(?:base\/ids\.ts|platform\/db\.server\.ts)$)/

const files = globSync('{app,server,bin,bench,tests,docs,content}/**/*.{ts,tsx,mjs,css,md}').filter((path) => !APART.test(path))

test.each([...banned, ...bannedDeclarations])('nothing is called %s any more: it is %s', (name) => {
  const found = files.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .flatMap((line, at) => (name.test(line) ? [`${path}:${at + 1}: ${line.trim().slice(0, 120)}`] : [])),
  )
  expect(found).toEqual([])
})

test.each([
  'const deed = fields.intent',
  'type HabitDeed = string',
  '<Button name="do" value="save">',
  "if (fields['do'] === 'end')",
  'const MOST_LINES = 3',
  'const text = dayInWords(day)',
  'await orderMail(services, tx)',
  'const all = context.get(servicesContext)',
  'export interface ShownPost {',
  'const KEPT_DAYS = 400',
  'const MAX_KEPT = 3',
  'export function keptSecret(dataDir: string): string {',
  'export function useKeptDraft() {',
  'type Said = string',
  'export function hearDanger(message: string) {',
  'interface Told {',
  "const TYPE_GONE = 'no longer offered'",
  'const LOOK_AGAIN_MS = 2_000',
  'export function Plate() {',
  'export interface Turn {',
  'const somebody = () => uuid()',
])('%s would be found', (line) => {
  expect([...banned, ...bannedDeclarations].some(([name]) => name.test(line))).toBe(true)
})

test('no file is called by them', () => {
  expect(files.filter((path) => FILE_NAMES.test(path))).toEqual([])
  const crimes = [
    'app/ui/plate-art.ts',
    'app/features/blog/shown.ts',
    'app/features/x/owners-side/y.ts',
    'server/kept-files.server.ts',
  ]
  expect(crimes.filter((path) => !FILE_NAMES.test(path))).toEqual([])
  expect(
    ['app/platform/mail-template.server.tsx', 'app/ui/help-shown.ts', 'docs/template.md'].filter((path) => FILE_NAMES.test(path)),
  ).toEqual([])
})

test.each([
  'Indeed, services need MAX_LINES',
  'const isShown = (name: string) => true',
  '// what is shown, kept, said, told and gone are plain English',
  'const showing = shownTo(viewer)',
  'function looksLikeSrt(lines: string[]) {',
  'const template = platesOf(page)',
  "type Turning = 'left' | 'right'",
  'const rest = text.slice(1)',
])('%s only sounds alike', (line) => {
  expect([...banned, ...bannedDeclarations].some(([name]) => name.test(line))).toBe(false)
})
