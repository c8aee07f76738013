/** The path of a Chromium that runs: CHROMIUM_PATH, one of this machine, or one that is installed now. */
export function findChromium(): Promise<string>
