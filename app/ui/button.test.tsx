import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'

import { Button } from './button.tsx'

test('busy: it says so in its own words', () => {
  const html = renderToStaticMarkup(
    <Button busy busyLabel="Sending...">
      Send Message
    </Button>,
  )
  expect(html).toBe('<button class="btn btn-primary" aria-busy="true">Sending...</button>')
})

test('at rest it shows its label, whether or not it has busy words', () => {
  const Stub = createRoutesStub([{ path: '/', Component: () => <Button busyLabel="Sending...">Send Message</Button> }])
  const rest = '<button class="btn btn-primary">Send Message</button>'
  expect(renderToStaticMarkup(<Stub />)).toBe(rest)
  expect(renderToStaticMarkup(<Button>Send Message</Button>)).toBe(rest)
})

test('a caller’s class joins the kind and the size', () => {
  const html = renderToStaticMarkup(
    <Button kind="danger" size="small" className="mt-4" type="button">
      Delete
    </Button>,
  )
  expect(html).toBe('<button type="button" class="btn btn-danger btn-small mt-4">Delete</button>')
})
