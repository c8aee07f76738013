import type { TestProject } from 'vitest/node'

import { discardProduct, startProduct } from './product.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The product that the browser tests of this run visit. */
    product: { readonly origin: string; readonly dataDir: string }
  }
}

/** One built product on a new data folder for all browser tests of a run. */
export default async function productOfThisRun(project: TestProject): Promise<() => Promise<void>> {
  const product = await startProduct()
  project.provide('product', { origin: product.origin, dataDir: product.dataDir })
  return () => discardProduct(product)
}
