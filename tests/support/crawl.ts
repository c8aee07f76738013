import { addressAt } from '#routes/addresses.ts'

import type { Visitor } from './browser.ts'
import { outlineOf } from './page-outline.ts'

/** Messages, mails, people and posts pile up while the tests run, and months have no end; a few of each say what all would. */
const MAX_ALIKE = 2
const kindOf = (path: string) =>
  path
    .replace(
      /^(\/admin\/(?:messages|outbox|people|calendar\/clients|courses\/lessons|courses(?=\/[\da-f]))|\/blog-automation\/manage|\/blog|\/shop)\/.*/,
      '$1/…',
    )
    .replace(/^\/courses\/[^/]+(\/[^/?]+)?(\?.*)?$/, (_, lesson: string | undefined) => (lesson ? '/courses/…/…' : '/courses/…'))
    .replace(/^(\/blog|\/shop|(?:\/admin)?\/calendar(?:\/new)?|\/admin\/messages)\?.*/, '$1?…')
    .replace(/^(\/blog-automation\/\w+\?.*\b(?:month|page))=.*/, '$1=…')

export interface Crawled {
  /** Every address that was opened. */
  readonly pages: ReadonlyArray<string>
  readonly faults: ReadonlyArray<string>
  /** The first address of each pattern: one page of each template. */
  readonly templates: ReadonlyArray<string>
}

/**
 * Follows every link from a page, and from the pages behind it, as far as they stay in the house; only those that `isLeftOut` names are
 * not opened. Every page is there, has a title, and one main part with one heading.
 */
export async function crawl(
  { context }: Visitor,
  from: string,
  isLeftOut: (path: string) => boolean = () => false,
): Promise<Crawled> {
  const waiting = [from]
  const seen = new Set(waiting)
  const pages: string[] = []
  const faults: string[] = []
  const kinds = new Map<string, number>()
  const templates = new Map<string, string>()
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    pages.push(path)
    const answer = await context.request.get(path, { headers: { Accept: 'text/html' } })
    if (answer.status() !== 200) faults.push(`${path}: ${answer.status()}`)
    const { title, count, links } = outlineOf(await answer.text())
    for (const mark of ['main', 'h1'] as const) if (count[mark] !== 1) faults.push(`${path}: ${count[mark]} ${mark}`)
    // A site without a slogan has its name alone over its home page.
    const isTitled = path === '/' ? title !== '' : /.+ \| .+|^Wellward/.test(title)
    if (!isTitled) faults.push(`${path}: titled “${title}”`)
    const template = addressAt(new URL(answer.url()).pathname).path
    if (!templates.has(template)) templates.set(template, path)
    for (const link of links) {
      const target = link.split('#')[0]!
      if (!target || seen.has(target)) continue
      seen.add(target)
      const alike = (kinds.get(kindOf(target)) ?? 0) + 1
      kinds.set(kindOf(target), alike)
      if (alike <= MAX_ALIKE && !isLeftOut(target)) waiting.push(target)
    }
  }
  return { pages, faults, templates: [...templates.values()] }
}

/** What is there for visitors too, and looks no other to those who are signed in: their tests walk through it. */
export const isForVisitors = (path: string) =>
  /^\/(?!admin|blog-automation|dashboard|health|profile|shop|courses|blog$|$)/.test(path)
