import type { IncomingMessage, ServerResponse } from 'node:http'

import type { Metric, MetricObjectWithValues, MetricValue, Registry } from 'prom-client'

/** Upper bounds in seconds; the last one has none. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'])

/** What a request is counted under: a pattern of routes.ts, or in parentheses what answered before one was looked for. */
export interface Measured {
  route: string
  /** A stream of events lasts as long as somebody listens: it is counted, and not timed. */
  isStream: boolean
}

interface Times {
  /** By method and status. */
  readonly answers: Map<string, number>
  readonly buckets: number[]
  sum: number
  count: number
}

/**
 * Counts requests in plain numbers, because prom-client's own counters take several microseconds for each (docs/decisions/0046); they are put into its
 * format when somebody asks.
 */
export class RequestMetrics {
  readonly #routes = new Map<string, Times>()

  constructor(registry: Registry) {
    const [answers, seconds] = [this.#answers(), this.#seconds()]
    // What a registry reads of a metric is what ours have; its types name its own classes alone.
    for (const metric of [answers, seconds]) registry.registerMetric(metric as unknown as Metric)
  }

  /** Begins to measure; it ends with the answer, or when nobody waits for it any more. */
  begin(request: IncomingMessage, response: ServerResponse): Measured {
    const began = performance.now()
    const measured: Measured = { route: '(none)', isStream: false }
    response.once('close', () => {
      const status = response.headersSent ? response.statusCode : 499
      this.count(measured, request.method ?? '', status, (performance.now() - began) / 1000)
    })
    return measured
  }

  count({ route, isStream }: Measured, method: string, status: number, seconds: number): void {
    let times = this.#routes.get(route)
    if (!times) {
      times = { answers: new Map(), buckets: BOUNDS.map(() => 0), sum: 0, count: 0 }
      this.#routes.set(route, times)
    }
    const key = `${METHODS.has(method) ? method : 'other'} ${status}`
    times.answers.set(key, (times.answers.get(key) ?? 0) + 1)
    if (isStream) return
    const bucket = BOUNDS.findIndex((bound) => seconds <= bound)
    if (bucket >= 0) times.buckets[bucket]! += 1
    times.sum += seconds
    times.count += 1
  }

  #answers() {
    return metric('wellward_http_requests_total', 'counter', 'Requests answered, by route, method and status.', () =>
      this.#each((route, { answers }) =>
        Array.from(answers, ([key, value]) => {
          const [method = '', status = ''] = key.split(' ')
          return { value, labels: { route, method, status } }
        }),
      ),
    )
  }

  #seconds() {
    const name = 'wellward_http_request_duration_seconds'
    return metric(name, 'histogram', 'Seconds from a request to the end of its answer, by route.', () =>
      this.#each((route, { buckets, sum, count }) => {
        let upTo = 0
        return [
          ...buckets.map((value, at) => ({
            metricName: `${name}_bucket`,
            value: (upTo += value),
            labels: { route, le: BOUNDS[at]! },
          })),
          { metricName: `${name}_bucket`, value: count, labels: { route, le: '+Inf' } },
          { metricName: `${name}_sum`, value: sum, labels: { route } },
          { metricName: `${name}_count`, value: count, labels: { route } },
        ]
      }),
    )
  }

  #each(values: (route: string, times: Times) => Array<MetricValue<string>>): Array<MetricValue<string>> {
    return [...this.#routes].flatMap(([route, times]) => values(route, times))
  }
}

/** A metric as a registry of prom-client asks for it. */
function metric(name: string, type: 'counter' | 'histogram', help: string, values: () => Array<MetricValue<string>>) {
  return {
    name,
    help,
    type,
    async get() {
      return { name, help, type, values: values(), aggregator: 'sum' } as unknown as MetricObjectWithValues<MetricValue<string>>
    },
    reset() {},
  }
}
