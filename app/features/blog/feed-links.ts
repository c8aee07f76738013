/** How browsers and readers’ programs find the feeds from a page of the blog. */
export const feedLinks = [
  { rel: 'alternate', type: 'application/rss+xml', title: 'Blog (RSS)', href: '/blog/rss.xml' },
  { rel: 'alternate', type: 'application/atom+xml', title: 'Blog (Atom)', href: '/blog/atom.xml' },
  { rel: 'alternate', type: 'application/feed+json', title: 'Blog (JSON Feed)', href: '/blog/feed.json' },
] as const
