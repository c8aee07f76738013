import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { kinds } from '#features/site/claims/claim-words.ts'

import { ClaimKinds } from './claim-kinds.tsx'

test('every kind of claims is one press away, with how many are left of it', () => {
  const groups = kinds.map((kind, at) => ({ kind, title: kind, left: at }))
  const html = renderToStaticMarkup(<ClaimKinds groups={groups} />)
  const links = [...html.matchAll(/href="#kind-(\w+)"[^>]*>([^<]+)</g)].map(([, kind, words]) => [kind, words])
  expect(links).toEqual(kinds.map((kind, at) => [kind, `${kind} (${at > 0 ? `${at} left` : 'done'})`]))
})
