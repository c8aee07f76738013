import { z } from 'zod'

import { lengths, tones, type Brief } from '#features/automation/core/article.ts'
import { postLimits, tagsOf } from '#features/blog/core/post.ts'

import { generatorLimits, PROMPT_MISSING } from './generator-words.ts'

const upTo = (most: number, what: string) =>
  z
    .string(`${what} is a text.`)
    .trim()
    .max(most, `${what} can have ${most.toLocaleString('en')} characters.`)

const common = {
  prompt: upTo(generatorLimits.prompt, 'The prompt').min(1, PROMPT_MISSING),
  topic: upTo(generatorLimits.topic, 'The focus').default(''),
  author: upTo(postLimits.author, 'The author').default(''),
  tone: z.enum(tones, 'Choose one of the tones.').default('professional'),
  length: z.enum(lengths, 'Choose one of the lengths.').default('medium'),
}

const tagList = z
  .array(z.string().trim().max(postLimits.tag, `A tag can have ${postLimits.tag} characters.`))
  .max(postLimits.tags, `An article can have ${postLimits.tags} tags.`)

/** The form of the AI Generator. */
export const GeneratorForm = z.object({ ...common, tags: z.string().default('').transform(tagsOf).pipe(tagList) })

/** The body of the function ai-blog-generator. */
export const GeneratorCall = z.object({
  ...common,
  prompt: z.string(PROMPT_MISSING).pipe(common.prompt),
  tags: z
    .array(z.string('A tag is a text.'), 'The tags are a list of texts.')
    .default([])
    .transform((tags) => tagsOf(tags.join(',')))
    .pipe(tagList),
  includeImage: z.boolean('“includeImage” is true or false.').default(false),
})

/** What is asked of whoever writes, out of a form or a call. */
export function briefFrom({ prompt, topic, tone, length, tags }: Brief): Brief {
  return { prompt, topic, tone, length, tags }
}
