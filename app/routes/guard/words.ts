import type { Toast } from '#platform/flash.ts'

// What the guard says, in the words of the specification where it gives them.

export const NOBODY_KNOWN = 'You must be logged in to access this page.'
export const DENIED = {
  title: 'Access Denied',
  text: "You don't have permission to access this page.",
  kind: 'error',
} satisfies Toast
export const NOT_LOGGED_IN = { ...DENIED, text: NOBODY_KNOWN } satisfies Toast
export const SIGNED_OUT: Toast = {
  title: 'You were signed out',
  text: 'Nothing was saved. Please sign in and enter it again.',
  kind: 'error',
}
export const OTHER_ACCOUNT: Toast = {
  title: 'Nothing was saved',
  text: 'Somebody else has signed in since that page was opened. This is the page of whoever is signed in now.',
  kind: 'error',
}
