import { z } from 'zod'

import { postLimits } from '#features/blog/core/post.ts'

import { readJsonObject, type JsonReader } from './read-json.ts'
import { metaDescriptionOf, plainTitle } from './trim-answer.ts'

/** What a model answered, once it is known to be an article. */
export interface ParsedAnswer {
  readonly title: string
  readonly metaDescription: string
  readonly tags: readonly string[]
  /** Markdown without the title. */
  readonly body: string
}

/** `reason` is a sentence for the owner. */
export type AnswerOutcome = { readonly ok: true; readonly answer: ParsedAnswer } | { readonly ok: false; readonly reason: string }

const no = (reason: string): AnswerOutcome => ({ ok: false, reason })

const DECLINED = 'The AI model declined to write this article.'
const EMPTY = 'The AI model answered without any text.'
const CUT_OFF = 'The AI model’s answer was cut off before its end.'
const HTML = 'The AI model answered in HTML instead of Markdown.'
const BROKEN = 'The AI model’s answer is not valid JSON.'
const TOO_LONG = 'The AI model’s answer is longer than a post may be.'
const UNTITLED = 'The AI model’s answer is no article: it has neither the JSON that was asked for nor a heading.'

const answerSchema = z.object({
  title: z.string().trim().min(1),
  meta_description: z.string().nullish(),
  tags: z
    .union([z.array(z.string()), z.string().transform((tags) => tags.split(','))])
    .nullish()
    .catch(null),
  body: z.string().trim().min(1),
})

/**
 * An article from what a model said: the JSON object that it was asked for, fenced or not and with or without words around it; or plain Markdown whose
 * first heading is the title.
 */
export function parseAnswer(
  text: string,
  jsonOf: JsonReader,
  ending: 'complete' | 'cut-off' | 'declined' = 'complete',
): AnswerOutcome {
  if (ending === 'declined') return no(DECLINED)
  // Models that think aloud do it in front of the answer.
  const answer = text
    .replace(/^\uFEFF/, '')
    .replace(/^\s*<think(?:ing)?>[\s\S]*?<\/think(?:ing)?>/i, '')
    .trim()
  if (answer === '') return no(ending === 'cut-off' ? CUT_OFF : EMPTY)
  const start = objectStart(answer)
  if (start !== null) {
    const object = readJsonObject(answer, start, jsonOf)
    if (object.found === 'open') return no(ending === 'cut-off' || !/["}\]`]$/.test(answer) ? CUT_OFF : BROKEN)
    return object.found === 'broken' ? no(BROKEN) : ofObject(object.value)
  }
  if (isHtml(answer)) return no(HTML)
  if (ending === 'cut-off') return no(CUT_OFF)
  return ofMarkdown(answer)
}

/** Where the answer’s object begins; null where what comes first is an article in Markdown. */
function objectStart(answer: string): number | null {
  const start = answer.search(/\{\s*"/)
  const heading = answer.search(headingLine)
  return start === -1 || (heading !== -1 && heading < start) ? null : start
}

function ofObject(value: unknown): AnswerOutcome {
  const parsed = answerSchema.safeParse(value)
  if (!parsed.success) {
    const field = String(parsed.error.issues[0]?.path[0] ?? 'body')
    return no(`The AI model’s answer has no usable “${field}”.`)
  }
  const { title, meta_description: description, tags, body } = parsed.data
  if (isHtml(body)) return no(HTML)
  return article(title, description ?? '', tags ?? [], body)
}

const headingLine = /^ {0,3}#{1,6}[ \t]+\S.*$/m

function ofMarkdown(answer: string): AnswerOutcome {
  const whole = /^```(?:markdown|md)?[ \t]*\n([\s\S]*?)\n```$/i.exec(answer)?.[1] ?? answer
  const found = headingLine.exec(whole)
  if (!found)
    return no(
      /^(?:i['’]m sorry|sorry|i can(?:no|['’])t|i(?: am|['’]m) (?:un|not )able|as an ai)\b/i.test(whole) ? DECLINED : UNTITLED,
    )
  const before = whole.slice(0, found.index).trim()
  const after = whole.slice(found.index + found[0].length).trim()
  // A line of courtesy before the article is no part of it.
  const body = before.length > 200 ? `${before}\n\n${after}` : after
  if (body === '') return no('The AI model’s answer has a title and no text.')
  return isHtml(body) ? no(HTML) : article(found[0].replace(/^[\s#]+/, ''), '', [], body)
}

function article(rawTitle: string, description: string, tags: readonly string[], rawBody: string): AnswerOutcome {
  const title = plainTitle(rawTitle)
  if (title === '') return no('The AI model’s answer has no usable “title”.')
  const body = withoutOwnTitle(rawBody.trim(), title)
  if (body.length > postLimits.body) return no(TOO_LONG)
  if (body === '') return no('The AI model’s answer has a title and no text.')
  return { ok: true, answer: { title, metaDescription: metaDescriptionOf(description, body), tags, body } }
}

/** The page shows the title itself. */
function withoutOwnTitle(body: string, title: string): string {
  const first = /^#{1,6}[ \t]+(.+)\n?/.exec(body)
  return first && plainTitle(first[1]!).toLowerCase() === title.toLowerCase() ? body.slice(first[0].length).trim() : body
}

function isHtml(text: string): boolean {
  return /^\s*(?:```html\s*)?<(?:!doctype|html|head|body|article|section|main|div|p|h[1-6]|ul|ol)\b/i.test(text)
}
