import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'

import type { Call, CallAnswer } from './reading-thread-entry.server.ts'

/** Run as it stands in the sources, which are shipped: Node reads TypeScript. */
const ENTRY = join(process.cwd(), 'app/platform/reading-thread-entry.server.ts')

/** What its objects and what it has unpacked may take together. */
export const MAX_MEMORY_MB = 200
/**
 * Far above that: a thread that reaches the limit of its heap with one large piece (a list that grows, a text that is split) takes the
 * whole process along instead of ending by itself.
 */
const HEAP_LIMIT_MB = 1_000
/** With more than this after its work a thread is not used again. */
const MAX_IDLE_MB = 80
const LOOKED_AT_EVERY_MS = 25

/** Why a thread was ended before it had answered. */
export type Cut = 'too slow' | 'too hungry' | 'stopping'

export type ThreadOutcome = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly problem: Cut }

export interface CallLimits {
  readonly longestMs: number
  readonly mostMemoryMb: number
  /** Ends the call once it is aborted. */
  readonly stop: AbortSignal
}

/** A thread that reads one thing after another. It knows no environment, and has little memory. */
export interface ReadingThread {
  /** Whether it can be called once more. */
  readonly isFit: boolean
  /** @throws what the function throws. */
  call(call: Call, limits: CallLimits): Promise<ThreadOutcome>
  end(): Promise<void>
}

export function startReadingThread(): ReadingThread {
  const worker = new Worker(ENTRY, {
    resourceLimits: { maxOldGenerationSizeMb: HEAP_LIMIT_MB, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
    env: {},
    execArgv: [],
    stdin: false,
    stdout: true,
    stderr: true,
  })
  let isFit = true
  // Whoever waits for an answer hears of it; while nobody does it is no reason to end the process.
  worker.on('error', () => (isFit = false))
  worker.on('exit', () => (isFit = false))
  worker.unref()
  const end = async () => {
    isFit = false
    await worker.terminate()
  }
  return {
    get isFit() {
      return isFit
    },
    async call(call, { longestMs, mostMemoryMb, stop }) {
      const over = new AbortController()
      worker.ref()
      try {
        const answer = answerOf(worker, over.signal)
        worker.postMessage(...copied(call))
        const outcome = await Promise.race([
          answer,
          sleep<ThreadOutcome>(longestMs, cut('too slow'), { signal: over.signal }),
          once(stop, 'abort', { signal: over.signal }).then(() => cut('stopping')),
          watchMemory(worker, mostMemoryMb, over.signal),
        ])
        if (!outcome.ok) await end()
        return outcome
      } catch (error) {
        if (isOutOfMemory(error)) return cut('too hungry')
        throw error
      } finally {
        over.abort()
        if (isFit && (await memoryOf(worker)) > MAX_IDLE_MB) await end()
        worker.unref()
      }
    },
    end,
  }
}

/** @throws what the function threw, or that the thread has ended without an answer. */
async function answerOf(worker: Worker, signal: AbortSignal): Promise<ThreadOutcome> {
  const ended = once(worker, 'exit', { signal }).then(() => {
    throw new Error('A reading thread ended without an answer.')
  })
  ended.catch(() => {})
  // Rejects when the thread breaks.
  const [answer] = (await Promise.race([once(worker, 'message', { signal }), ended])) as [CallAnswer]
  if (answer.ok) return answer
  throw Object.assign(new Error(answer.error.message), answer.error)
}

/** Settles once a thread has taken too much. What it has unpacked lies outside of the heap that Node limits, so it is looked at. */
async function watchMemory(worker: Worker, mostMb: number, over: AbortSignal): Promise<ThreadOutcome> {
  for (;;) {
    await sleep(LOOKED_AT_EVERY_MS, undefined, { signal: over })
    if ((await memoryOf(worker)) > mostMb) return cut('too hungry')
  }
}

/** In MB; nothing of a thread that has ended. */
async function memoryOf(worker: Worker): Promise<number> {
  const taken = await worker.getHeapStatistics().catch(() => null)
  return taken ? (taken.external_memory + taken.used_heap_size) / 1e6 : 0
}

/** Bytes go over as copies of their own: a clone of a part of a buffer would bring the whole of it along. */
function copied(call: Call): [Call, ArrayBuffer[]] {
  const buffers: ArrayBuffer[] = []
  const args = call.args.map((arg) => {
    if (!(arg instanceof Uint8Array)) return arg
    const copy = new Uint8Array(arg)
    buffers.push(copy.buffer)
    return copy
  })
  return [{ ...call, args }, buffers]
}

function cut(problem: Cut): ThreadOutcome {
  return { ok: false, problem }
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}
