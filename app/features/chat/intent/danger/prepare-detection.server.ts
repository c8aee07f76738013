import { inSlices } from '#platform/in-slices.ts'
import { createSpacing } from '#platform/spacing.ts'

import { makeReady } from './detect-danger.ts'

/** Resolves when danger can be heard at once. Until then the words are made ready in slices that hold nobody else up. */
export function prepareDetection(): Promise<void> {
  return inSlices(makeReady)
}

/** In ms. The longest message takes about as long to be heard and answered. */
const GAP = 15

const inLine = createSpacing(GAP)

/** Resolves when danger can be heard in what a network has sent: one message after another, so that many at once keep nobody else waiting. */
export async function waitToDetect(network: string): Promise<void> {
  await prepareDetection()
  await inLine(network)
}
