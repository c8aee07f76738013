import { expect, test } from '#tests/support/browser.ts'
import { haveSignedIn } from '#tests/support/http-account.ts'
import { ask, cookiesOf, type Answer, type Question } from '#tests/support/http-client.ts'
import { aMember } from '#tests/support/http-people.ts'
import { inDatabaseOf } from '#tests/support/product-database.ts'
import { productHere } from '#tests/support/product-here.ts'
import { OWNER } from '#tests/support/product.ts'
import { withoutTable } from '#tests/support/without-table.ts'

import { failures, type Failure } from './failures-told.ts'

const { origin, dataDir } = productHere()

const inText = (html: string) =>
  html.replaceAll('&#x27;', "'").replaceAll('&#39;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&')

/** The page that a form leads to, with the toasts that it brings. */
async function landOn(answer: Answer, cookie: string): Promise<Answer> {
  if (answer.status !== 303) return answer
  const path = answer.headers.location!.replace(origin, '').replace(/#.*/, '')
  return ask(origin, { path, cookie: `${cookie}; ${cookiesOf(answer)}` })
}

/** What the toasts of a page say, and the alert that it opens with. */
function toastsIn(html: string) {
  const [, toasts = ''] = /<div class="toasts">([\s\S]*?)<\/div>/.exec(html) ?? []
  const words = Array.from(toasts.matchAll(/<b>(.*?)<\/b>(?:<span>(.*?)<\/span>)?/g), ([, title, text]) => ({ title, text }))
  return { toasts: words, alert: /role="alertdialog"[\s\S]*?<\/(?:dialog|div)>/.exec(html)?.[0] ?? '' }
}

const ADDRESS = ({ path, form, table }: Failure) => `${path} ${form['intent'] ?? ''} without ${table ?? 'anything amiss'}`

test('what could not be done is told in the spec’s words as a toast, without JavaScript, and what was typed stays', async () => {
  const wrong = await inDatabaseOf(dataDir, async (database) => {
    const cookie = await haveSignedIn(origin, OWNER.email, OWNER.password)
    const { rows } = await database.pool.query<{ id: string }>('select id from posts limit 1')
    const wrong: string[] = []
    for (const failure of failures) {
      const withPost = (text: string) => text.replace('{post}', rows[0]!.id)
      const form = Object.fromEntries(Object.entries(failure.form).map(([name, value]) => [name, withPost(value)]))
      const send = async () => landOn(await ask(origin, { path: withPost(failure.path), form, cookie }), cookie)
      const { status, body } = failure.table ? await withoutTable(database, failure.table, send) : await send()
      const html = inText(body)
      const { toasts, alert } = toastsIn(html)
      const here = ADDRESS(failure)
      if (status >= 500 && status !== 502 && status !== 503) wrong.push(`${here}: ${status}`)
      if (failure.isAlert && !alert.includes(failure.title)) wrong.push(`${here}: no alert “${failure.title}”`)
      const isTold = toasts.some(({ title, text }) => title === failure.title && (!failure.text || text === failure.text))
      if (!failure.isAlert && !isTold) wrong.push(`${here}: ${status} ${JSON.stringify(toasts)}`)
      if (failure.typed && !html.includes(failure.typed)) wrong.push(`${here}: “${failure.typed}” is gone`)
    }
    return wrong
  })
  expect(wrong).toEqual([])
}, 240_000)

const json = (path: string, json: unknown): Question => ({ path, json })

test('functions answer their failures as JSON, in the spec’s words, and an unknown one too', async () => {
  await inDatabaseOf(dataDir, async (database) => {
    const cookie = await haveSignedIn(origin, OWNER.email, OWNER.password)
    const told = async (table: string | null, question: Question) => {
      const send = () => ask(origin, { ...question, cookie, headers: { Origin: origin } })
      const { status, body } = table ? await withoutTable(database, table, send) : await send()
      return [status, JSON.parse(body)] as const
    }
    expect(await told('generation_runs', json('/api/functions/ai-blog-generator', { prompt: 'Walking' }))).toEqual([
      503,
      { success: false, error: 'Failed to generate blog post' },
    ])
    for (const body of [{ test: true }, { force: true }, { test: true, force: true }])
      expect(await told('generation_runs', json('/api/functions/daily-blog-generator', body))).toEqual([
        503,
        { error: 'Failed to test blog generation. Please check your settings.' },
      ])
    const messages = [{ role: 'user', content: 'What does the annual plan cost?' }]
    expect(await told('chat_passages', json('/api/functions/chat-concierge', { messages }))).toEqual([
      502,
      { error: 'Failed to send message. Please try again.' },
    ])
    const contact = { name: 'Ann', email: 'ann@example.com', message: 'A question about the courses.' }
    expect(await told('inbox_messages', json('/api/functions/send-contact-email', contact))).toEqual([
      503,
      { error: 'Something went wrong. Please try again.' },
    ])
    expect(await told('memberships', json('/api/functions/check-subscription', {}))).toMatchObject([200, { subscribed: false }])
    for (const path of ['unknown', 'check-subscription/more', 'AI-blog', '%20'])
      for (const method of ['POST', 'GET', 'PUT', 'DELETE']) {
        const answer = await ask(origin, { path: `/api/functions/${path}`, method, headers: { Origin: origin } })
        const read = { status: answer.status, type: answer.headers['content-type'], body: answer.body }
        expect(read, `${method} ${path}`).toMatchObject({ type: expect.stringMatching(/^application\/json/) })
        expect(Object.keys(JSON.parse(answer.body) as object)).toEqual(['error'])
      }
  })
})

test('what the spec has only logged costs nobody anything: a streak, and signing out', async () => {
  await inDatabaseOf(dataDir, async (database) => {
    const { cookie } = await aMember(origin, database)
    const form = { date: new Date().toISOString().slice(0, 10), steps: '6000', timeZone: 'UTC', key: crypto.randomUUID() }
    const kept = await withoutTable(database, 'health_streaks', () => ask(origin, { path: '/dashboard', cookie, form }))
    expect(kept.status).toBe(303)
    const out = await withoutTable(database, 'sessions', () =>
      ask(origin, { path: '/sign-out', cookie, form: { intent: 'out' } }),
    )
    expect([out.status, out.headers.location]).toEqual([303, '/auth'])
    expect(cookiesOf(out)).toMatch(/session=(?:;|$)/)
  })
})
