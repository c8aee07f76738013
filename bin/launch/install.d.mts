export function ensureInstalled(): Promise<void>
export function isInstalled(folder?: string): boolean
