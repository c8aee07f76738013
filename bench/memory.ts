import { inDatabaseOf } from '#tests/support/product-database.ts'
import { discardProduct, startProduct, type Product } from '#tests/support/product.ts'

import { CONNECTIONS, requestPage, memberPages } from './member-requests.ts'
import { processesOf, proportionalMemory } from './processes.ts'
import { haveMembers, type SeededMember } from './seeded-members.ts'
import type { Figure } from './table.ts'

const MEMBERS = 500
const SECRET = 'the members of a bench know it too'
const MINUTES = 10

/** What all processes of a product hold together (PSS), in bytes; PostgreSQL included. */
export function memoryOf({ pid, dataDir }: Product): number {
  return processesOf(pid, dataDir).reduce((sum, process) => sum + proportionalMemory(process.pid), 0)
}

/** Memory while 500 members look at their dashboards and other pages for ten minutes, without a pause. */
export async function benchMemoryUnderLoad(note: (figure: Figure) => void): Promise<void> {
  const product = await startProduct({ APP_SECRET: SECRET })
  try {
    const members = await inDatabaseOf(product.dataDir, ({ db }) =>
      haveMembers(db, MEMBERS, { origin: product.origin, secret: SECRET }),
    )
    let most = 0
    for (let minute = 1; minute <= MINUTES; minute++) {
      await lookFor(60_000, product, members)
      const bytes = memoryOf(product)
      most = Math.max(most, bytes)
      console.log(`  after minute ${minute}: ${Math.round(bytes / 1e6)} MB`)
    }
    note({
      what: `memory (PSS, PostgreSQL included), most in ${MINUTES} minutes of load`,
      measured: most / 1e6,
      goal: { atMost: 350 },
      unit: 'MB',
    })
  } finally {
    await discardProduct(product)
  }
}

const paths = [() => '/dashboard', ...memberPages.map(([, path]) => path)]

async function lookFor(ms: number, product: Product, members: ReadonlyArray<SeededMember>): Promise<void> {
  const until = Date.now() + ms
  const keepLooking = async (from: number) => {
    for (let at = from; Date.now() < until; at += CONNECTIONS) {
      const member = members[at % members.length]!
      // Every other look is at the dashboard.
      const path = at % 2 === 0 ? paths[0]! : paths[Math.floor(at / 2) % paths.length]!
      await requestPage(product, member, path(member))
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, first) => keepLooking(first)))
}
