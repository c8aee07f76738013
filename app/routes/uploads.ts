/**
 * Addresses (as patterns of permissions.ts) whose forms bring files or long texts, and the most that they may bring, in bytes: more than the largest file that is
 * taken, so that who sends one that is somewhat too large is told so beside the field; and room for the longest text in any script, each of its bytes escaped as a
 * form may do it. Everywhere else a body has at most 1 MB.
 */
export const uploads: Readonly<Record<string, number>> = {
  '/stories/new': 8_000_000,
  '/profile': 8_000_000,
  '/health/labs/new': 16_000_000,
  '/health/imports': 9_500_000,
  // A part of a file has 4 MB of 1024 kB each.
  '/health/uploads/:id/parts/:number': 4_200_000,
  '/blog-automation/manage/:id': 8_000_000,
  '/admin/posts/:id/pictures': 8_000_000,
  '/admin/posts/:id/draft': 2_000_000,
  '/admin/courses/lessons/:id': 8_000_000,
  '/admin/courses/lessons/:id/draft': 8_000_000,
  // A part of a recording has 4 MB of 1024 kB each.
  '/admin/recordings/:id/parts/:number': 4_200_000,
  '/shop/manage/new': 8_000_000,
  '/shop/manage/:id': 8_000_000,
  '/shop/manage/csv': 5_000_000,
  '/api/inbound-mail': 10_000_000,
}
