import { startProduct, type Product } from '#tests/support/product.ts'

/** Seconds from the command to the first answer of the home page, on an existing data folder. */
export async function timeStarts(
  settings: Record<string, string>,
  end: (product: Product) => Promise<unknown>,
  rounds = 5,
): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const before = performance.now()
    const product = await startProduct(settings)
    const answer = await fetch(product.origin)
    await answer.arrayBuffer()
    times.push((performance.now() - before) / 1000)
    if (answer.status !== 200) throw new Error(`The first answer was ${answer.status}.`)
    await end(product)
  }
  return median(times)
}

export function median(values: ReadonlyArray<number>): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
}
