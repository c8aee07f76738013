import { Agent } from 'node:http'

import { onTestFinished } from 'vitest'

import { median, tell } from '#tests/support/figures.ts'
import { haveSignedUp } from '#tests/support/http-account.ts'
import { ask, manyNetworks, type Question } from '#tests/support/http-client.ts'
import { haveFactor } from '#tests/support/http-people.ts'
import { newAddress, startTrial } from '#tests/support/member.ts'
import { inDatabaseOf } from '#tests/support/product-database.ts'
import { discardProduct, startProduct, type Product } from '#tests/support/product.ts'
import { textOfAnswer } from '#tests/support/same-answer.ts'

const ROUNDS = 300
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

/**
 * What the answers to a question tell of whether an address has an account: rounds in which they differ, and kinds of people whose answers take
 * longer or shorter. Nothing where all is well. Asked three hundred times of each kind, each with addresses of its own: five minutes on a slow machine.
 */
export async function whatAnswersTell(name: string, question: (email: string) => Question): Promise<string[]> {
  const product = await startProduct(manyNetworks)
  onTestFinished(() => discardProduct(product))
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => agent.destroy())
  const addresses = await addressesOf(product)
  const took: Record<string, number[]> = Object.fromEntries(kinds.map((kind) => [kind, []]))
  const telling: string[] = []

  for (let round = 0; round < ROUNDS + WARMING_UP; round++) {
    const said = new Set<string>()
    for (const kind of inTurn(round)) {
      const email = addresses[kind][Math.floor(round / USES_OF_ADDRESS)]!
      const answer = await ask(product.origin, { ...question(email), agent })
      said.add(textOfAnswer(answer, [email]))
      if (round >= WARMING_UP) took[kind]!.push(answer.ms)
    }
    if (said.size > 1) telling.push(`round ${round}: ${[...said].join(' | ')}`)
  }

  const nobody = median(took['unknown']!)
  for (const kind of kinds.slice(1)) {
    const known = median(took[kind]!)
    const words = `${kind} ${known.toFixed(2)} ms, unknown ${nobody.toFixed(2)} ms, apart by ${(known - nobody).toFixed(2)} ms`
    tell(`${name}: ${words}`)
    if (!(Math.abs(known - nobody) < CLOSEST_MS)) telling.push(words)
  }
  return telling
}

/** Enough addresses of each kind that none meets a limit. */
async function addressesOf(product: Product): Promise<Record<Kind, string[]>> {
  const made: Record<string, string[]> = {}
  const number = Math.ceil((ROUNDS + WARMING_UP) / USES_OF_ADDRESS)
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
