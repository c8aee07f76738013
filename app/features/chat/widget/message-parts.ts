export type MessagePart = { readonly text: string; readonly to?: string }

const LINK = /\[([^\]]+)\]\((\/(?!\/)[\w./~-]*(?:#[\w-]+)?)\)/g

/** A message as paragraphs of words and links. Only addresses of our own are links; everything else is shown as it stands. */
export function messageParts(message: string): MessagePart[][] {
  return message.split(/\n{2,}/).map((paragraph) => {
    const parts: MessagePart[] = []
    let at = 0
    for (const { index, 0: whole, 1: text, 2: to } of paragraph.matchAll(LINK)) {
      if (index > at) parts.push({ text: paragraph.slice(at, index) })
      parts.push({ text: text!, to: to! })
      at = index + whole.length
    }
    if (at < paragraph.length) parts.push({ text: paragraph.slice(at) })
    return parts
  })
}

/** A message where nothing can be a link: each with its address behind it. */
export const inPlainWords = (message: string): string => message.replaceAll(LINK, '$1 ($2)')
