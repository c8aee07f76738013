import { chromium, type Browser } from 'playwright-core'

import { findChromium } from '#bin/launch/chromium.mjs'

/** The Chromium of the tests; `debuggingPort` lets another program (Lighthouse) drive it. */
export async function openChromium(debuggingPort?: number): Promise<Browser> {
  return chromium.launch({
    executablePath: await findChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...(debuggingPort === undefined ? [] : [`--remote-debugging-port=${debuggingPort}`]),
    ],
  })
}
