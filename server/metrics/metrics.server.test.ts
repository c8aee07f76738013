import { request as ask } from 'node:http'

import fc from 'fast-check'

import { requestInfo } from '#platform/request.server.ts'
import { addressAt, addresses } from '#routes/addresses.ts'
import { createWebServer } from '#server/http-server.ts'
import { createListener } from '#server/web.ts'
import { tell } from '#tests/support/figures.ts'
import { freePort } from '#tests/support/product.ts'
import { expect, test } from '#tests/support/test.ts'

import { createMetrics, type Metrics } from './metrics.ts'
import { RequestMetrics } from './request-metrics.ts'
import type { MeasuredState } from './state-metrics.ts'

const TOKEN = 'a token that is long enough'

const state: MeasuredState = {
  version: '1.2.3',
  commit: null,
  pools: { pages: { totalCount: 10, idleCount: 4, waitingCount: 3 } },
  isDatabaseUp: () => true,
  read: async () => ({
    now: new Date('2026-03-02T10:00:00Z'),
    queues: [
      {
        name: 'blog.publish-due',
        waiting: 2,
        waitingSince: new Date('2026-03-02T09:59:00Z'),
        later: 1,
        running: 1,
        struggling: 0,
        failed: 4,
        failedSince: null,
      },
    ],
    services: [
      {
        name: 'mail',
        title: 'Mail',
        succeededAt: null,
        failedAt: null,
        failingSince: new Date(0),
        sentence: null,
        successes: 7,
        failures: 2,
      },
    ],
  }),
  pageCache: () => ({ hits: 5, misses: 6, pages: 2 }),
  slowQueries: () => 8,
  backup: async () => ({
    lastGoodAt: new Date(86_400_000),
    since: new Date(0),
    sentence: '',
    changes: { address: '/backups', until: new Date(86_460_000), failure: null },
  }),
  seen: () => ({
    troubles: [{ kind: 'disk@web-1' }, { kind: 'jobs.blog.publish-due' }, { kind: 'jobs.shop.refresh' }],
    mailFails: true,
  }),
}

const served = test.extend('serve', async ({ services }, { onCleanup }) => {
  const stops: Array<() => Promise<void>> = []
  onCleanup(async () => void (await Promise.all(stops.map((stop) => stop()))))
  return async (metrics?: Metrics) => {
    const { listener } = createListener({
      services,
      metrics,
      // As the guard of every route does.
      async handle({ url }, context) {
        context.get(requestInfo).route(addressAt(new URL(url).pathname).path)
        return new Response('seen')
      },
      dependencies: [],
      trustedProxies: ['127.0.0.1'],
      bodyBytes: 64_000_000,
    })
    const web = createWebServer(listener, { inAll: 1_000, ofNetwork: 1_000, trustedProxies: [] })
    const port = await freePort()
    await web.listen(port, '127.0.0.1')
    stops.push(web.stop)
    return (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      new Promise<{ status: number; id: unknown; text: string }>((resolve, reject) => {
        ask({ host: '127.0.0.1', port, path, method, headers: { Host: 'wellward.test', ...headers } }, (response) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk: Buffer) => chunks.push(chunk))
          response.once('end', () =>
            resolve({
              status: response.statusCode!,
              id: response.headers['x-request-id'],
              text: Buffer.concat(chunks).toString(),
            }),
          )
        })
          .once('error', reject)
          .end()
      })
  }
})

const metricsOf = ({ log }: { log: Parameters<typeof createMetrics>[2] }) => createMetrics(TOKEN, state, log)
const bearer = { Authorization: `Bearer ${TOKEN}` }

served(
  'the metrics are for whoever shows the token, and an address like any other where none is set',
  async ({ serve, services }) => {
    const look = await serve(metricsOf(services))
    for (const Authorization of [
      '',
      'Bearer',
      'Bearer another token',
      `Bearer ${TOKEN} `.trim().slice(0, -1),
      TOKEN,
      `Basic ${TOKEN}`,
    ])
      expect((await look('/metrics', { Authorization })).status, Authorization).toBe(401)
    expect((await look('/metrics', bearer, 'POST')).status).toBe(405)
    expect((await look('/metrics', bearer)).status).toBe(200)
    expect((await look('/metrics?x=1', bearer)).status).toBe(200)
    const without = await serve()
    expect(await without('/metrics', bearer)).toMatchObject({ text: 'seen' })
  },
)

served(
  'everything is in the text: requests, Node, pools, queues, services, the page cache, what is wrong',
  async ({ serve, services }) => {
    const look = await serve(metricsOf(services))
    await look('/courses/sleep')
    const { text } = await look('/metrics', bearer)
    for (const line of [
      'wellward_http_requests_total{route="/courses/:course",method="GET",status="200"} 1',
      'wellward_http_request_duration_seconds_count{route="/courses/:course"} 1',
      'wellward_http_request_duration_seconds_bucket{route="/courses/:course",le="+Inf"} 1',
      'wellward_pool_connections{pool="pages",state="used"} 6',
      'wellward_pool_waiting{pool="pages"} 3',
      'wellward_jobs{queue="blog.publish-due",state="failed"} 4',
      'wellward_jobs_oldest_seconds{queue="blog.publish-due"} 60',
      'wellward_service_uses_total{service="mail",outcome="failure"} 2',
      'wellward_service_failing{service="mail"} 1',
      'wellward_page_cache_answers_total{outcome="hit"} 5',
      'wellward_slow_queries_total 8',
      'wellward_backup_last_copy_timestamp_seconds 86400',
      'wellward_backup_changes_until_timestamp_seconds 86460',
      'wellward_trouble{kind="disk"} 1',
      'wellward_trouble{kind="jobs"} 2',
      'wellward_alert_mail_failing 1',
      'wellward_build_info{version="1.2.3",commit="unknown"} 1',
    ])
      expect(text.split('\n')).toContain(line)
    for (const name of ['nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes', 'nodejs_heap_size_used_bytes'])
      expect(text).toMatch(new RegExp(`^${name} `, 'm'))
  },
)

/** Addresses and methods of people who mean no good. */
const hostile = fc.tuple(
  fc.constantFrom('GET', 'POST', 'HEAD', 'PROPFIND', 'LOCK'),
  fc.array(
    fc.oneof(
      fc.webSegment(),
      fc.constantFrom(
        'courses',
        'admin',
        'assets',
        '..',
        '%2e%2e',
        '%00',
        'ann@example.com',
        '<script>',
        '"',
        '{x="y"}',
        ':course',
        '*',
        'x.data',
      ),
    ),
    { minLength: 1, maxLength: 5 },
  ),
)
const secret = 'zqsecret'

served(
  'no address, method or header gets into a label, and there are never more of them than routes',
  async ({ serve, services }) => {
    const look = await serve(metricsOf(services))
    await fc.assert(
      fc.asyncProperty(hostile, async ([method, parts]) => {
        const path = `/${parts.map((part) => encodeURI(part)).join('/')}/${secret}?${secret}=${secret}`
        await look(path, { 'X-Request-Id': secret, Referer: secret, 'User-Agent': secret, 'X-Forwarded-For': secret }, method)
      }),
      { numRuns: 100 },
    )
    const { text } = await look('/metrics', bearer)
    expect(text).not.toContain(secret)
    const label = (name: string) =>
      new Set(Array.from(text.matchAll(new RegExp(`[{,]${name}="([^"]*)"`, 'g')), ([, value]) => value))
    const known = new Set(['(none)', '(file)', '(health)', '(metrics)', ...addresses.map(({ path }) => path)])
    expect([...label('route')].filter((route) => !known.has(route!))).toEqual([])
    expect([...label('method')].filter((method) => !['GET', 'HEAD', 'POST', 'other'].includes(method!))).toEqual([])
    expect([...label('status')].every((status) => /^\d{3}$/.test(status!))).toBe(true)
  },
)

served('an id of a trusted proxy is taken where it is one; everybody else gets a new one', async ({ serve }) => {
  const look = await serve()
  expect((await look('/about', { 'X-Request-Id': 'one-of-the-proxy' })).id).toBe('one-of-the-proxy')
  const [one, other] = [await look('/about', { 'X-Request-Id': 'no <b>' }), await look('/healthz')]
  for (const { id } of [one, other]) expect(id).toMatch(/^[0-9a-f-]{36}$/)
  expect(one.id).not.toBe(other.id)
})

test('to measure a request costs microseconds', () => {
  const registry = { registerMetric() {} }
  const metrics = new RequestMetrics(registry as never)
  const routes = addresses.map(({ path }) => path)
  const count = (n: number) => {
    for (let at = 0; at < n; at++) metrics.count({ route: routes[at % routes.length]!, isStream: false }, 'GET', 200, 0.012)
  }
  count(50_000)
  const best = Math.min(
    ...Array.from({ length: 5 }, () => {
      const began = performance.now()
      count(50_000)
      return ((performance.now() - began) * 1_000) / 50_000
    }),
  )
  tell(`to count a request took ${best.toFixed(2)} µs`)
  expect(best).toBeLessThan(10)
})
