import { createFairQueue, type Refusal } from './fair-queue.ts'
import {
  MAX_MEMORY_MB,
  startReadingThread,
  type CallLimits,
  type Cut,
  type ReadingThread,
  type ThreadOutcome,
} from './reading-thread.server.ts'

/** Why something was not read, or not to its end. */
export type ReadingProblem = Refusal | Cut

export type ReadingOutcome<Result> =
  | { readonly ok: true; readonly value: Result }
  | { readonly ok: false; readonly problem: ReadingProblem }

/** A function of a module that threads call: its values and its result are plain data. The types are known to the compiler alone. */
export interface Reader<Args extends readonly unknown[], Result> {
  readonly module: string
  readonly name: string
  readonly signature?: (...args: Args) => Result
}

type ArgsOf<Exported> = Exported extends (...args: infer Args) => unknown ? Args : never
type ResultOf<Exported> = Exported extends (...args: never[]) => infer Result ? Awaited<Result> : never

/** The functions of a module as readers: `readersIn<typeof import('#features/…')>('#features/…')('readText')`. Threads load it from the sources. */
export function readersIn<Module>(module: `#${string}.ts`) {
  return <Name extends keyof Module & string>(name: Name): Reader<ArgsOf<Module[Name]>, ResultOf<Module[Name]>> => ({
    module,
    name,
  })
}

/** Why nothing was read, for its person. */
export function whyNotRead(problem: ReadingProblem, what: 'file' | 'text'): string {
  switch (problem) {
    case 'too slow':
    case 'too hungry':
      return `This ${what} is too complicated to be read here. Please choose smaller parts.`
    case 'busy':
      return 'Many files are being read just now. Please try again in a minute.'
    case 'waits':
      return 'Something else of yours is being read just now. Please try again when it is done.'
    case 'stopping':
      return 'This site is being restarted just now. Please try again in a minute.'
  }
}

interface Whose {
  /** Somebody, or something: a second thing of theirs is refused (`waits`) while the first is read. */
  readonly person: string
  /** A second thing waits behind the first. */
  readonly inLine?: boolean
  readonly longestMs?: number
  /** Of its objects and what it has unpacked, in MB. */
  readonly mostMemoryMb?: number
}

/**
 * Reads what strangers bring (texts, files, mails) in threads beside the one that answers requests, with limits of time and memory:
 * two at once, one of each person; so many wait, and for so long.
 */
export interface ReadingThreads {
  /** @throws what the reader throws, by its name. */
  read<Args extends readonly unknown[], Result>(
    reader: Reader<Args, Result>,
    args: Args,
    whose: Whose,
  ): Promise<ReadingOutcome<Result>>
}

const LIMITS = { atOnce: 2, mostWaiting: 20, mostWaitingOfOne: 8, longestWaitMs: 20_000 }
const LONGEST_MS = 10_000
/** What is read when the process shall stop has so long to end by itself; a supervisor waits 10 s. */
const LONGEST_STOP_MS = 4_000
/** A thread that has nothing to do gives its memory back. */
const LONGEST_IDLE_MS = 60_000

export function openReadingThreads(stopping: AbortSignal): ReadingThreads {
  const queue = createFairQueue(LIMITS)
  const idle = new Map<ReadingThread, NodeJS.Timeout>()
  const stop = new AbortController()
  stopping.addEventListener('abort', () => void setTimeout(() => stop.abort(), LONGEST_STOP_MS).unref(), { once: true })

  function takeThread(): ReadingThread {
    for (const [thread, timer] of idle) {
      clearTimeout(timer)
      idle.delete(thread)
      if (thread.isFit) return thread
    }
    return startReadingThread()
  }

  function putBack(thread: ReadingThread): void {
    if (!thread.isFit) return
    const giveUp = () => {
      idle.delete(thread)
      void thread.end()
    }
    idle.set(thread, setTimeout(giveUp, LONGEST_IDLE_MS).unref())
  }

  async function call(reader: Reader<readonly never[], unknown>, args: readonly unknown[], limits: Omit<CallLimits, 'stop'>) {
    if (stop.signal.aborted) return { ok: false, problem: 'stopping' } satisfies ThreadOutcome
    const thread = takeThread()
    try {
      return await thread.call({ module: reader.module, name: reader.name, args }, { ...limits, stop: stop.signal })
    } finally {
      putBack(thread)
    }
  }

  return {
    async read<Args extends readonly unknown[], Result>(
      reader: Reader<Args, Result>,
      args: Args,
      { person, inLine = false, longestMs = LONGEST_MS, mostMemoryMb = MAX_MEMORY_MB }: Whose,
    ) {
      const slot = await queue.take(person, inLine)
      if (typeof slot === 'string') return { ok: false, problem: slot }
      try {
        // The module gave both, by the types of readersIn.
        return (await call(reader, args, { longestMs, mostMemoryMb })) as ReadingOutcome<Result>
      } finally {
        slot.end()
      }
    },
  }
}
