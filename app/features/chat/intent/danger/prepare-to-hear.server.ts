import { inSlices } from '#platform/in-slices.ts'

import { makeReady } from './hear-danger.ts'

/** Resolves when danger can be heard at once. Until then the words are made ready in slices that hold nobody else up. */
export function prepareToHear(): Promise<void> {
  return inSlices(makeReady)
}
