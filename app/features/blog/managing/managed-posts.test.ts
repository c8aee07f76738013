import { expect, test } from 'vitest'

import { editorAddress, postListAddress, postListView, visibleTags } from './managed-posts.ts'

test('search, filter and page live in the address, and nothing else does', () => {
  const view = { search: 'café & sleep', filter: 'drafts', page: 3 } as const
  const address = postListAddress(view)
  expect(address).toBe('/blog-automation/manage?q=caf%C3%A9+%26+sleep&filter=drafts&page=3')
  expect(postListView(new URL(address, 'https://a.example').searchParams)).toEqual(view)
  expect(postListAddress({ search: '', filter: 'all', page: 1 })).toBe('/blog-automation/manage')
  expect(editorAddress('3f', view)).toBe('/blog-automation/manage/3f?q=caf%C3%A9+%26+sleep&filter=drafts&page=3')
})

test('an address that asks for nonsense opens the first page of everything', () => {
  const nonsense = new URLSearchParams({ q: '   ', filter: 'none', page: '-2' })
  expect(postListView(nonsense)).toEqual({ search: '', filter: 'all', page: 1 })
})

test('a card shows four tags and says how many more there are', () => {
  expect(visibleTags(['a', 'b', 'c', 'd'])).toEqual({ visible: ['a', 'b', 'c', 'd'], more: 0 })
  expect(visibleTags(['a', 'b', 'c', 'd', 'e', 'f'])).toEqual({ visible: ['a', 'b', 'c', 'd'], more: 2 })
})
