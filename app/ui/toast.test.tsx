import { readFileSync } from 'node:fs'

import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'

import { dismissToast, visibleToasts, showToasts, subscribeToToasts } from './toast-store.ts'
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

test('a toast is gone within four to five seconds, its fading included, or when it says', () => {
  expect(readFileSync('app/ui/tokens.css', 'utf8')).toMatch(/--dur-2: 240ms;/)
  expect(renderToStaticMarkup(<Toast toast={{ title: 'Saved' }} />)).toContain('animation-delay:4560ms')
  expect(renderToStaticMarkup(<Toast toast={{ title: 'Saved', duration: 8000 }} />)).toContain('animation-delay:7760ms')
})

test('an action is a link', () => {
  const Stub = createRoutesStub([
    { path: '/', Component: () => <Toast toast={{ title: 'Saved', action: { label: 'Undo', to: '/dashboard' } }} /> },
  ])
  expect(renderToStaticMarkup(<Stub />)).toMatch(/<a class="link" href="\/dashboard"[^>]*>Undo<\/a>/)
})

const titles = () => visibleToasts().map(({ toast }) => toast.title)
const clear = () => visibleToasts().forEach(({ key }) => dismissToast(key))

test('the same toast again takes the place of the former, and its time begins anew', () => {
  showToasts({ title: 'Check-in saved' })
  const [former] = visibleToasts()
  showToasts({ title: 'Check-in saved' })
  expect(visibleToasts()).toHaveLength(1)
  expect(visibleToasts()[0]!.key).not.toBe(former!.key)
  clear()
})

test('an error makes room for the next of its title, and for any success', () => {
  showToasts({ title: 'Error', text: 'Wait two minutes.', kind: 'error' })
  showToasts({ title: 'Error', text: 'Wait a minute.', kind: 'error' })
  expect(visibleToasts().map(({ toast }) => toast.text)).toEqual(['Wait a minute.'])
  showToasts({ title: 'Validation Error', kind: 'error' })
  expect(titles()).toEqual(['Error', 'Validation Error'])
  showToasts({ title: 'Message Sent!' })
  expect(titles()).toEqual(['Message Sent!'])
  clear()
})

test('two achievements are both told, of one answer or of two', () => {
  const unlocked = (type: string) => ({ title: 'Achievement Unlocked! 🏆', text: `You earned 100 points for ${type}!` })
  showToasts(unlocked('7_day_streak'), unlocked('first_labs'))
  showToasts(unlocked('30_day_streak'))
  expect(visibleToasts()).toHaveLength(3)
  clear()
})

test('what is shown stays in order until it is dismissed, and listeners hear of both', () => {
  let changes = 0
  const stop = subscribeToToasts(() => changes++)
  showToasts({ title: 'First' })
  showToasts({ title: 'Second' })
  showToasts({ title: 'Third' })
  expect(visibleToasts().map(({ toast }) => toast.title)).toEqual(['First', 'Second', 'Third'])
  dismissToast(visibleToasts()[1]!.key)
  expect(visibleToasts().map(({ toast }) => toast.title)).toEqual(['First', 'Third'])
  expect(changes).toBe(4)
  stop()
  showToasts({ title: 'Fourth' })
  expect(changes).toBe(4)
  for (const { key } of visibleToasts()) dismissToast(key)
  expect(visibleToasts()).toEqual([])
})
