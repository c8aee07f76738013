import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'

import { dismissToast, shownToasts, showToast, subscribeToToasts } from './toast-store.ts'
import { Toast, ToastRegion } from './toast.tsx'

test('the server’s toasts are in its HTML: notes in the status, errors as alerts', () => {
  const html = renderToStaticMarkup(
    <ToastRegion
      toasts={[
        { title: 'Message Sent!', text: "We'll get back to you soon." },
        { title: 'Error', kind: 'error' },
      ]}
    />,
  )
  expect(html).toMatch(/<output>.*Message Sent!.*We&#x27;ll get back to you soon\..*<\/output>/)
  expect(html).toMatch(/<\/output><span class="toast toast-error" role="alert".*Error/)
})

test('the status is there before its first toast, so that the first one is announced too', () => {
  expect(renderToStaticMarkup(<ToastRegion toasts={[]} />)).toBe('<div class="toasts"><output></output></div>')
})

test('the cross comes with the script that it needs', () => {
  const toast = { title: 'Saved' }
  expect(renderToStaticMarkup(<Toast toast={toast} />)).not.toContain('<button')
  expect(renderToStaticMarkup(<Toast toast={toast} onClose={() => undefined} />)).toContain('aria-label="Close"')
})

test('a toast leaves after five seconds, or when it says', () => {
  expect(renderToStaticMarkup(<Toast toast={{ title: 'Saved' }} />)).toContain('animation-delay:5000ms')
  expect(renderToStaticMarkup(<Toast toast={{ title: 'Saved', duration: 8000 }} />)).toContain('animation-delay:8000ms')
})

test('an action is a link', () => {
  const Stub = createRoutesStub([
    { path: '/', Component: () => <Toast toast={{ title: 'Saved', action: { label: 'Undo', to: '/dashboard' } }} /> },
  ])
  expect(renderToStaticMarkup(<Stub />)).toMatch(/<a class="link" href="\/dashboard"[^>]*>Undo<\/a>/)
})

test('what is shown stays in order until it is dismissed, and listeners hear of both', () => {
  let changes = 0
  const stop = subscribeToToasts(() => changes++)
  showToast({ title: 'First' })
  showToast({ title: 'Second' })
  showToast({ title: 'Third' })
  expect(shownToasts().map(({ toast }) => toast.title)).toEqual(['First', 'Second', 'Third'])
  dismissToast(shownToasts()[1]!.key)
  expect(shownToasts().map(({ toast }) => toast.title)).toEqual(['First', 'Third'])
  expect(changes).toBe(4)
  stop()
  showToast({ title: 'Fourth' })
  expect(changes).toBe(4)
  for (const { key } of shownToasts()) dismissToast(key)
  expect(shownToasts()).toEqual([])
})
