/** How an upload stands. */
export type UploadState =
  | { readonly phase: 'sending' | 'paused' | 'finishing'; readonly sentBytes: number }
  /** The connection is gone; it goes on by itself. */
  | { readonly phase: 'waiting'; readonly sentBytes: number }
  /** With what the site answered to its end. */
  | { readonly phase: 'done'; readonly id: string; readonly answer: unknown }
  | { readonly phase: 'failed'; readonly problem: string }

/** What is sent: a file, as far as it is looked at here. */
interface Sendable {
  readonly name: string
  readonly type: string
  readonly size: number
  readonly lastModified: number
  slice(from: number, to: number): Blob
}

interface UploadUse {
  /** Where it is sent: described there, its parts under `/ID/parts/NUMBER`, its end at `/ID`. */
  readonly address: string
  /** What goes along with its description. */
  readonly about?: Readonly<Record<string, string>> | undefined
  /** The field that says for whom the page was made. */
  readonly person: Readonly<Record<string, string>>
  readonly tell: (state: UploadState) => void
  readonly fetch?: typeof globalThis.fetch
  /** Waits so long, or until the connection is back. */
  readonly wait?: (ms: number, signal: AbortSignal) => Promise<void>
}

const PAUSES_MS = [1_000, 2_000, 5_000, 10_000, 30_000]
/** A part that is not through by then is sent again. */
const PART_WITHIN_MS = 180_000

class Refused extends Error {}

/**
 * Sends a file in parts, those that are missing: the server says which. A part that does not arrive is sent again, with growing pauses. `pause` leaves everything
 * as it is; `go` goes on.
 */
export function uploader(
  file: Sendable,
  { address, about, person, tell, fetch = globalThis.fetch, wait = waitOnline }: UploadUse,
) {
  let running: AbortController | null = null
  let sentBytes = 0

  async function go(): Promise<void> {
    running?.abort()
    const controller = new AbortController()
    running = controller
    const { signal } = controller
    const ask = (address: string, body: BodyInit) => untilAnswered(address, body, signal)
    try {
      tell({ phase: 'sending', sentBytes })
      const upload = (await ask(address, described(file, { ...person, ...about }))) as {
        id: string
        partBytes: number
        parts: number[]
      }
      const come = new Set(upload.parts)
      const count = Math.ceil(file.size / upload.partBytes)
      const lengthOf = (part: number) => Math.min(upload.partBytes, file.size - part * upload.partBytes)
      sentBytes = upload.parts.reduce((sum, part) => sum + lengthOf(part), 0)
      for (let part = 0; part < count; part++) {
        if (come.has(part)) continue
        tell({ phase: 'sending', sentBytes })
        const from = part * upload.partBytes
        await ask(`${address}/${upload.id}/parts/${part}`, file.slice(from, from + lengthOf(part)))
        sentBytes += lengthOf(part)
      }
      tell({ phase: 'finishing', sentBytes })
      const answer = await ask(`${address}/${upload.id}`, new URLSearchParams({ ...person, intent: 'finish' }))
      if (!signal.aborted) tell({ phase: 'done', id: upload.id, answer })
    } catch (error) {
      if (signal.aborted) return
      tell({ phase: 'failed', problem: error instanceof Refused ? error.message : UNREADABLE })
    }
  }

  async function untilAnswered(address: string, body: BodyInit, signal: AbortSignal): Promise<unknown> {
    for (let failures = 0; ; failures++) {
      signal.throwIfAborted()
      const within = AbortSignal.any([signal, AbortSignal.timeout(PART_WITHIN_MS)])
      const headers: Record<string, string> = body instanceof Blob ? { 'Content-Type': 'application/octet-stream' } : {}
      const answer = await fetch(address, { method: 'POST', body, headers, signal: within }).catch(() => null)
      signal.throwIfAborted()
      if (answer && !isPassing(answer.status)) return readAnswer(answer)
      tell({ phase: 'waiting', sentBytes })
      await wait(PAUSES_MS[Math.min(failures, PAUSES_MS.length - 1)]!, signal)
      signal.throwIfAborted()
      tell({ phase: 'sending', sentBytes })
    }
  }

  return {
    go: () => void go(),
    pause() {
      running?.abort()
      tell({ phase: 'paused', sentBytes })
    },
    /** Without a word: nobody looks any more. */
    stop: () => running?.abort(),
  }
}

const UNREADABLE = 'The file cannot be read any more. Please choose it again.'
const SIGNED_OUT = 'You are signed out. Sign in in another tab, then choose the file again: it goes on where it stopped.'

/** Nothing to do with the file: later it may go well. */
const isPassing = (status: number) => status === 408 || status === 429 || status >= 500

async function readAnswer(answer: Response): Promise<unknown> {
  if (answer.redirected || answer.status === 401 || answer.status === 403) throw new Refused(SIGNED_OUT)
  const said = (await answer.json().catch(() => null)) as { problem?: string } | null
  if (!answer.ok || !said) throw new Refused(said?.problem ?? 'The file could not be sent. Please try again.')
  return said
}

function described(file: Sendable, about: Readonly<Record<string, string>>): URLSearchParams {
  const { name, type, size, lastModified } = file
  return new URLSearchParams({ ...about, name, type, bytes: String(size), changedAt: String(lastModified) })
}

function waitOnline(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = () => {
      clearTimeout(timer)
      removeEventListener('online', over)
      signal.removeEventListener('abort', over)
      resolve()
    }
    const timer = setTimeout(over, ms)
    addEventListener('online', over)
    signal.addEventListener('abort', over)
  })
}
