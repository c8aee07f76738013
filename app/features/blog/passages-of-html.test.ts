import { expect, test } from 'vitest'

import { passagesOfHtml } from './passages-of-html.ts'

test('a post is its passages under their headings, in plain text', () => {
  const html =
    '<p>First &amp; foremost,\nread.</p><h2 id="a">A <em>walk</em></h2><ul><li>One</li><li>Two</li></ul><figure><svg><title>no</title></svg></figure><h2>Empty</h2><h3>Last</h3><p>End<br>now.</p>'
  expect(passagesOfHtml(html)).toEqual([
    { heading: '', text: 'First & foremost, read.' },
    { heading: 'A walk', text: 'One\nTwo' },
    { heading: 'Last', text: 'End\nnow.' },
  ])
})
