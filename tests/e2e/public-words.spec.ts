import { expect, PHONE, test } from '#tests/support/browser.ts'

/** What the specification says word by word, page by page; links by their name and where they lead. */
const pages: Readonly<Record<string, { texts?: readonly string[]; links?: ReadonlyArray<readonly [name: string, to: string]> }>> =
  {
    '/': {
      texts: ["What You'll Master", 'Become a Member Today', 'Member stories are being verified and will appear here soon.'],
      links: [
        ['Get Instant Access', '/pricing'],
        ['Start Free Trial', '/trial'],
        ['See Our Approach', '/about'],
        ['See Real Results', '/testimonials'],
      ],
    },
    '/pillar/sleep': { texts: ["What You'll Master", '12 min', '18 min', '15 min'] },
    '/pillar/nutrition': { texts: ["What You'll Master", '14 min', '16 min', '13 min'] },
    '/pillar/fitness': { texts: ['Train Smarter, Not Longer', 'Why Smart Training Matters', '6:01', '5:30', '7:12'] },
    '/pillar/supplements': {
      texts: ['6:01', '5:12', '6:20', 'Sample'],
      links: [['See More Results', '/testimonials']],
    },
    '/pillar/stress': { texts: ['3:12', '5:30', '6:45', 'Sample'], links: [['See More Results', '/testimonials']] },
    '/pricing': {
      texts: [
        '25,000+ Members',
        'Evidence-Based',
        'Lifetime Updates',
        '$29',
        '$199',
        '$348',
        'Save 43%',
        '$499',
        '150+ video lessons',
      ],
      links: [['Start Free Trial', '/trial']],
    },
    '/testimonials': {
      texts: ['25,000+', '4.9/5', '89%', '94%', '30-day money-back guarantee • No risk, all results'],
      links: [
        ['Get Instant Access', '/pricing'],
        ['Start Free Trial', '/trial'],
      ],
    },
    '/about': {
      links: [
        ['See the courses', '/courses'],
        ['How we help', '/how-we-help'],
      ],
    },
  }

test.for(Object.entries(pages))(
  '%s says what the specification says',
  async ([path, { texts = [], links = [] }], { visitor }) => {
    const { page, goTo } = await visitor({ viewport: PHONE, javaScript: false })
    await goTo(path)
    const main = page.getByRole('main')
    const said = await main.innerText()
    for (const text of texts) expect(said).toContain(text)
    for (const [name, to] of links) {
      expect(await main.getByRole('link', { name, exact: true }).first().getAttribute('href'), name).toBe(to)
    }
  },
)

test('each locked lesson of a pillar leads to the membership', async ({ visitor }) => {
  const { page, goTo } = await visitor({ javaScript: false })
  for (const pillar of ['sleep', 'nutrition', 'fitness', 'supplements', 'stress']) {
    await goTo(`/pillar/${pillar}`)
    const links = page.getByRole('link', { name: /^Unlock with Membership/ })
    const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(targets, pillar).toEqual(['/pricing', '/pricing', '/pricing'])
    expect(await page.getByRole('main').getByRole('img', { name: 'Locked' }).count()).toBe(3)
  }
})

test('the other address of the stress pillar leads to the page for good', async ({ origin }) => {
  const answer = await fetch(`${origin}/pillar/stress-mindset`, { redirect: 'manual' })
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/pillar/stress'])
})
