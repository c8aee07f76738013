import type { TestProject } from 'vitest/node'

import { newInternet } from './internet.ts'
import type { ProductHere } from './product-here.ts'
import { discardProduct, startProduct } from './product.ts'

/** A built product on a new data folder for each worker of a run; the worker’s files visit it one after the other. */
export default async function productsOfThisRun(project: TestProject): Promise<() => Promise<void>> {
  const opened = await Promise.all(Array.from({ length: Number(project.config.maxWorkers) }, openProduct))
  project.provide(
    'products',
    opened.map(({ here }) => here),
  )
  return async () => {
    await Promise.all(opened.map(({ close }) => close()))
  }
}

async function openProduct(): Promise<{ here: ProductHere; close: () => Promise<void> }> {
  const { internet, settings, discard } = newInternet()
  const product = await startProduct(settings)
  return {
    here: { origin: product.origin, dataDir: product.dataDir, internet },
    close: async () => {
      await discardProduct(product)
      discard()
    },
  }
}
