import { fewAlike } from '#tests/support/alike.ts'
import { DESK, expect, PHONE, test, type Visitor } from '#tests/support/browser.ts'
import { deep } from '#tests/support/deep.ts'

const listed = async (origin: string) => {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text()
  return [...sitemap.matchAll(/<loc>[^<]*?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/')
}

interface Stop {
  readonly name: string
  /** What keeps a person from seeing where the focus is, or from expecting it there. */
  readonly fault: string | null
}

/** Where the focus went with the last key; null once the page is over, or begins again. */
async function nextStop(): Promise<Stop | null> {
  const memory = window as { firstStop?: Element; lastStop?: Element }
  const element = document.activeElement as HTMLElement | null
  if (!element || element === document.body || element === memory.firstStop) return null
  const before = memory.lastStop
  memory.firstStop ??= element
  memory.lastStop = element
  const name = `${element.tagName.toLowerCase()} “${(element.ariaLabel ?? element.textContent ?? '').trim().slice(0, 40)}”`
  if (before && !(before.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING)) {
    return { name, fault: 'stands in the text before what had the focus' }
  }
  // What comes into sight with the focus may take some frames for it.
  for (let frame = 0; faultOf() && frame < 20; frame++) await new Promise(requestAnimationFrame)
  return { name, fault: faultOf() }

  function faultOf(): string | null {
    // A field’s box carries its ring.
    const { outlineStyle, outlineWidth } = getComputedStyle(element!.closest('.box') ?? element!)
    const box = element!.getBoundingClientRect()
    if (box.width === 0 || box.height === 0 || getComputedStyle(element!).visibility !== 'visible') return 'cannot be seen'
    if (box.right <= 0 || box.left >= innerWidth || box.bottom <= 0 || box.top >= innerHeight) return 'is out of sight'
    return outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2 ? 'shows no focus' : null
  }
}

/** From the top of a page to its end by the Tab key alone. */
async function walk({ page }: Visitor): Promise<Stop[]> {
  const stops: Stop[] = []
  for (let count = 0; count < 150; count++) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(nextStop)
    if (stop === null) return stops
    stops.push(stop)
  }
  throw new Error('The Tab key does not come to an end.')
}

async function faultsOnTheWay(person: Visitor, path: string): Promise<string[]> {
  await person.goTo(path)
  await person.wake()
  const stops = await walk(person)
  const faults = stops.filter(({ fault }) => fault).map(({ name, fault }) => `${path}: ${name} ${fault}`)
  if (!stops[0]?.name.includes('Skip to')) faults.push(`${path} begins with ${stops[0]?.name}`)
  if (stops.length < 10) faults.push(`${path} has ${stops.length} stops`)
  return faults
}

test(
  'the keyboard walks through every public page in reading order, and the focus is seen',
  deep('tests/e2e/keyboard.spec.ts'),
  async ({ visitor, origin }) => {
    const person = await visitor({ viewport: DESK })
    for (const path of fewAlike(await listed(origin))) expect(await faultsOnTheWay(person, path)).toEqual([])
  },
)

test.for(['/', '/pricing', '/corporate', '/privacy'])('so it does through %s on a phone', async (path, { visitor }) => {
  expect(await faultsOnTheWay(await visitor({ viewport: PHONE }), path)).toEqual([])
})

test('the skip link leads past the bar', async ({ visitor }) => {
  const { page, goTo } = await visitor()
  await goTo('/pricing')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
})

test('who asked for less motion sees none', async ({ visitor }) => {
  const { page, goTo } = await visitor()
  await goTo('/')
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => animation.playState === 'running' && (animation.effect?.getComputedTiming().endTime as number) > 10)
      .map((animation) => (animation.effect as KeyframeEffect).target?.className),
  )
  expect(moving).toEqual([])
})
