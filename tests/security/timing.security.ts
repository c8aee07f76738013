import { Agent } from 'node:http'

import { expect, onTestFinished, test } from 'vitest'

import { median, tell } from '#tests/support/figures.ts'
import { haveSignedUp } from '#tests/support/http-account.ts'
import { ask, manyNetworks, type Question } from '#tests/support/http-client.ts'
import { haveFactor } from '#tests/support/http-people.ts'
import { newAddress, startTrial } from '#tests/support/member.ts'
import { inDatabaseOf } from '#tests/support/product-database.ts'
import { discardProduct, startProduct, type Product } from '#tests/support/product.ts'
import { whatItSaid } from '#tests/support/same-answer.ts'

const PAIRS = 300
const WARMING_UP = 20
/** Medians that lie closer cannot be told apart over a network. */
const CLOSEST_MS = 10
/** Below the ten wrong passwords, and the ten mails, that one address is allowed. */
const USES_OF_ADDRESS = 8

/** Whose addresses are tried. All are as long, so that answers can be compared. */
const people = {
  unknown: async () => newAddress(),
  'known, with a password': ({ origin }) => haveSignedUp(origin),
  'known, with a second factor': async (product) => {
    const email = await haveSignedUp(product.origin)
    await inDatabaseOf(product.dataDir, (database) => haveFactor(database, email))
    return email
  },
  'known, without a password': async ({ origin }) => (await startTrial(origin)).email,
} satisfies Record<string, (product: Product) => Promise<string>>
type Kind = keyof typeof people

const kinds = Object.keys(people) as Kind[]

const questions: Record<string, (email: string) => Question> = {
  'POST /auth with a wrong password': (email) => ({ path: '/auth', form: { email, password: 'Wrong-house-7' } }),
  'POST /api/auth/sign-in/email with a wrong password': (email) => ({
    path: '/api/auth/sign-in/email',
    json: { email, password: 'Wrong-house-7' },
  }),
  'POST /auth?tab=reset': (email) => ({ path: '/auth?tab=reset', form: { email } }),
}

test.each(Object.entries(questions))(
  `%s takes as long, and says the same, whoever has an account (${PAIRS} rounds)`,
  async (name, question) => {
    const product = await startProduct(manyNetworks)
    onTestFinished(() => discardProduct(product))
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    onTestFinished(() => agent.destroy())
    const addresses = await addressesOf(product)
    const took: Record<string, number[]> = Object.fromEntries(kinds.map((kind) => [kind, []]))

    for (let round = 0; round < PAIRS + WARMING_UP; round++) {
      const said = new Set<string>()
      for (const kind of inTurn(round)) {
        const email = addresses[kind][Math.floor(round / USES_OF_ADDRESS)]!
        const answer = await ask(product.origin, { ...question(email), agent })
        said.add(whatItSaid(answer, [email]))
        if (round >= WARMING_UP) took[kind]!.push(answer.ms)
      }
      expect([...said], `round ${round}`).toHaveLength(1)
    }

    const nobody = median(took['unknown']!)
    for (const kind of kinds.slice(1)) {
      const known = median(took[kind]!)
      tell(`${name}: ${kind} ${known.toFixed(2)} ms, unknown ${nobody.toFixed(2)} ms, apart by ${(known - nobody).toFixed(2)} ms`)
    }
    for (const kind of kinds) expect(Math.abs(median(took[kind]!) - nobody), `${kind}`).toBeLessThan(CLOSEST_MS)
  },
)

/** Enough addresses of each kind that none meets a limit. */
async function addressesOf(product: Product): Promise<Record<Kind, string[]>> {
  const made: Record<string, string[]> = {}
  const number = Math.ceil((PAIRS + WARMING_UP) / USES_OF_ADDRESS)
  for (const kind of kinds) {
    made[kind] = []
    while (made[kind].length < number) made[kind].push(await people[kind](product))
  }
  return made as Record<Kind, string[]>
}

/** Each kind comes first, second and so on equally often. */
function inTurn(round: number): Kind[] {
  const first = round % kinds.length
  return [...kinds.slice(first), ...kinds.slice(0, first)]
}
