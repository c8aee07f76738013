import type { Claim } from '#content/claims/claim.ts'
import { figureClaims } from '#content/claims/figures.ts'
import { noClaims } from '#content/claims/no-claims.ts'
import { offerClaims } from '#content/claims/offers.ts'
import { ownerClaims } from '#content/claims/owner.ts'
import { termClaims } from '#content/claims/terms.ts'
import { disclaimer, privacy, terms } from '#content/legal.ts'
import { unclaimedSentences, unclaimedTexts } from '#features/site/claims/sounds-like-claim.ts'
import { expect, PHONE, startTrial, test as base, type Visitor } from '#tests/support/browser.ts'
import { countedActs } from '#tests/support/counted-acts.ts'
import { crawlAll } from '#tests/support/crawl-all.ts'
import { deep } from '#tests/support/deep.ts'
import { inspectPages } from '#tests/support/inspect-pages.ts'
import { HERS, makeOwner, openTheSite, writeContent, writeHeadline, writeSettings } from '#tests/support/moving-in.ts'
import { mailTo } from '#tests/support/outbox.ts'
import { withServicesOf } from '#tests/support/product-services.ts'
import { discardProduct, startProduct, type Product } from '#tests/support/product.ts'
import { sampleWords, unconfirmed } from '#tests/support/sample-words.ts'
import { wordsOfPage } from '#tests/support/words-of-page.ts'

/** A product of its own, as it is on its first day: nobody has an account. */
const test = base.extend<{ readonly house: Product; readonly origin: string }>({
  house: async ({}, use) => {
    const product = await startProduct({ ADMIN_EMAIL: '', ADMIN_PASSWORD: '' })
    await use(product)
    await discardProduct(product)
  },
  origin: async ({ house }, use) => use(house.origin),
})

/** What ships for whoever claims nothing. */
const instead = [figureClaims, offerClaims, ownerClaims].flatMap((claims) =>
  Object.values(claims).flatMap((claim: Claim) => claim.without ?? []),
)

/** What of the sample is still said in a text, with what stands around it. */
function leftIn(text: string): string[] {
  return [...sampleWords, ...unconfirmed(HERS)].flatMap((words) => {
    const at = words.exec(text)
    return at ? [text.slice(Math.max(0, at.index - 60), at.index + at[0].length + 60)] : []
  })
}

/** Somebody begins a trial and asks for a new password: what is mailed to them. */
async function mailsOf({ dataDir }: Product, somebody: Visitor): Promise<string> {
  const email = await startTrial(somebody, 'Ada')
  const mails = [await mailTo(dataDir, email, /./)]
  const { context, origin } = somebody
  await context.request.post('/auth?tab=reset', { form: { email }, headers: { Origin: origin }, maxRedirects: 0 })
  mails.push(await mailTo(dataDir, email, /reset|password/i))
  return mails.map(({ subject, text, html }) => [subject, text, html].join('\n')).join('\n')
}

/** What the assistant answers from. */
const knownToAssistant = ({ dataDir }: Product) =>
  withServicesOf(dataDir, async ({ db }) => {
    const { rows } = await db.execute<{ text: string }>('select text from chat_passages')
    expect(rows.length).toBeGreaterThan(20)
    return rows.map(({ text }) => text).join('\n')
  })

test(
  'a new owner makes the sample a site of her own in 120 acts on 25 pages, and nothing of the sample is left on it',
  deep('tests/open-site.server.test.ts', 900_000),
  async ({ visitor, house }) => {
    const noor = await visitor()
    const acts = countedActs(noor)
    await makeOwner(acts, /\/setup\?token=\S+/.exec(house.output())![0])
    await writeSettings(acts)
    await writeHeadline(acts)
    await writeContent(acts)
    await openTheSite(acts)
    expect(acts.acts()).toBeLessThanOrEqual(120)
    expect(acts.pages().length).toBeLessThanOrEqual(25)

    const somebody = await visitor({ viewport: PHONE })
    const { texts, pages, dead } = await crawlAll(somebody)
    expect(pages).toEqual(
      expect.arrayContaining(['/', '/corporate', '/pillar/sleep', '/courses/nights-after-shifts/a-dark-room']),
    )
    expect(texts.get('/')).toContain('Sleep, whatever your shift.')
    expect(texts.get('/pricing')).toContain('An answer within two days')
    const mails = await mailsOf(house, await visitor())
    // Its index follows what is published within seconds.
    await expect.poll(async () => leftIn(await knownToAssistant(house)), { timeout: 15_000 }).toEqual([])
    const left = [...texts, ['mails', mails] as const].flatMap(([path, text]) =>
      leftIn(text).map((words) => `${path}: …${words}…`),
    )
    expect({ dead, left }).toEqual({ dead: [], left: [] })
    const ships = [...Object.keys(noClaims), ...unclaimedSentences([privacy, terms, disclaimer], [])]
    const hers = ['An answer within two days', ...instead]
    const confirmed = [...Object.values(termClaims).map(({ text }) => text), ...ships, ...hers]
    expect(pages.flatMap((path) => unclaimedTexts(wordsOfPage(texts.get(path)!), confirmed))).toEqual([])
    expect(
      await inspectPages(
        somebody,
        pages.filter((path) => !path.includes('?')),
        { inDark: true },
      ),
    ).toEqual([])
  },
)
