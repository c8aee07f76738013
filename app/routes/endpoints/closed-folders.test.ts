import { expect, test } from 'vitest'

import { closedFolders } from './closed-folders.ts'

test('a closed page beside open ones closes itself alone', () => {
  const table = {
    '/*': 'anyone',
    '/shop': 'anyone',
    '/shop/:slug': 'anyone',
    '/shop/manage': 'admin',
    '/shop/manage/:id': 'admin',
    '/admin': 'admin',
    '/admin/people/:id': 'admin',
    '/blog': 'anyone',
    '/blog-automation/*': 'admin',
    '/api/v1/me': 'checked inside',
    '/courses': 'anyone',
    '/courses/:course': 'anyone',
    '/courses/:course/played': 'checked inside',
  } as const
  expect(closedFolders(table)).toEqual(['/shop/manage', '/shop/manage/', '/admin', '/blog-automation', '/api/'])
})
