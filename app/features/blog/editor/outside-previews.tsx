import { type RefObject, useEffect, useState } from 'react'

import { postLimits, type PostContent } from '#features/blog/core/post.ts'
import { slugOf } from '#features/site/slug.ts'

type PreviewedPost = Pick<PostContent, 'title' | 'slug' | 'metaDescription' | 'coverImage'>
type OutsidePreviewsProps = {
  form: RefObject<HTMLFormElement | null>
  start: PreviewedPost
  origin: string
  siteName: string
}

/** Signs that search engines show of each. */
const PREVIEW_LENGTHS = { title: 60, description: 155 } as const

/** How the post appears where others show it: in a list of search results, and where somebody shares it. */
export function OutsidePreviews({ form, start, origin, siteName }: OutsidePreviewsProps) {
  const { title, slug, metaDescription, coverImage } = useTyped(form, start)
  const host = new URL(origin).host
  const address = slugOf(slug) || slugOf(title) || '…'
  return (
    <div className="grid gap-x-4 gap-y-6 md:grid-cols-2">
      <section aria-label="Search preview">
        <h3 className="cap mb-2 font-sans tracking-normal">In search results</h3>
        <p className="cap num wrap-anywhere">
          {host} › blog › {address}
        </p>
        <p className="mt-1 text-lg leading-head text-accent wrap-anywhere">
          {cut(title, PREVIEW_LENGTHS.title) || 'No title yet'}
        </p>
        <p className="mt-1 text-sm text-soft wrap-anywhere">
          {cut(metaDescription, PREVIEW_LENGTHS.description) || 'No description yet.'}
        </p>
        <dl className="cap num lengths mt-3">
          <Length name="Title" length={title.length} most={PREVIEW_LENGTHS.title} />
          <Length name="Description" length={metaDescription.length} most={PREVIEW_LENGTHS.description} />
          <Length name="Address" length={address.length} most={postLimits.slug} />
        </dl>
      </section>
      <section aria-label="Share preview">
        <h3 className="cap mb-2 font-sans tracking-normal">When somebody shares it</h3>
        <div className="share-card">
          {/^\/(?!\/)/.test(coverImage) ? (
            <img src={coverImage} alt="" className="share-card-cover" />
          ) : (
            <p className="share-card-cover cap">
              {coverImage ? 'The picture is fetched once the post is saved.' : 'A picture with the title is drawn for it.'}
            </p>
          )}
          <div className="p-3">
            <p className="cap">{host}</p>
            <p className="font-strong wrap-anywhere">{title || 'No title yet'}</p>
            <p className="text-sm text-soft wrap-anywhere">{cut(metaDescription, 110) || siteName}</p>
          </div>
        </div>
      </section>
    </div>
  )
}

function Length({ name, length, most }: { name: string; length: number; most: number }) {
  const isTooLong = length > most
  return (
    <div>
      <dt>{name}: </dt>
      <dd className={isTooLong ? 'text-caution' : undefined}>
        {length} of {most}
        {isTooLong && ', cut off in most results'}
      </dd>
    </div>
  )
}

/** What stands in those fields of the form by now. Only they draw anything anew; the text does not. */
function useTyped(form: RefObject<HTMLFormElement | null>, start: PreviewedPost): PreviewedPost {
  const [typed, setTyped] = useState(start)
  useEffect(() => {
    const element = form.current
    if (!element) return
    const read = () => {
      const fields = new FormData(element)
      const text = (name: string) => String(fields.get(name) ?? '')
      setTyped({
        title: text('title'),
        slug: text('slug'),
        metaDescription: text('metaDescription'),
        coverImage: text('coverImage'),
      })
    }
    const onInput = ({ target }: Event) => (target instanceof HTMLInputElement || isDescription(target) ? read() : undefined)
    element.addEventListener('input', onInput)
    read()
    return () => element.removeEventListener('input', onInput)
  }, [form])
  return typed
}

function isDescription(target: EventTarget | null): boolean {
  return target instanceof HTMLTextAreaElement && target.name === 'metaDescription'
}

function cut(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text
}
