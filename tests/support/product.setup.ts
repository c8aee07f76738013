import type { TestProject } from 'vitest/node'

import { newInternet, type Internet } from './internet.ts'
import { discardProduct, startProduct } from './product.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The product that the browser tests of this run visit. */
    product: { readonly origin: string; readonly dataDir: string }
    /** All that this product sees of the world. */
    internet: Internet
  }
}

/** One built product on a new data folder for all browser tests of a run. */
export default async function productOfThisRun(project: TestProject): Promise<() => Promise<void>> {
  const { internet, settings, discard } = newInternet()
  const product = await startProduct(settings)
  project.provide('product', { origin: product.origin, dataDir: product.dataDir })
  project.provide('internet', internet)
  return async () => {
    await discardProduct(product)
    discard()
  }
}
