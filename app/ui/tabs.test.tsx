import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'

import { TabPanel } from './tab-panel.tsx'
import { Tabs } from './tabs.tsx'

const tabs = [
  { id: 'sign-in', label: 'Sign In' },
  { id: 'sign-up', label: 'Sign Up' },
]

test('tabs with addresses are links, and the current one says so', () => {
  const linked = tabs.map((tab) => ({ ...tab, to: `/auth?tab=${tab.id}` }))
  const Stub = createRoutesStub([{ path: '/', Component: () => <Tabs label="Account" tabs={linked} current="sign-up" /> }])
  const html = renderToStaticMarkup(<Stub />)
  expect(html).toContain('<nav aria-label="Account"')
  expect(html).toMatch(/<a aria-current="page" href="\/auth\?tab=sign-up"[^>]*>Sign Up<\/a>/)
  expect(html.match(/aria-current/g)).toHaveLength(1)
})

test('tabs without are buttons of a tab list: one selected, one in the order of Tab', () => {
  const html = renderToStaticMarkup(<Tabs label="Account" tabs={tabs} current="sign-in" group="auth" />)
  expect(html).toContain('role="tablist" aria-label="Account"')
  expect(html).toMatch(/id="auth-sign-in" aria-selected="true" aria-controls="auth-sign-in-panel" tabindex="0"/i)
  expect(html).toMatch(/id="auth-sign-up" aria-selected="false" aria-controls="auth-sign-up-panel" tabindex="-1"/i)
})

test('a panel is named by its tab and hidden unless it is current', () => {
  const shown = renderToStaticMarkup(
    <TabPanel tab="sign-in" current="sign-in" group="auth">
      Form
    </TabPanel>,
  )
  const hidden = renderToStaticMarkup(
    <TabPanel tab="sign-up" current="sign-in" group="auth">
      Form
    </TabPanel>,
  )
  expect(shown).toContain('id="auth-sign-in-panel" aria-labelledby="auth-sign-in"')
  expect(shown).not.toContain('hidden')
  expect(hidden).toContain('hidden=""')
})
