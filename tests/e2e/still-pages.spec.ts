import { DESK, expect, PHONE, signIn, startTrial, test, type Visitor } from '#tests/support/browser.ts'
import { crawl, isForVisitors } from '#tests/support/crawl.ts'
import { deep } from '#tests/support/deep.ts'
import { holdScripts } from '#tests/support/held-scripts.ts'

const people = [
  { who: 'a visitor', from: '/', come: async () => {}, viewport: PHONE },
  { who: 'a member', from: '/dashboard', come: (visitor: Visitor) => startTrial(visitor, 'Stilla'), viewport: PHONE },
  { who: 'the owner', from: '/admin', come: comeAsOwner, viewport: PHONE },
  { who: 'the owner', from: '/admin', come: comeAsOwner, viewport: DESK },
]

/** With a message in the inbox: its list has more to press than an empty one. */
async function comeAsOwner(visitor: Visitor, origin: string) {
  const message = {
    name: 'Stilla Strand',
    email: 'stilla.strand@example.com',
    message: 'Is there a place in the group in April?',
  }
  const answer = await fetch(`${origin}/api/functions/send-contact-email`, { method: 'POST', body: JSON.stringify(message) })
  expect(answer.status).toBe(200)
  await signIn(visitor)
}

test.for(people)(
  'nothing that $who can press moves away when the scripts come, $viewport.width px wide',
  deep('tests/e2e/post-editor.spec.ts', 600_000),
  async ({ from, come, viewport }, { visitor, origin }) => {
    const somebody = await visitor({ viewport })
    await come(somebody, origin)
    const { templates } = await crawl(somebody, from, from === '/' ? undefined : isForVisitors)
    const moved: string[] = []
    for (const path of templates) moved.push(...(await movedBy(somebody, path)))
    expect(moved).toEqual([])
  },
)

/** What stands elsewhere once React runs than it did before: whoever presses it then hits something else. */
async function movedBy({ context }: Visitor, path: string): Promise<string[]> {
  const page = await context.newPage()
  const { release } = await holdScripts(page)
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForFunction(() => document.readyState !== 'loading')
  // What a page is set in is asked for once it is laid out; what arrives with a movement has arrived.
  await page.evaluate(async () => {
    await (document.body.offsetHeight, document.fonts.ready)
    const passing = document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < 10_000)
    await Promise.all(passing.map(({ finished }) => finished))
  })
  const before = await page.evaluateHandle(() => {
    const placeOf = (element: Element) => {
      const { top, left } = element.getBoundingClientRect()
      return { top: Math.round(top + scrollY), left: Math.round(left) }
    }
    // Running text may wrap anew.
    const controls = [...document.querySelectorAll('a[href], button, input, select, textarea, summary')].filter(
      (element) => element.checkVisibility() && !element.closest('.prose'),
    )
    return { placeOf, places: controls.map((element) => ({ element, was: placeOf(element) })) }
  })
  release()
  await page.evaluate(() => document.querySelector('button')?.dispatchEvent(new PointerEvent('pointermove', { bubbles: true })))
  await page.waitForFunction(() => 'isAwake' in window)
  // What is asked for by scripts comes somewhat later.
  await page.waitForTimeout(700)
  const moved = await page.evaluate(({ placeOf, places }) => {
    const isStoodInFor = (tag: string, { top, left }: ReturnType<typeof placeOf>) =>
      [...document.querySelectorAll(tag)].some(
        (other) => other.checkVisibility() && placeOf(other).top === top && placeOf(other).left === left,
      )
    return places.flatMap(({ element, was: { top, left } }) => {
      const name = `${element.tagName} ${(element.textContent || element.getAttribute('name') || '').trim().slice(0, 40)}`
      if (!element.isConnected || !element.checkVisibility())
        return isStoodInFor(element.tagName, { top, left }) ? [] : [`${name} gone`]
      const now = placeOf(element)
      return Math.abs(now.top - top) > 2 || Math.abs(now.left - left) > 2
        ? [`${name} ${top},${left} → ${now.top},${now.left}`]
        : []
    })
  }, before)
  await page.close()
  return moved.length > 0 ? [`${path}: ${moved.length}: ${moved.slice(0, 4).join(' | ')}`] : []
}
