interface ExportedPost {
  readonly title: string
  readonly slug: string
  readonly author: string
  readonly body: string
  readonly metaDescription: string
  readonly coverImage: string
  readonly tags: readonly string[]
  readonly pillar: string | null
  readonly status: string
  readonly date: Date | null
  readonly scheduledFor: Date | null
  readonly origin: string
  readonly model: string | null
  readonly createdAt: Date
  readonly updatedAt: Date
}

/** A post as a Markdown file with YAML front matter. Values stand as JSON, which YAML contains, so that no sign in them can end one. */
export function markdownFile(post: ExportedPost): string {
  const lines = {
    title: post.title,
    slug: post.slug,
    author: post.author,
    description: post.metaDescription,
    cover: post.coverImage || null,
    tags: post.tags,
    pillar: post.pillar,
    status: post.status,
    date: post.date,
    scheduled_for: post.scheduledFor,
    origin: post.origin,
    model: post.model,
    created_at: post.createdAt,
    updated_at: post.updatedAt,
  }
  const written = Object.entries(lines).filter(([, value]) => value !== null)
  return `---\n${written.map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`).join('')}---\n\n${post.body.trimEnd()}\n`
}
