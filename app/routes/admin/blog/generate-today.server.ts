import type { RouterContextProvider } from 'react-router'

import { blogTabAddress, type BlogTab } from '#features/blog/blog-tabs.ts'
import { redirectWithToast } from '#platform/flash.server.ts'

/** What 'Generate Today's Blog' does, above every tab; goes back to the tab it was pressed on. */
export async function generateToday(_context: Readonly<RouterContextProvider>, from: BlogTab): Promise<Response> {
  return redirectWithToast(blogTabAddress(from), {
    title: "Failed to generate today's blog post. Please try again.",
    kind: 'error',
  })
}
