import { describe, expect, test } from 'vitest'

import { newPasswordForm, ResetRequest, SignIn, signUpForm } from './credentials.ts'
import { COMMON_PASSWORD, PASSWORD_RULE } from './password-rule.ts'

const isCommon = (password: string) => password === 'Password1'
const SignUp = signUpForm(isCommon)
const NewPassword = newPasswordForm(isCommon)

const errors = (parsed: {
  error?: { issues: ReadonlyArray<{ path: ReadonlyArray<PropertyKey>; message: string }> } | undefined
}) => Object.fromEntries(parsed.error?.issues.map(({ path, message }) => [path[0], message]) ?? [])

describe('sign-up', () => {
  test('keeps the address trimmed and in lower case, and the display name clean', () => {
    expect(
      SignUp.parse({ email: ' Ann@Example.COM ', password: 'Blue-house-7', displayName: ' <script>x</script>Ann ' }),
    ).toEqual({
      email: 'ann@example.com',
      password: 'Blue-house-7',
      displayName: 'Ann',
    })
  })

  test('needs no display name', () => {
    expect(SignUp.parse({ email: 'ann@example.com', password: 'Blue-house-7' }).displayName).toBe('')
  })

  test.each(['ann', 'ann@', '@example.com', 'ann@example', 'ann @example.com', `${'a'.repeat(250)}@example.com`])(
    'refuses the address %s',
    (email) => {
      expect(errors(SignUp.safeParse({ email, password: 'Blue-house-7' }))).toEqual({
        email: 'Please enter a valid email address',
      })
    },
  )

  test('says what is missing', () => {
    expect(errors(SignUp.safeParse({}))).toEqual({ email: 'Email is required', password: 'Password is required' })
  })

  test('holds the password to the rule', () => {
    expect(errors(SignUp.safeParse({ email: 'ann@example.com', password: 'Short1' }))).toEqual({ password: PASSWORD_RULE })
  })

  test('ignores fields that nobody may set', () => {
    expect(SignUp.parse({ email: 'ann@example.com', password: 'Blue-house-7', isAdmin: true, emailVerified: true })).toEqual({
      email: 'ann@example.com',
      password: 'Blue-house-7',
      displayName: '',
    })
  })
})

test('sign-in asks for both fields and nothing else', () => {
  expect(errors(SignIn.safeParse({ email: ' ', password: '' }))).toEqual({
    email: 'Email is required',
    password: 'Password is required',
  })
  expect(SignIn.parse({ email: 'Anything ', password: ' x' })).toEqual({ email: 'anything', password: ' x' })
})

test('reset has its own sentence for a bad address', () => {
  expect(errors(ResetRequest.safeParse({ email: 'ann' }))).toEqual({ email: 'Please enter a valid email address.' })
})

test('a new password follows the rule of sign-up', () => {
  expect(errors(NewPassword.safeParse({ password: 'lowercase7' }))).toEqual({ password: PASSWORD_RULE })
})

test.each([SignUp.pick({ password: true }), NewPassword])('one of the most used passwords has a sentence of its own', (form) => {
  expect(errors(form.safeParse({ password: 'Password1' }))).toEqual({ password: COMMON_PASSWORD })
  expect(form.safeParse({ password: 'password1' }).error?.issues[0]?.message).toBe(PASSWORD_RULE)
})
