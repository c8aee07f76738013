import { Parser } from 'htmlparser2'

export interface PageOutline {
  readonly title: string
  /** How many elements there are of each name that a page has once. */
  readonly count: { readonly main: number; readonly h1: number }
  /** Addresses within the site that its links lead to, but for downloads. */
  readonly links: ReadonlyArray<string>
}

/** What a page of HTML says of itself, without a browser. */
export function outlineOf(html: string): PageOutline {
  const count = { main: 0, h1: 0 }
  const links: string[] = []
  let title = ''
  let inTitle = false
  const parser = new Parser({
    onopentag: (name, { href = '', download }) => {
      if (name === 'main' || name === 'h1') count[name] += 1
      // An image has titles too; the page’s stands before all of them.
      if (name === 'title' && title === '') inTitle = true
      if (name === 'a' && /^\/(?!go\/)/.test(href) && download === undefined) links.push(href)
    },
    ontext: (text) => {
      if (inTitle) title += text
    },
    onclosetag: (name) => {
      if (name === 'title') inTitle = false
    },
  })
  parser.end(html)
  return { title, count, links }
}
