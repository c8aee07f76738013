import type Slugger from 'github-slugger'
import type { Element, ElementContent, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'

import { elementOf, textOf } from './markdown-nodes.server.ts'
import type { Heading } from './text.ts'

/** A picture among our own files. */
export interface OwnPicture {
  readonly src: string
  readonly srcSet?: string
  readonly sizes?: string
  readonly width: number
  readonly height: number
}

/** What is gathered of a page while its parts are finished. */
export interface RenderedPage {
  /** Who wrote it: of the owner’s side links are vouched for and lines of “:::” are blocks (docs/decisions/0034); of a stranger neither. */
  readonly author: 'owner' | 'stranger'
  /** The site’s own origin: links elsewhere say so. */
  readonly origin: string
  /** Our own copy of a picture from elsewhere (its address alone will do); null while there is none: its description stands in its place. */
  readonly pictureAddress: (src: string) => OwnPicture | string | null
  readonly slugger: Slugger
  /** Addresses of pictures elsewhere. */
  readonly pictures: Set<string>
  readonly links: Set<string>
}

/** A path of this site. Browsers take a second slash, either way round, for the beginning of another host. */
const OWN_FILE = /^\/(?![/\\])/

/** Gives links their marks, pictures their files and headings their ids. Returns what belongs into a table of contents. */
export function finishTree(tree: Root, page: RenderedPage): Heading[] {
  const headings: Heading[] = []
  lowerHeadings(tree)
  visit(tree, 'element', (element, at, parent) => {
    if (element.tagName === 'a') page.links.add(finishLink(element, page))
    if (element.tagName === 'img' && parent && at !== undefined)
      parent.children[at] = pictureOf(element, findPicture(String(element.properties['src'] ?? ''), page))
    const depth = /^h([23])$/.exec(element.tagName)?.[1]
    if (depth === undefined) return
    const text = toString(element).replaceAll(/\s+/g, ' ').trim()
    const id = `section-${page.slugger.slug(text.slice(0, 80)) || 'part'}`
    element.properties['id'] = id
    if (text !== '') headings.push({ depth: depth === '2' ? 2 : 3, id, text })
  })
  return headings
}

/** The file of ours at a picture’s address; null where there is none, or none yet. */
export function findPicture(address: string, page: RenderedPage): OwnPicture | string | null {
  const src = pictureSource(address, page.origin)
  if (src.startsWith('https:')) page.pictures.add(src)
  return OWN_FILE.test(src) ? src : src === '' ? null : page.pictureAddress(src)
}

/** A body that begins at the first level is moved down as a whole, so that its levels stay apart. */
function lowerHeadings(tree: Root) {
  let hasFirst = false
  visit(tree, 'element', ({ tagName }) => void (hasFirst ||= tagName === 'h1'))
  if (!hasFirst) return
  visit(tree, 'element', (element) => {
    const depth = /^h([1-6])$/.exec(element.tagName)?.[1]
    if (depth) element.tagName = `h${Math.min(6, Number(depth) + 1)}`
  })
}

/** Links elsewhere open in a tab of their own; a stranger’s pass nothing on. Returns the address. */
function finishLink({ properties }: Element, { author, origin }: RenderedPage): string {
  const href = String(properties['href'] ?? '')
  if (href === '' || !URL.canParse(href, origin)) {
    delete properties['href']
    delete properties['target']
    return ''
  }
  const isOut = new URL(href, origin).origin !== origin
  if (isOut && !/^mailto:/i.test(href)) properties['target'] = '_blank'
  else if (properties['target'] !== '_blank') delete properties['target']
  const strangers = ['noopener', 'noreferrer', ...(isOut ? ['nofollow', 'ugc'] : [])]
  if (properties['target']) properties['rel'] = author === 'owner' ? ['noopener'] : strangers
  return href
}

/** Where stored and drawn pictures are served. */
const OWN_PICTURE = /^\/(?:media|plates|share)\/[\w./-]+$/

/** A picture’s address: a path where it is one of ours, whole where it is elsewhere, empty where it leads to no picture. */
function pictureSource(src: string, origin: string): string {
  if (src === '' || !URL.canParse(src, origin)) return ''
  const url = new URL(src, origin)
  if (url.origin !== origin) return url.protocol === 'https:' ? url.href : ''
  return OWN_PICTURE.test(url.pathname) ? url.pathname : ''
}

function pictureOf({ properties }: Element, found: OwnPicture | string | null): ElementContent {
  const alt = String(properties['alt'] ?? '')
  if (!found) return elementOf('em', [textOf(alt || 'Picture')])
  const picture = typeof found === 'string' ? { src: found } : { ...found }
  const title = properties['title'] ? { title: properties['title'] } : {}
  return elementOf('img', [], { ...picture, alt, ...title, loading: 'lazy', decoding: 'async' })
}
