import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'

import { Link } from './link.tsx'
import { Rows } from './rows.tsx'

const people = [
  { id: 'a', name: 'Ann', day: 'Monday' },
  { id: 'b', name: '<b>Ben</b>', day: 'Tuesday' },
]

function rows() {
  const List = () => (
    <Rows
      caption="People"
      rows={people}
      keyOf={({ id }) => id}
      tick={({ id, name }) => ({ name: `tick:${id}`, label: `Tick ${name}`, form: 'ticked' })}
      lead={{
        label: 'Person',
        sort: { to: '/people?sort=a-z', now: null },
        renderCell: ({ id, name }) => <Link to={`/people/${id}`}>{name}</Link>,
      }}
      columns={[
        {
          label: 'Joined',
          width: 'narrow',
          sort: { to: '/people?sort=oldest', now: 'descending' },
          renderCell: ({ day }) => day,
        },
        { label: 'Plan', width: 'middle', renderCell: () => '' },
      ]}
      renderActions={() => <button type="button">Edit</button>}
    />
  )
  const Stub = createRoutesStub([{ path: '*', Component: List }])
  return renderToStaticMarkup(<Stub initialEntries={['/people']} />)
}

test('a row is named by the one link that opens it, and each of its values by its column', () => {
  const html = rows()
  expect(html.match(/<th scope="row"/g)).toHaveLength(people.length)
  expect(html).toContain('<th scope="row" class="rows-lead"><a href="/people/a">Ann</a></th><td data-label="Joined">Monday</td>')
  expect(html).not.toContain('<b>')
})

test('a heading says how the list is sorted by it, and leads to the other way', () => {
  expect(rows()).toMatch(/<th scope="col"[^>]* aria-sort="descending"><a href="\/people\?sort=oldest">Joined/)
  expect(rows().match(/aria-sort/g)).toHaveLength(1)
})

test('what has no words for the eye has some for the ear', () => {
  expect(rows()).toMatch(/<input type="checkbox" aria-label="Tick Ann" form="ticked" name="tick:a"\/>/)
  for (const label of ['Ticked', 'Actions']) expect(rows()).toContain(`<span class="vh">${label}</span>`)
})
