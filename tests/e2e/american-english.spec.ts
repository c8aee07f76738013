import { DomUtils, parseDocument } from 'htmlparser2'

import { haveBody } from '#tests/record-release/body.ts'
import { grant, keepCalendar } from '#tests/record-release/coach.ts'
import { haveLearned, haveStory } from '#tests/record-release/member-life.ts'
import { haveAccount } from '#tests/record-release/members.ts'
import { signIn } from '#tests/record-release/sign-in.ts'
import { aVisitor, type Visitor } from '#tests/record-release/visitor.ts'
import { aFile, aWorld, until } from '#tests/record-release/world.ts'
import { britishWords } from '#tests/support/british-words.ts'
import { expect, test } from '#tests/support/browser.ts'
import { deep } from '#tests/support/deep.ts'
import { OWNER } from '#tests/support/product.ts'
import { wordsOfPage } from '#tests/support/words-of-page.ts'

/** Pages of members; what is public is the same for all. */
const OF_MEMBERS = /^\/(?:dashboard|health(?!-data)|profile|stories)/
/** 23 November, 23.11.2026, 23/11/2026, 2026-11-23; and a clock of 24 hours. */
const FOREIGN_DATE =
  /\b\d{1,2}\.? (?:January|February|March|April|May|June|July|August|September|October|November|December|(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\b)|\b\d{1,2}[./]\d{1,2}[./]\d{2,4}\b|\b\d{4}-\d\d-\d\d\b|\b(?:1[3-9]|2[0-3]):[0-5]\d\b(?! hours)/
/** What a person or a laboratory wrote, a zone’s name, an example, and the site’s own way as a choice. */
const NOT_OURS = [
  /^Haemoglobin$/,
  /^[A-Z][A-Za-z]+\/\w/,
  /^As the site writes them: /,
  /band\.csv|oura|export\.zip/,
  /^Deutsch: /,
  /^(?:Day|Month) first: |^Dates such as /,
  /^2026-01-02$/,
]

/** Every page of members to which their pages lead. */
async function pagesOf(member: Visitor): Promise<Map<string, string[]>> {
  const pages = new Map<string, string[]>()
  const waiting = new Set(['/dashboard', '/stories/new'])
  for (const path of waiting) {
    const { body, status } = await member.see(path)
    if (status !== 200 || !/^<!doctype html/i.test(body)) continue
    pages.set(
      path,
      wordsOfPage(body).filter((text) => !NOT_OURS.some((known) => known.test(text))),
    )
    for (const { attribs } of DomUtils.getElementsByTagName('a', parseDocument(body), true)) {
      const to = (attribs['href'] ?? '').split('#')[0]!
      const isOneOfMany = /\?(?:day|page|month|q)=/.test(to) && waiting.size > 60
      if (OF_MEMBERS.test(to) && attribs['download'] === undefined && !isOneOfMany) waiting.add(to)
    }
  }
  return pages
}

const findAll = (pages: Map<string, string[]>, isWrong: (text: string) => boolean) =>
  [...pages].flatMap(([path, texts]) => texts.filter(isWrong).map((text) => `${path}: ${text}`))

const unitsOf = async (member: Visitor) => {
  const { body } = await member.see('/dashboard')
  return [...body.matchAll(/class="unit"[^>]*>([^<]+)</g)].map(([, unit]) => unit)
}

test(
  'a member with an American browser reads American dates, units and spelling on every page, also with metric units',
  deep('tests/e2e/browser-language.spec.ts'),
  async ({ origin, dataDir }) => {
    const world = aWorld({ origin, dataDir, stripe: { pay: () => {}, allTold: () => Promise.resolve() } as never })
    const owner = world.visitor()
    await signIn(owner, { name: 'Owner', ...OWNER })
    const maya = await haveAccount(world, 'Maya')
    await grant(owner, maya)
    await haveBody(maya)
    await haveLearned(maya)
    await haveStory(maya)
    await keepCalendar(owner, maya)
    // One file still asks which column is what.
    const asked = await maya.at.send('/health/imports', 'Import', {
      file: aFile('band2.csv', 'text/csv', 'Tag;Wasser\n2026-01-02;1,5\n'),
    })
    await until('The question for columns', async () =>
      (await maya.at.see(asked.location)).body.includes('See what it would change'),
    )

    const [american, british] = [aVisitor(origin, 200, 'en-US'), aVisitor(origin, 201, 'en-GB')]
    await signIn(american, maya)
    await signIn(british, maya)
    expect(await unitsOf(american)).toEqual(['lb', 'h : min', 'steps', 'fl oz', 'ms', 'bpm'])
    expect(await unitsOf(british)).toEqual(['kg', 'h : min', 'steps', 'litres', 'ms', 'bpm'])
    const seen = await pagesOf(american)
    expect(seen.size).toBeGreaterThan(25)
    expect(findAll(seen, (text) => britishWords(text).length > 0)).toEqual([])
    expect(findAll(seen, (text) => FOREIGN_DATE.test(text))).toEqual([])

    const inBritish = await pagesOf(british)
    expect(findAll(inBritish, (text) => britishWords(text).length > 0).length).toBeGreaterThan(5)
    expect(findAll(inBritish, (text) => /\b(?:liters?|canceled|traveling|hemoglobin)\b/i.test(text))).toEqual([])

    await american.send('/profile', 'Save', { units: 'metric' })
    expect(await unitsOf(american)).toEqual(['kg', 'h : min', 'steps', 'liters', 'ms', 'bpm'])
    expect(findAll(await pagesOf(american), (text) => britishWords(text).length > 0 || FOREIGN_DATE.test(text))).toEqual([])
  },
)
