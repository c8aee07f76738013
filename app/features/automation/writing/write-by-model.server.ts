import { findTopic } from '#features/automation/composer/choose-topic.ts'
import type { Material } from '#features/automation/composer/material.ts'
import { wordRanges, type Article, type Brief } from '#features/automation/core/article.ts'
import { renderMarkdown } from '#features/writing/markdown.server.ts'
import { TextModelError, type TextModel } from '#platform/ai.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { jsonOf } from '#platform/json.server.ts'

import { parseAnswer, type ParsedAnswer } from './parse-answer.ts'
import { repairPrompt } from './prompts/repair.ts'
import { requestPrompt } from './prompts/request.ts'
import { number, systemPrompt } from './prompts/system.ts'
import { mergeTags } from './trim-answer.ts'
import { WritingError, type WritingOptions } from './writing-options.ts'

/** Room for the words, for the rest of the JSON, and for models that think before they write. */
const outputTokens = { short: 5_000, medium: 7_000, long: 11_000 } as const
/** Of what was already written, the latest are told to the model. */
const MAX_AVOIDED = 60

/**
 * One article by a model. Its length is measured; out of range it is asked for once more, and the better of the two is taken, with a note where neither is
 * in range. @throws WritingError
 */
export async function writeByModel(
  services: Pick<Infrastructure, 'site'>,
  model: TextModel,
  material: Material,
  brief: Brief,
  options: WritingOptions,
): Promise<Article> {
  const system = systemPrompt({ site: await services.site.name(), tone: brief.tone, length: brief.length })
  const ask = async (prompt: string) => {
    const { signal } = options
    const request = { system, prompt, maxOutputTokens: outputTokens[brief.length], ...(signal && { signal }) }
    const answer = await model.generate(request).catch((error: unknown) => {
      throw error instanceof TextModelError ? new WritingError(error.message) : error
    })
    await options.onUsage?.({ model: model.name, inputTokens: answer.inputTokens, outputTokens: answer.outputTokens })
    const outcome = parseAnswer(answer.text, jsonOf, answer.ending)
    if (!outcome.ok) throw new WritingError(outcome.reason)
    return { ...outcome.answer, words: wordsOf(services, outcome.answer.body) }
  }

  await options.onStep?.(`Waiting for ${model.name}`)
  let best = await ask(requestPrompt(brief, subjectsOf(options.avoid, material)))
  if (distance(brief, best.words) > 0) {
    await options.onStep?.(`The article has ${number(best.words)} words: asking once for ${rangeOf(brief)}`)
    const again = await ask(repairPrompt(brief, best.words, asJson(best))).catch((error: unknown) => {
      // What has been paid for is kept.
      if (error instanceof WritingError) return best
      throw error
    })
    if (distance(brief, again.words) < distance(brief, best.words)) best = again
  }
  const topic = findTopic(material.topics, { ...brief, prompt: `${best.title}\n${brief.prompt}` })
  const note =
    distance(brief, best.words) === 0
      ? null
      : `The model wrote ${number(best.words)} words where ${rangeOf(brief)} were asked for, also when asked again.`
  return {
    title: best.title,
    metaDescription: best.metaDescription,
    tags: mergeTags(brief.tags, best.tags),
    body: best.body,
    words: best.words,
    note,
    reservation: note,
    origin: 'model',
    model: model.name,
    pillar: topic?.pillar ?? null,
    libraryTopic: topic?.id ?? null,
  }
}

function wordsOf(services: Pick<Infrastructure, 'site'>, body: string): number {
  return renderMarkdown(body, { author: 'stranger', origin: services.site.origin, pictureAddress: () => null }).words
}

function rangeOf({ length }: Brief): string {
  const [least, most] = wordRanges[length]
  return `${number(least)} to ${number(most)}`
}

/** Words that are missing or too many. */
function distance({ length }: Brief, words: number): number {
  const [least, most] = wordRanges[length]
  return Math.max(0, least - words, words - most)
}

function asJson({ title, metaDescription, tags, body }: ParsedAnswer): string {
  return JSON.stringify({ title, meta_description: metaDescription, tags, body })
}

/** Subjects in words: of the library’s topics their names, anything else as it is. */
function subjectsOf(avoid: ReadonlySet<string> | undefined, { topics }: Material): string[] {
  const names = new Map(topics.map(({ id, name }) => [id, name]))
  return [...(avoid ?? [])].slice(-MAX_AVOIDED).map((subject) => names.get(subject) ?? subject)
}
