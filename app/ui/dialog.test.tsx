import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { DialogClose } from './dialog-close.tsx'
import { DialogOpener } from './dialog-opener.tsx'
import { Dialog } from './dialog.tsx'

test('opener and dialog find each other without a script', () => {
  expect(renderToStaticMarkup(<DialogOpener dialog="trial">Start</DialogOpener>)).toMatch(
    /<button type="button" commandfor="trial" command="show-modal" aria-haspopup="dialog"/,
  )
  expect(renderToStaticMarkup(<DialogClose dialog="trial">Not now</DialogClose>)).toContain('commandfor="trial" command="close"')
  const html = renderToStaticMarkup(<Dialog id="trial" title="Start Your 7-Day Free Trial" />)
  expect(html).toContain('<dialog id="trial"')
  expect(html).toContain('aria-labelledby="trial-title"')
  expect(html).toContain('<h2 class="title" id="trial-title">Start Your 7-Day Free Trial</h2>')
  expect(html).toContain('aria-label="Close"')
})

test('a question has to be answered: no cross, no closing beside it, its text describes it', () => {
  const html = renderToStaticMarkup(
    <Dialog id="ask" role="alertdialog" title="Delete?">
      It cannot be undone.
    </Dialog>,
  )
  expect(html).toContain('role="alertdialog"')
  expect(html).toContain('aria-describedby="ask-text"')
  expect(html).toContain('closedby="closerequest"')
  expect(html).not.toContain('aria-label="Close"')
})

test('a dialog that the server opens is open in its HTML', () => {
  expect(renderToStaticMarkup(<Dialog id="ask" title="Deleted" open />)).toMatch(/<dialog[^>]* open=""/)
  expect(renderToStaticMarkup(<Dialog id="ask" title="Deleted" open={false} />)).not.toContain('open=""')
})

test('where one answer cannot be taken back, the dialog opens on the other, also without a script', () => {
  const close = (startsHere?: boolean) => renderToStaticMarkup(<DialogClose dialog="ask" {...(startsHere && { startsHere })} />)
  expect(close(true)).toContain('autofocus=""')
  expect(close()).not.toContain('autofocus')
})
