import { writeFileSync } from 'node:fs'
import { env } from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'

/** Doings of a reading thread that its tests ask for. */
export function addUp(...numbers: number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}

export function lengthOf(bytes: Uint8Array): number {
  return bytes.buffer.byteLength
}

export function goOnForEver(): never {
  for (;;);
}

/** Says that it has begun, and is then as deaf as a loop without end, without the work of one, until it is let go. */
export function waitToBeLetGo(flags: Int32Array<SharedArrayBuffer>): string {
  raise(flags, 0)
  Atomics.wait(flags, 1, 0)
  return 'done'
}

/** One thing that waits to be let go: what it is given, and for the test whether it has begun, and to let it go. */
export function holding() {
  const flags = new Int32Array(new SharedArrayBuffer(8))
  return {
    flags,
    begun: async () => void (await Atomics.waitAsync(flags, 0, 0).value),
    letGo: () => raise(flags, 1),
  }
}

function raise(flags: Int32Array<SharedArrayBuffer>, at: number): void {
  Atomics.store(flags, at, 1)
  Atomics.notify(flags, at)
}

export async function waitAWhile(ms: number): Promise<string> {
  await sleep(ms)
  return 'done'
}

export function takeObjects(): number {
  const kept: string[][] = []
  for (;;) kept.push(Array.from({ length: 10_000 }, (_, at) => `number ${at}`))
}

export function takeBytes(): number {
  const kept: Uint8Array[] = []
  for (;;) kept.push(new Uint8Array(10_000_000).fill(1))
}

/** A list that grows has to be copied whole, at once. */
export function takeOneList(): number {
  const kept: string[] = []
  for (;;) kept.push('number')
}

export function throwRange(): never {
  throw new RangeError('This is out of range.')
}

export function nestFor(ever: number): number {
  return nestFor(ever + 1) + 1
}

export function leave(): void {
  process.exit(0)
}

export function breakLater(): Promise<never> {
  setTimeout(() => {
    throw new TypeError('Nobody waits for this.')
  }, 10)
  return new Promise(() => {})
}

export function giveAFunction(): () => void {
  return () => writeFileSync('', '')
}

export function environment(): readonly string[] {
  return Object.keys(env)
}
