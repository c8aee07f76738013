/** An element of a drawing, with what its cost depends on. */
export interface DrawnElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: DrawnElement[]
}

/** A browser cuts one dashed line into a million pieces before it gives up. */
const DASHED = 2_000

/** What is used is drawn from a copy of its tree. */
const USED = 3

interface SheetRule {
  readonly fits: (element: DrawnElement) => boolean
  readonly body: string
}

/**
 * How many elements a browser draws for it, at most: what an element paints, clips or masks with counts once for each element within it, because they
 * inherit it, and each of these may refer to others in turn. Infinite where a reference leads back to itself.
 *
 * @param styles the texts of its style sheets
 */
export function drawingCost(root: DrawnElement, styles: ReadonlyArray<string>): number {
  const rules = styles.flatMap(rulesOf)
  const named = new Map<string, DrawnElement[]>()
  collect(root, named)
  const costs = new Map<DrawnElement, number>()

  function costOf(element: DrawnElement): number {
    const known = costs.get(element)
    if (known !== undefined) return known
    costs.set(element, Infinity)
    const { name, attributes, children } = element
    const referred = name === 'use' ? linksOf(attributes) : []
    let drawn = name === 'use' ? USED : 1
    for (const child of children) drawn += costOf(child)
    for (const id of referred) drawn += costNamed(id)
    const said = [...Object.values(attributes), ...rules.filter(({ fits }) => fits(element)).map(({ body }) => body)]
    let painted = isDashed(attributes, said) ? DASHED : 1
    for (const id of said.flatMap(urlsOf)) painted += costNamed(id)
    if (name !== 'use') for (const id of linksOf(attributes)) painted += costNamed(id)
    const cost = drawn * painted
    costs.set(element, cost)
    return cost
  }

  function costNamed(id: string): number {
    let cost = 0
    for (const element of named.get(id) ?? []) cost += costOf(element)
    return cost
  }

  return costOf(root)
}

function collect(element: DrawnElement, named: Map<string, DrawnElement[]>): void {
  const id = element.attributes['id']
  if (id !== undefined) named.set(id, [...(named.get(id) ?? []), element])
  for (const child of element.children) collect(child, named)
}

const linksOf = ({ href, 'xlink:href': xlink }: DrawnElement['attributes']) =>
  [href, xlink].flatMap((address) => (address === undefined ? [] : [address.slice(1)]))

const urlsOf = (text: string) => [...text.replaceAll(/[\s"']/g, '').matchAll(/url\(#([\w.:-]+)/gi)].map(([, id]) => id!)

function isDashed(attributes: DrawnElement['attributes'], said: ReadonlyArray<string>): boolean {
  const dashes = attributes['stroke-dasharray']
  return (dashes !== undefined && dashes !== 'none') || said.some((text) => /stroke-dasharray\s*:\s*(?!none)\S/i.test(text))
}

/** The rules of a sheet. One that is written in a way that is not read here fits everything. */
function rulesOf(style: string): SheetRule[] {
  const rules = style.split('}').map((rule) => rule.split('{'))
  const isPlain = !/["']/.test(style) && rules.pop()!.join('{').trim() === '' && rules.every(({ length }) => length === 2)
  if (!isPlain) return [{ fits: () => true, body: style }]
  return rules.map(([selectors, body]) => {
    const tests = selectors!.split(',').map(testOf)
    return { fits: (element) => tests.some((test) => test(element)), body: body! }
  })
}

/** By the last part of a selector: whatever stands before it can only let it fit less. */
function testOf(selector: string): SheetRule['fits'] {
  const last =
    selector
      .trim()
      .split(/[\s>+~]+/)
      .at(-1) ?? ''
  if (!/^[\w-]*(?:[.#][\w-]+)*$/.test(last)) return () => true
  const [tag = '', ...marks] = last.split(/(?=[.#])/)
  const [element, rest] = /^[.#]/.test(tag) ? ['', [tag, ...marks]] : [tag, marks]
  return ({ name, attributes }) =>
    (element === '' || element.toLowerCase() === name.toLowerCase()) &&
    rest.every((mark) =>
      mark.startsWith('#')
        ? attributes['id'] === mark.slice(1)
        : (attributes['class'] ?? '').split(/\s+/).includes(mark.slice(1)),
    )
}
