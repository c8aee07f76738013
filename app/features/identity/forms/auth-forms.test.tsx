import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'

import { AuthTabs } from './auth-tabs.tsx'
import { ConfirmationOver, ConfirmForm } from './confirm-form.tsx'
import { NewPasswordForm, ResetLinkExpired } from './new-password-form.tsx'
import { ResetForm, ResetSent } from './reset-form.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'

function html(element: ReactElement): string {
  const Page = createRoutesStub([{ path: '/', Component: () => element }])
  return renderToStaticMarkup(<Page />)
}

const labels = (text: string) => [...text.matchAll(/<label[^>]*>([^<]+)/g)].map(([, label]) => label)
const target = (text: string) => /<form[^>]*action="([^"]+)"[^>]*method="post"/.exec(text)?.[1]
const buttons = (text: string) => [...text.matchAll(/<button[^>]*>([^<]+)/g)].map(([, label]) => label)

test('the tabs are links that keep where the person wanted to go', () => {
  const text = html(
    <AuthTabs current="sign-up" next="/trial">
      form
    </AuthTabs>,
  )
  expect([...text.matchAll(/<a[^>]*href="([^"]+)"[^>]*>([^<]+)/g)].map(([, href, label]) => [label, href])).toEqual([
    ['Sign In', '/auth?next=%2Ftrial'],
    ['Sign Up', '/auth?tab=sign-up&amp;next=%2Ftrial'],
    ['Reset', '/auth?tab=reset&amp;next=%2Ftrial'],
  ])
  expect(text.match(/role="tab"/g)).toHaveLength(3)
  expect(text).toMatch(/aria-selected="true"[^>]*>Sign Up/)
  expect(text).toMatch(/role="tabpanel"[^>]*aria-labelledby="tab-sign-up"/)
})

test('every form posts to an address of its own, so that it works without a script', () => {
  expect(target(html(<SignInForm next="/trial" />))).toBe('/auth?next=%2Ftrial')
  expect(target(html(<SignUpForm next={null} />))).toBe('/auth?tab=sign-up')
  expect(target(html(<ResetForm next={null} />))).toBe('/auth?tab=reset')
  expect(target(html(<NewPasswordForm token="abc" />))).toBe('/auth?token=abc')
})

test('sign-in has its two fields, and shows an address that was typed before', () => {
  const text = html(<SignInForm next={null} address="ann@example.com" />)
  expect([labels(text), buttons(text)]).toEqual([['Email', 'Password'], ['Sign In']])
  expect(text).toContain('value="ann@example.com"')
})

test('sign-up has its three fields and the words of the spec', () => {
  const text = html(<SignUpForm next={null} />)
  expect([labels(text), buttons(text)]).toEqual([['Display Name', 'Email', 'Password'], ['Create Account']])
  expect(text).toMatch(/<input[^>]*placeholder="Create a password"/)
  expect(text).toMatch(/<input[^>]*minLength="6"/i)
})

test('reset has its field and the way back; afterwards the words of the spec and the way to send another', () => {
  const form = html(<ResetForm next={null} />)
  expect([labels(form), buttons(form)]).toEqual([['Email'], ['Send Reset Email']])
  expect(form).toMatch(/<a[^>]*href="\/auth"[^>]*>Sign in instead/)
  const sent = html(<ResetSent next="/trial" />)
  expect(sent).toMatch(/<h2[^>]*>Check your email<\/h2>/)
  expect(sent).toContain('We&#x27;ve sent password reset instructions to your email address.')
  expect(buttons(sent)).toEqual(['Send Another Reset Email'])
  expect(sent).toMatch(/<form[^>]*action="\/auth"[^>]*method="get"/)
  expect(sent).toContain('name="next" value="/trial"')
})

test('a refusal is said in the form, and what was typed stays', () => {
  const report = { values: { email: 'ann@example.com' }, errors: { password: 'Password is required' } }
  const text = html(<SignInForm next={null} report={report} alert="It did not work" />)
  expect(text).toMatch(/role="alert"[^]*It did not work/)
  expect(text).toContain('value="ann@example.com"')
  expect(text).toContain('Password is required')
})

test('a link that is gone shows the way to a new one', () => {
  expect(html(<ResetLinkExpired />)).toMatch(/<a[^>]*href="\/auth\?tab=reset"[^>]*>Get a new link/)
})

test.each([
  ['nothing', []],
  ['password', ['Password']],
  ['new password', ['New password']],
] as const)('a confirmation that asks for %s has the button', (asks, fields) => {
  const text = html(<ConfirmForm token="abc" address="ann@example.com" asks={asks} />)
  expect([labels(text), buttons(text)]).toEqual([fields, ['Confirm email']])
  expect(text).toContain('ann@example.com')
  expect(text.includes('href="/confirm-email?token=abc&amp;new=yes"')).toBe(asks === 'password')
})

test('a confirmation that can do nothing more says why, and offers a new link where we know whom to send it', () => {
  expect(html(<ConfirmationOver state="already" token="abc" mayRenew={false} />)).toContain('confirmed already')
  expect(buttons(html(<ConfirmationOver state="expired" token="abc" mayRenew />))).toEqual(['Send a new link'])
  const gone = html(<ConfirmationOver state="gone" token="abc" mayRenew={false} />)
  expect([buttons(gone), gone.includes('href="/auth?next=/confirm-email"')]).toEqual([[], true])
})
