import fc from 'fast-check'
import { expect, test } from 'vitest'

import { line, list, type AnyValues } from './fields.ts'
import { applyEdits, editsOf, type PageEdits } from './page-edits.ts'
import { headOf, type Page, type StarterPage } from './page.ts'
import { readEdits } from './read-edits.ts'
import {
  addSection,
  deleteSection,
  duplicateSection,
  hideSection,
  moveBeside,
  moveTo,
  writeSection,
  type ActOutcome,
} from './section-acts.ts'
import { kindsByName, sectionKind } from './section-kind.ts'

const textKind = sectionKind({
  name: 'text',
  version: 1,
  label: 'Text',
  about: '',
  width: 'column',
  fields: { heading: line('Heading'), points: list('Points', 'point', { text: line('Text') }) },
  start: { heading: 'New', points: [] },
})
/** The same kind after an update: one field is called otherwise, another one is new. */
const laterKind = sectionKind({
  ...textKind,
  version: 2,
  fields: { title: line('Title'), points: list('Points', 'point', { text: line('Text') }), note: line('Note') },
  start: { title: 'New', points: [], note: '' },
  migrate: ({ heading, ...rest }) => ({ ...rest, ...(heading !== undefined && { title: heading }) }),
})
const kinds = kindsByName([textKind])
const later = kindsByName([laterKind])

const values = (heading: string): AnyValues => ({ heading, points: [] })
const starter = (sections: Array<readonly [id: string, values: AnyValues]>, fixed: readonly string[] = []): StarterPage => ({
  id: 'about',
  path: '/about',
  name: 'About',
  head: headOf('About'),
  sections: sections.map(([id, values]) => ({ id, kind: 'text', values, isFixed: fixed.includes(id) })),
})
const shipped = starter(
  [
    ['a', values('One')],
    ['b', values('Two')],
    ['c', values('Three')],
  ],
  ['b'],
)
const words = fc.constantFrom('Sleep', 'Rest', 'Walk', 'One', 'Two')
const place = fc.integer({ min: 0, max: 6 })
const act = fc.oneof(
  fc.record({ do: fc.constant('write' as const), at: place, text: words }),
  fc.record({ do: fc.constant('points' as const), at: place, text: words }),
  fc.record({ do: fc.constant('move' as const), at: place, to: place }),
  fc.record({ do: fc.constant('add' as const), at: place }),
  fc.record({ do: fc.constant('duplicate' as const), at: place }),
  fc.record({ do: fc.constant('delete' as const), at: place }),
  fc.record({ do: fc.constant('hide' as const), at: place, is: fc.boolean() }),
  fc.record({ do: fc.constant('share' as const), at: place, has: fc.boolean() }),
)
type Act = Parameters<typeof doneTo>[1]

const photo = { key: 'pages/0a', widths: [480], width: 480, height: 300, alt: 'A lake', focus: { x: 10, y: 90 } }

let made = 0
function doneTo(page: Page, todo: typeof act extends fc.Arbitrary<infer Of> ? Of : never): Page {
  const section = page.sections[todo.at % Math.max(1, page.sections.length)]
  const id = section?.id ?? ''
  const isFixed = id === 'b'
  const outcome = ((): ActOutcome => {
    switch (todo.do) {
      case 'write':
        return writeSection(page, id, { heading: todo.text })
      case 'points':
        return writeSection(page, id, { points: [{ text: todo.text }] })
      case 'move':
        return moveTo(page, id, todo.to)
      case 'add':
        return addSection(page, textKind, `new-${(made += 1)}`, id)
      case 'duplicate':
        return duplicateSection(page, id, `new-${(made += 1)}`, isFixed)
      case 'delete':
        return deleteSection(page, id, isFixed)
      case 'hide':
        return hideSection(page, id, todo.is, isFixed)
      case 'share':
        return { ok: true, page: { ...page, head: { ...page.head, picture: todo.has ? photo : null } } }
    }
  })()
  return outcome.ok ? outcome.page : page
}

const stored = (edits: PageEdits) => readEdits(JSON.parse(JSON.stringify(edits)))
const opened = (edits: PageEdits, of = shipped, by = kinds) => applyEdits(of, edits, by)

test('a section is moved to the side of another one, wherever that one is by now', () => {
  const { page } = opened({})
  const order = (id: string, other: string, isAfter: boolean) => {
    const moved = moveBeside(page, id, { other, isAfter })
    return moved.ok ? moved.page.sections.map((section) => section.id).join('') : moved.reason
  }
  expect([order('a', 'c', true), order('a', 'c', false), order('c', 'a', false)]).toEqual(['bca', 'bac', 'cab'])
  expect([order('b', 'a', true), order('a', 'a', true), order('a', 'x', true), order('x', 'a', true)]).toEqual([
    'abc',
    'gone',
    'gone',
    'gone',
  ])
})

test('a page that nobody touched is the one that ships, and nothing is stored of it', () => {
  const { page, unread } = opened({})
  expect(page.sections.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  expect(unread).toEqual([])
  expect(editsOf(shipped, page, kinds)).toEqual({})
})

test('whatever is done to a page comes back as it was left, through the database and after every step', () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 20 }), (acts: Act[]) => {
      let page = opened({}).page
      for (const todo of acts) {
        page = doneTo(page, todo)
        const again = opened(stored(editsOf(shipped, page, kinds)))
        expect(again.page).toEqual(page)
        expect(again.unread).toEqual([])
      }
      // What ships in one place and may not leave is always there.
      expect(page.sections.filter(({ id }) => id === 'b')).toHaveLength(1)
    }),
  )
})

test('what nobody touched follows an update of the page that ships; what somebody wrote stays', () => {
  const update = starter(
    [
      ['a', values('One, better')],
      ['new', values('Brought by an update')],
      ['b', values('Two, better')],
      ['c', { heading: 'Three, better', points: [{ text: 'a point' }] }],
    ],
    ['b'],
  )
  fc.assert(
    fc.property(fc.array(act, { maxLength: 12 }), (acts: Act[]) => {
      const page = acts.reduce(doneTo, opened({}).page)
      const edits = stored(editsOf(shipped, page, kinds))
      const { page: updated, unread } = opened(edits, update)
      expect(unread).toEqual([])
      const now = new Map(updated.sections.map((section) => [section.id, section]))
      expect([...now.keys()].filter((id) => id !== 'new').toSorted()).toEqual(page.sections.map(({ id }) => id).toSorted())
      for (const { id, values } of page.sections) {
        const before = shipped.sections.find((section) => section.id === id)?.values
        const after = update.sections.find((section) => section.id === id)?.values
        for (const name of ['heading', 'points']) {
          const isTouched = JSON.stringify(values[name]) !== JSON.stringify(before?.[name])
          expect(now.get(id)!.values[name]).toEqual(isTouched ? values[name] : after![name])
        }
      }
      expect(now.get('new')!.values['heading']).toBe('Brought by an update')
    }),
  )
})

test('a kind that changed its shape reads what was written in the old one', () => {
  const page = doneTo(doneTo(opened({}).page, { do: 'write', at: 0, text: 'Sleep' }), { do: 'add', at: 2 })
  const edits = stored(editsOf(shipped, page, kinds))
  const update = starter([
    ['a', { title: 'One', points: [], note: '' }],
    ['b', { title: 'Two', points: [], note: '' }],
    ['c', { title: 'Three', points: [], note: 'new' }],
  ])
  const { page: read, unread } = opened(edits, update, later)
  expect(unread).toEqual([])
  expect(read.sections.map(({ values }) => values['title'])).toEqual(['Sleep', 'Two', 'Three', 'New'])
  expect(editsOf(update, read, later).changed).toEqual({ a: { kind: 'text', version: 2, values: { title: 'Sleep' } } })
})

test('a share picture that cannot be read costs the page that picture, and nothing else, and stays where it is stored', () => {
  const picture = { key: 'of another release' }
  const first = opened(readEdits({ head: { title: 'Written', picture }, hidden: ['a'] }))
  expect(first.page.head).toEqual({ ...headOf('Written'), picture: null })
  expect(first.page.sections[0]!.isHidden).toBe(true)
  const again = stored(editsOf(shipped, doneTo(first.page, { do: 'move', at: 0, to: 2 }), kinds, first))
  expect(again.lost).toEqual([{ at: 'head', value: { picture } }])
})

test('whatever is stored of a page, one that is changed loses none of it, and what a later release can read comes back', () => {
  const part = fc.constantFrom('head', 'changed', 'added', 'removed', 'hidden', 'order', 'unread', 'lost', 'layout')
  const anything = fc.oneof(
    fc.jsonValue(),
    fc.dictionary(part, fc.oneof(fc.jsonValue(), fc.dictionary(fc.constantFrom('a', 'title', '__proto__'), fc.jsonValue()))),
  )
  fc.assert(
    fc.property(anything, (raw) => {
      const read = readEdits(JSON.parse(JSON.stringify(raw)))
      // Read once more, from the database, it is the same: nothing is added and nothing is lost.
      expect(stored(read)).toEqual(read)
      const { page, ...rest } = opened(read)
      const written = stored(editsOf(shipped, doneTo(page, { do: 'move', at: 0, to: 2 }), kinds, rest))
      expect(written.lost ?? []).toEqual(read.lost ?? [])
    }),
  )
  const lost = [{ at: 'added', value: [{ id: 'x', kind: 'text', version: 1, values: { heading: 'Back' } }] }]
  const { page } = opened(readEdits({ lost }))
  expect(page.sections.map(({ values }) => values['heading'])).toContain('Back')
  // What stands there by now was written later.
  expect(readEdits({ head: { title: 'Now' }, lost: [{ at: 'head', value: { title: 'Then' } }] }).head).toEqual({ title: 'Now' })
})

test('what cannot be read is kept, is told, and comes back with a release that can', () => {
  const edits: PageEdits = {
    changed: {
      a: { kind: 'text', version: 1, values: { heading: 'Kept', points: 'no list' } },
      gone: { kind: 'text', version: 1, values: { heading: 'Of a section that was dropped' } },
    },
    added: [
      { id: 'x', kind: 'of another release', version: 1, values: { any: 1 } },
      { id: 'y', kind: 'text', version: 7, values: { heading: 'From the future' } },
    ],
  }
  const first = opened(edits)
  expect(first.page.sections.map(({ values }) => values['heading'])).toEqual(['Kept', 'Two', 'Three'])
  expect(first.unread.map(({ id }) => id).toSorted()).toEqual(['a', 'gone', 'x', 'y'])
  const again = opened(stored(editsOf(shipped, doneTo(first.page, { do: 'move', at: 0, to: 2 }), kinds, first)))
  expect(again.unread).toHaveLength(4)
  expect(again.unread).toEqual(expect.arrayContaining([...first.unread]))
  const future = kindsByName([
    { ...textKind, version: 7 },
    { ...textKind, name: 'of another release', fields: {}, start: {} },
  ])
  const read = applyEdits(shipped, stored(editsOf(shipped, again.page, kinds, again)), future)
  expect(read.page.sections.map(({ id }) => id).toSorted()).toEqual(['a', 'b', 'c', 'x', 'y'])
})
