import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { Medal } from './medal.tsx'

test('an earned medal is a plate in its ring', () => {
  const html = renderToStaticMarkup(<Medal pillar="sleep" seed="first-week" isEarned label="First week, earned" />)
  expect(html).toContain('role="img" aria-label="First week, earned"')
  expect(html).toContain('<image href="/plates/2/sleep/72x72/first-week.svg"')
  expect(html).toContain('class="medal-ring" cx="48" cy="48" r="45.5" pathLength="400" style="--medal:var(--pillar-sleep)"')
  expect(html).not.toContain('%</text>')
})

test('one on its way shows how far it is, and never a hundred before it is earned', () => {
  const onItsWay = renderToStaticMarkup(<Medal pillar="sleep" seed="month" isEarned={false} value={23} takes={30} />)
  expect(onItsWay).toContain('76%</text>')
  expect(onItsWay).toContain('stroke="var(--pillar-sleep)"')
  const notBegun = renderToStaticMarkup(<Medal pillar="sleep" seed="month" isEarned={false} value={0} takes={30} />)
  expect(notBegun).toContain('0%</text>')
  expect(notBegun).not.toContain('stroke="var(--pillar-sleep)"')
})
