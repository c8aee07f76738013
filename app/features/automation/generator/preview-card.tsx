import { Form } from 'react-router'

import { editorAddress, pageOf } from '#features/blog/managing/managed-posts.ts'
import { StatusBadge } from '#features/blog/managing/status-badge.tsx'
import { PersonField } from '#features/identity/core/person-field.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { TextLink } from '#ui/text-link.tsx'

import { previewOf } from './preview.ts'

interface PreviewProps {
  post: {
    id: string
    title: string
    slug: string
    author: string
    metaDescription: string
    tags: readonly string[]
    coverImage: string
    body: string
    note: string | null
    published: boolean
    /** When, in words. */
    created: string
    /** How it came to be, in words. */
    making: string
    /** A person of the house has read it and stands by it. */
    isReviewed: boolean
  }
}

/** An article that was just written, before anybody else sees it. */
export function PreviewCard({ post }: PreviewProps) {
  const { id, title, slug, author, metaDescription, tags, coverImage, body, note, published, created, making, isReviewed } = post
  const { lines, hasMore } = previewOf(body)
  return (
    <article className="card" aria-labelledby={`preview-${id}`}>
      <div className="card-head">
        <h2 className="title wrap-anywhere" id={`preview-${id}`}>
          {title}
        </h2>
        <StatusBadge status={published ? 'published' : 'draft'} />
      </div>
      {metaDescription && <p className="max-w-measure text-soft">{metaDescription}</p>}
      {tags.length > 0 && (
        <ul aria-label="Tags" className="mt-3 flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag}>
              <Badge>{tag}</Badge>
            </li>
          ))}
        </ul>
      )}
      {coverImage && <img src={coverImage} alt="" width={1200} height={630} className="mt-5 w-full rounded-1" />}
      {note && <p className="mt-4 max-w-measure text-sm text-soft">{note}</p>}
      <div className="mt-5 max-w-measure border-t border-line pt-4 text-sm whitespace-pre-line wrap-anywhere">
        {lines.join('\n')}
        {hasMore && <p className="cap mt-2">... (content continues)</p>}
      </div>
      <dl className="cap mt-5 grid gap-1 border-t border-line pt-4">
        {[
          ['Slug', slug],
          ['Author', author],
          ['Created', created],
          ['Written by', making],
          ['Reviewed', isReviewed ? 'Yes' : 'Not yet'],
        ].map(([name, value]) => (
          <div key={name} className="flex gap-3">
            <dt className="w-24 flex-none">{name}</dt>
            <dd className="num min-w-0 wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
        {!published && (
          <Form method="post" action="/blog-automation/generator" preventScrollReset>
            <PersonField />
            <input type="hidden" name="id" value={id} />
            <Button name="intent" value="publish" busyLabel="Publishing...">
              Publish Now
            </Button>
          </Form>
        )}
        {published && <TextLink to={`/blog/${slug}`}>See it on the site</TextLink>}
        {!published && (
          <TextLink to={pageOf({ slug, status: 'draft' }).address} target="_blank">
            Preview
          </TextLink>
        )}
        <TextLink to={editorAddress(id)}>Open in the editor</TextLink>
      </div>
    </article>
  )
}
