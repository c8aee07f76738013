import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'

import { MOST_PDF_BYTES, type PdfProblem } from './pdf-limits.ts'
import type { ThreadAnswer } from './pdf-thread.server.ts'
import { takeTurn } from './turns.ts'

/** Run as it stands in the sources: Node reads TypeScript. */
const THREAD = join(process.cwd(), 'app/features/health/labs/pdf/pdf-thread.server.ts')

const LONGEST_MS = 10_000
/** What its objects and what it has unpacked may take together; reports take about 40 MB. */
const MOST_MEMORY_MB = 200
const LOOKED_AT_EVERY_MS = 25

type Limits = { readonly longestMs?: number }

/**
 * The text of a PDF, page by page and line by line, with its columns kept (page-text.ts). It is read in a thread of its own, whose time and
 * memory are limited, two files at a time; one file of a person at a time. Nothing in the file is run, and nothing is fetched for it.
 */
export async function readPdf(bytes: Uint8Array, userId: string, limits: Limits = {}): Promise<ThreadAnswer> {
  if (bytes.length > MOST_PDF_BYTES) return refuse('too large')
  const turn = await takeTurn(userId)
  if (typeof turn === 'string') return refuse(turn)
  try {
    return await readInThread(bytes, limits)
  } finally {
    turn.end()
  }
}

async function readInThread(bytes: Uint8Array, { longestMs = LONGEST_MS }: Limits): Promise<ThreadAnswer> {
  const thread = new Worker(THREAD, {
    workerData: new Uint8Array(bytes),
    resourceLimits: { maxOldGenerationSizeMb: 120, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
    env: {},
    execArgv: [],
    stdin: false,
    stdout: true,
    stderr: true,
  })
  const over = new AbortController()
  const answered = new Promise<ThreadAnswer>((resolve) => {
    thread.once('message', resolve)
    thread.once('error', (error: Error & { code?: string }) =>
      resolve(refuse(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'too hungry' : 'broken')),
    )
    thread.once('exit', () => resolve(refuse('broken')))
  })
  const late = sleep(longestMs, refuse('too slow'), { signal: over.signal }).catch(() => refuse('too slow'))
  try {
    return await Promise.race([answered, late, watchMemory(thread, over.signal)])
  } finally {
    over.abort()
    await thread.terminate()
  }
}

/** Settles once a thread has taken too much. What it has unpacked lies outside of the heap that Node limits, so it is looked at. */
async function watchMemory(thread: Worker, over: AbortSignal): Promise<ThreadAnswer> {
  while (!over.aborted) {
    await sleep(LOOKED_AT_EVERY_MS, undefined, { signal: over }).catch(() => undefined)
    const taken = over.aborted ? null : await thread.getHeapStatistics().catch(() => null)
    if (taken && (taken.external_memory + taken.used_heap_size) / 1e6 > MOST_MEMORY_MB) return refuse('too hungry')
  }
  return refuse('too slow')
}

function refuse(kind: Exclude<PdfProblem['kind'], 'too many pages'>): ThreadAnswer {
  return { ok: false, problem: { kind } }
}
