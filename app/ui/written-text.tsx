/** Up to an empty line, with the line breaks behind it. */
const PARAGRAPH = /(?:^\n+)?[^\n]+(?:\n[^\n]+)*\n*/g

/**
 * What somebody wrote, as they wrote it, where white space stays (`whitespace-pre-wrap`). Each paragraph runs in the direction of its own language.
 * In blocks of their own, because `unicode-bidi: plaintext` turns brackets the wrong way round in Chromium.
 */
export function WrittenText({ text }: { text: string }) {
  return Array.from(text.matchAll(PARAGRAPH), ({ index, 0: paragraph }) => (
    <span key={index} dir="auto" className="block">
      {paragraph}
    </span>
  ))
}
