import { chatReplies } from '#content/chat/words.ts'
import { keepToPublishedDoses, oversteps } from '#features/chat/core/limits-of-role.ts'
import { sentencesOf } from '#features/chat/retrieval/sentences.ts'

interface Source {
  readonly title: string
  readonly path: string
  readonly text: string
}

const LONGEST = 2_500
/** Markup takes room that nobody sees; of a longer reply the beginning is looked at. */
const LONGEST_WITH_MARKUP = 10_000

/**
 * A model’s words as they may be shown: plain text without markup and pictures, whose links lead to pages of ours that it was given and nowhere
 * else; without sentences that say what somebody has, or name a dose that our pages do not.
 */
export function cleanReply(message: string, used: readonly Source[], offered: readonly Source[]): string {
  const own = new Set(offered.map(({ path }) => path))
  const plain = linksAsText(withoutMarkup(message.slice(0, LONGEST_WITH_MARKUP)), own).slice(0, LONGEST)
  const paragraphs = plain.split(/\n{2,}/).map((paragraph) => allowedSentences(paragraph, offered))
  const allowed = paragraphs.filter(({ text }) => text !== '').map(({ text }) => text)
  const notes = [
    ...(paragraphs.some(({ overstepped }) => overstepped) ? [chatReplies.diagnosis] : []),
    ...(paragraphs.some(({ overdosed }) => overdosed) ? [chatReplies.dosing] : []),
  ]
  const receipts = receiptsOf(used, allowed.join(' '))
  return [...allowed, ...notes, ...(receipts ? [receipts] : [])].join('\n\n')
}

function allowedSentences(paragraph: string, offered: readonly Source[]) {
  const sentences = sentencesOf(paragraph)
  const within = sentences.filter((sentence) => !oversteps(sentence))
  const allowed = keepToPublishedDoses(within, offered)
  return { text: allowed.join(' '), overstepped: within.length < sentences.length, overdosed: allowed.length < within.length }
}

function withoutMarkup(text: string): string {
  return text
    .replaceAll(/!\[([^[\]]*)\]\([^)[]*\)/g, '$1')
    .replaceAll(/<(script|style)\b(?:(?!<\1)[\s\S])*?<\/\1\s*>/gi, ' ')
    .replaceAll(/<\/?[a-z!][^<>]*>/gi, ' ')
    .replaceAll(/^[ \t]*(?:#{1,6}|[-*+]|>)[ \t]+/gm, '')
    .replaceAll(/(\*\*|__|`+)/g, '')
    .replaceAll(/[ \t]+/g, ' ')
    .trim()
}

/** `[words](/path)` stays where the path is one of ours that was offered; any other link is shown as text, address included. */
function linksAsText(text: string, own: ReadonlySet<string>): string {
  return text.replaceAll(/\[([^[\]]*)\]\(([^)[]*)\)/g, (link, words: string, target: string) => {
    const [address = ''] = target.trim().split(/\s/, 1)
    return own.has(address) ? `[${words}](${address})` : `${words} (${address})`
  })
}

function receiptsOf(used: readonly Source[], reply: string): string | null {
  const pages = new Map(used.map(({ path, title }) => [path, title]))
  const links = Array.from(pages)
    .filter(([path]) => !reply.includes(`](${path})`))
    .map(([path, title]) => `[${title.replaceAll(/[[\]]/g, '')}](${path})`)
  return links.length > 0 ? `${chatReplies.receipts} ${links.join(' · ')}` : null
}
