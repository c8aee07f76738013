const TAG = /<\/?(?:c|i|b|u|ruby|rt|v|lang)(?:[.\s][^<>]*)?>|<(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}>/g
const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': '\u00A0',
  '&lrm;': '\u200E',
  '&rlm;': '\u200F',
}

/** What is read and searched of a caption’s text: without tags (who speaks, too) and on one line. Null where a tag is damaged. */
export function spokenText(payload: string): string | null {
  const bare = payload.replaceAll(TAG, '')
  if (/[<>]/.test(bare)) return null
  return bare
    .replaceAll(/&(?:amp|lt|gt|nbsp|lrm|rlm);/g, (entity) => entities[entity]!)
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** The text of an SRT caption in the characters of WebVTT: slants and the like stay, colours and places go. */
export function vttTextOf(srt: string): string {
  return srt
    .replaceAll(/\{\\[^{}]*\}/g, '')
    .replaceAll(/<\/?font[^<>]*>/gi, '')
    .replaceAll(/&(?!(?:amp|lt|gt|nbsp|lrm|rlm);)/g, '&amp;')
    .replaceAll(/<(\/?)([biu])>/gi, (_tag, slash: string, name: string) => `\u0001${slash}${name.toLowerCase()}\u0002`)
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\u0001', '<')
    .replaceAll('\u0002', '>')
}
