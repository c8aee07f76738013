import { Agent, request } from 'node:http'

import type { Product } from '#tests/support/product.ts'

import type { SeededMember } from './seeded-members.ts'

/** As many as the product renders side by side for one network. */
export const CONNECTIONS = 4

export type PathOf = (member: SeededMember) => string

/** A member’s pages besides the dashboard. */
export const memberPages: ReadonlyArray<readonly [name: string, path: PathOf]> = [
  ['trends', () => '/health/trends'],
  ['trends of a year', () => '/health/trends?days=365'],
  ['lab results', () => '/health/labs'],
  ['one lab report', ({ report }) => `/health/labs/${report}`],
  ['one lab test', () => '/health/labs/tests/2276-4'],
  ['courses', () => '/courses'],
  ['one course', () => '/courses/sleep-on-ordinary-nights'],
  ['one lesson', () => '/courses/sleep-on-ordinary-nights/sleep-quick-start'],
]

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })

/** The bytes of a page as a member’s browser gets them. */
export function requestPage({ origin }: Product, { cookie }: SeededMember, path: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const headers = { Cookie: cookie, 'Accept-Encoding': 'gzip, deflate, br', 'Accept-Language': 'en' }
    const asked = request(origin + path, { agent, headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.once('end', () => {
        // Toasts of what was earned lead back to the page.
        if (answer.statusCode === 200 || answer.statusCode === 303) resolve(Buffer.concat(chunks))
        else reject(new Error(`${path} answered ${answer.statusCode}.`))
      })
    })
    asked.once('error', reject).end()
  })
}
