import { data } from 'react-router'

import { pageMeta } from '#features/site/page-meta.ts'
import { PageHeading } from '#ui/page-heading.tsx'
import { TextLink } from '#ui/text-link.tsx'

import type { Route } from './+types/blog-post.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Post Not Found', listed: false })

export function loader() {
  return data(null, 404)
}

export default function BlogPostPage() {
  return (
    <div className="wrap reading">
      <PageHeading title="Post Not Found" lead="There is no article at this address. It may have been renamed or taken back." />
      <TextLink to="/blog">Back to the blog</TextLink>
    </div>
  )
}
