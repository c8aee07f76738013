import { z } from 'zod'

import { isOwnPicture } from '#features/blog/core/cover.ts'
import { postLimits, tagsOf, type PostContent } from '#features/blog/core/post.ts'
import { slugOf } from '#features/site/slug.ts'
import { beginningOf } from '#features/writing/text.ts'

const atMost = (characters: number) => `Please use at most ${characters.toLocaleString('en')} characters.`
const line = (characters: number) =>
  z
    .string()
    .default('')
    .transform(oneLine)
    .pipe(z.string().max(characters, atMost(characters)))

/** What the editor’s form sends. Fields that it leaves out count as empty. */
export const PostForm = z
  .object({
    title: line(postLimits.title).pipe(z.string().min(1, 'Please enter a title.')),
    slug: line(postLimits.title),
    author: line(postLimits.author).pipe(z.string().min(1, 'Please enter an author.')),
    coverImage: line(postLimits.coverImage)
      .transform((address) => address.replace(/^https:/i, 'https:'))
      .refine(isPictureAddress, 'Please enter an address that begins with https://.'),
    metaDescription: line(postLimits.metaDescription),
    body: z
      .string()
      .default('')
      .transform((text) => text.replaceAll('\r\n', '\n'))
      .pipe(z.string().max(postLimits.body, atMost(postLimits.body))),
    tags: z.string().default('').transform(tagsOf).superRefine(checkTags),
    version: z.coerce.number().int().positive().catch(1),
  })
  .transform(({ version, ...content }): { content: PostContent; version: number } => {
    return { content: { ...content, slug: slugOf(content.slug) }, version }
  })

/** How long what is typed may be: each end of a line may be two characters. */
export const postFormLimits = { characters: { body: 2 * postLimits.body } } as const

/** The same without demands: what is kept while somebody is still writing. Too much of anything is cut off. */
export function draftOf(fields: Readonly<Record<string, string>>): PostContent {
  const text = (name: string, most: number) => beginningOf(fields[name] ?? '', most)
  return {
    title: oneLine(text('title', postLimits.title)),
    slug: slugOf(text('slug', postLimits.title)),
    author: oneLine(text('author', postLimits.author)),
    coverImage: oneLine(text('coverImage', postLimits.coverImage)),
    metaDescription: oneLine(text('metaDescription', postLimits.metaDescription)),
    body: beginningOf((fields['body'] ?? '').replaceAll('\r\n', '\n'), postLimits.body),
    tags: tagsOf(fields['tags'] ?? '')
      .slice(0, postLimits.tags)
      .map((tag) => beginningOf(tag, postLimits.tag)),
  }
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}

/** Nothing, a picture of our own, or an address that pictures are fetched from. */
function isPictureAddress(address: string): boolean {
  return address === '' || isOwnPicture(address) || (address.startsWith('https://') && URL.canParse(address))
}

function checkTags(tags: string[], { addIssue }: z.core.$RefinementCtx<string[]>) {
  if (tags.length > postLimits.tags) addIssue({ code: 'custom', message: `Please use at most ${postLimits.tags} tags.` })
  if (tags.some((tag) => tag.length > postLimits.tag))
    addIssue({ code: 'custom', message: `A tag has at most ${postLimits.tag} characters.` })
}
