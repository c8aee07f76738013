import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'

import { OpeningCard } from './opening-card.tsx'

test.for([true, false])('the owner is asked to read the policy on health data (open: %s)', (isOpen) => {
  const Component = () => <OpeningCard isOpen={isOpen} decided={0} count={9} waits={{ terms: 1, hasImprint: false }} />
  const Page = createRoutesStub([{ path: '/', Component }])
  expect(renderToStaticMarkup(<Page />)).toContain('href="/health-data"')
})
