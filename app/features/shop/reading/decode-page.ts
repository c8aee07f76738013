const FIRST_BYTES = 1024

/**
 * The text of a page in the encoding that its marks, its server or its own words name. What is named wrongly, or not at all, is taken for
 * UTF-8 where it can be, else for the encoding of old western pages.
 */
export function decodePage(bytes: Uint8Array, contentType: string): string {
  const marked = markOf(bytes)
  if (marked) return new TextDecoder(marked).decode(bytes)
  const wide = wideOf(bytes)
  if (wide) return new TextDecoder(wide).decode(bytes)
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, FIRST_BYTES))
  const named =
    labelIn(contentType, /charset\s*=\s*(?:["']\s*)?([\w.:-]+)/i) ??
    labelIn(start, /<meta[^>]{0,200}charset\s*=\s*(?:["']\s*)?([\w.:-]+)/i) ??
    labelIn(start, /<\?xml[^>]{0,200}encoding\s*=\s*["']([\w.:-]+)/i)
  // No page that is not wide can name itself in a wide encoding.
  if (named && named !== 'utf-8' && !named.startsWith('utf-16')) return new TextDecoder(named).decode(bytes)
  try {
    // A last sign that was cut in two is no fault of the rest.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function markOf([first, second, third]: Uint8Array): string | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : null
}

/** Two bytes a sign without a mark: every other byte of western text is zero. */
function wideOf(bytes: Uint8Array): string | null {
  const start = bytes.subarray(0, 200)
  if (start.length < 20) return null
  const zeros = (parity: number) => start.filter((byte, at) => byte === 0 && at % 2 === parity).length
  if (zeros(1) > start.length / 3) return 'utf-16le'
  return zeros(0) > start.length / 3 ? 'utf-16be' : null
}

/** The name of an encoding as decoders call it; null for one that nobody knows. */
function labelIn(text: string, pattern: RegExp): string | null {
  const label = pattern.exec(text)?.[1]
  if (!label) return null
  try {
    return new TextDecoder(label).encoding
  } catch {
    return null
  }
}
