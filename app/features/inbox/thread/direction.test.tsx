import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'

import { ItemList } from '#features/inbox/items/item-list.tsx'

import { OtherItems } from './sender-facts.tsx'
import { ThreadParts } from './thread-parts.tsx'

const ARABIC = 'أريد أن أنام أفضل من الآن.'
const HEBREW = 'אני רוצה לישון טוב יותר.'

const html = (element: React.ReactNode) => {
  const Stub = createRoutesStub([{ path: '*', Component: () => element }])
  return renderToStaticMarkup(<Stub />)
}

/** The tag that each occurrence of a text stands in. */
const tagsAround = (markup: string, text: string) =>
  [...markup.matchAll(new RegExp(`<([^<>]*)>\\s*${text.replaceAll('.', '\\.')}`, 'g'))].map(([, tag]) => tag)

const at = '2026-03-02T09:30:00.000Z'
const part = {
  at,
  when: at,
  isOwn: false,
  isLate: false,
  danger: false,
  quoted: '',
  subject: '',
  by: null,
  sender: null,
  attachments: [],
  mail: null,
}

test('what people wrote runs in the direction of its own language, in a thread, in lists and beside them', () => {
  const thread = html(
    <ThreadParts
      name="Ann"
      email=""
      here="/"
      parts={[
        { ...part, id: '1', from: 'person', text: ARABIC },
        { ...part, id: '2', from: 'assistant', text: HEBREW },
        { ...part, id: '3', from: 'answer', text: 'Yes.', quoted: HEBREW },
        { ...part, id: '4', from: 'reply', text: ARABIC },
      ]}
    />,
  )
  const item = {
    id: '1',
    kind: 'contact',
    status: 'open',
    excerpt: ARABIC,
    received: at,
    receivedAt: at,
    receivedInFull: at,
  } as const
  const list = html(
    <ItemList items={[{ ...item, name: 'Ann', email: '', read: false, readFirst: true, wasReadFirst: false, assignee: null }]} />,
  )
  const others = html(<OtherItems others={[item]} />)
  const tags = [thread, list, others].flatMap((each) => [...tagsAround(each, ARABIC), ...tagsAround(each, HEBREW)])
  expect(tags).toHaveLength(6)
  for (const tag of tags) expect(tag).toContain('dir="auto"')
})
