import { expect, test } from 'vitest'

import { blogTabAddress, blogTabAt, blogTabs } from './blog-tabs.ts'

test('each tab has an address of its own, and any other address opens the first', () => {
  for (const { id } of blogTabs) expect(blogTabAt(blogTabAddress(id))).toBe(id)
  expect(blogTabAt('/blog-automation/manage/3f')).toBe('manage')
  for (const other of ['/blog-automation', '/blog-automation/', '/blog-automation/nothing/manage'])
    expect(blogTabAt(other)).toBe('daily')
})
