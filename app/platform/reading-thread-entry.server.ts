import { parentPort } from 'node:worker_threads'

/** What a reading thread is asked for: to call a function of a module with these values. */
export interface Call {
  readonly module: string
  readonly name: string
  readonly args: readonly unknown[]
}

/** What it answers. An error keeps its name, its words and where it was thrown. */
export type CallAnswer =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly error: { readonly name: string; readonly message: string; readonly stack: string } }

parentPort?.on('message', (call: Call) => void answer(call))

async function answer({ module, name, args }: Call): Promise<void> {
  try {
    const exported = (await import(module)) as Readonly<Record<string, (...args: readonly unknown[]) => unknown>>
    send({ ok: true, value: await exported[name]!(...args) })
  } catch (error) {
    const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error))
    send({ ok: false, error: { name, message, stack } })
  }
}

function send(said: CallAnswer): void {
  parentPort?.postMessage(said, said.ok ? wholeBuffer(said.value) : [])
}

/** Bytes that are all of their buffer are handed over: a copy of a picture would hold up the thread that serves. */
function wholeBuffer(value: unknown): ArrayBuffer[] {
  const isWhole =
    value instanceof Uint8Array && value.buffer instanceof ArrayBuffer && value.byteLength === value.buffer.byteLength
  return isWhole ? [value.buffer] : []
}
