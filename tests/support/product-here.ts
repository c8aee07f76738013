import { inject } from 'vitest'

import type { Internet } from './internet.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The products that the browser tests of this run visit, one for each worker. */
    products: ReadonlyArray<ProductHere>
  }
}

export interface ProductHere {
  readonly origin: string
  readonly dataDir: string
  /** All that this product sees of the world. */
  readonly internet: Internet
}

/** The product that this file’s tests visit: no other file does at the same time. */
export function productHere(): ProductHere {
  const worker = Number(process.env['VITEST_POOL_ID'])
  return inject('products')[worker - 1]!
}
