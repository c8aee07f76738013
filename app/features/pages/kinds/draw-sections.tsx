import { Fragment, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

import type { AnyValues, Fields } from '#features/pages/core/fields.ts'
import type { Section } from '#features/pages/core/page.ts'
import { isEmpty } from '#features/pages/core/section-kind.ts'
import { fillIn } from '#features/site/core/fill-in.ts'
import { SiteWordsContext, type SiteWords } from '#features/site/core/site-words.tsx'

import { drawnKinds } from './all-kinds.ts'
import { withOneTitle } from './one-title.ts'
import type { DrawnKind, SectionData } from './section-view.tsx'
import { withUniqueAnchors } from './unique-anchors.ts'
import { withUniqueLandmarks } from './unique-landmarks.ts'

const byName: ReadonlyMap<string, DrawnKind> = new Map(drawnKinds.map((drawn) => [drawn.kind.name, drawn]))

interface DrawOptions {
  readonly words: SiteWords
  readonly data: SectionData
  /** The subject whose colours the page has. */
  readonly subject: string | null
  /** Each section bears its id, for the owner who looks at a draft beside its editor. */
  readonly areMarked?: boolean
  readonly place: SectionsPlace
  /** Beside a frame without a heading: the first opening among them is that of the page. */
  readonly mayTitle?: boolean
}

/**
 * Where sections stand: they are the page, with this title, or before or after what a route draws. There the heading of the page is the route's, and so are
 * its ids: those of the sections say where they stand.
 */
export type SectionsPlace = { readonly title: string } | 'before' | 'after'

/** Sections as they are drawn. */
export interface DrawnSections {
  readonly html: string
  /** The addresses of pictures on the first screen, which the head of the page asks for ahead. */
  readonly firstPictures: readonly string[]
  /** The addresses of style sheets that only some kinds need. */
  readonly sheets: readonly string[]
}

/** React writes before its markup what is to be asked for ahead. */
const AHEAD = /^(?:<link rel="preload" as="image" [^>]*>)+/
const HREF = /href="([^"]+)"/g

/** Sections as the markup of a page’s text, those that are hidden left out; sections of the column that follow each other stand in one. */
export function drawSections(
  sections: ReadonlyArray<Section>,
  { words, data, subject, place, mayTitle = false, areMarked = false }: DrawOptions,
): DrawnSections {
  const prefix = typeof place === 'string' ? `${place}-` : ''
  const shown = sections.filter(isShown)
  const widths = shown.map(({ kind }) => byName.get(kind)!.kind.width)
  const isColumn = (at: number): boolean =>
    widths[at] === 'column' || (widths[at] === 'either' && (widths[at - 1] === 'column' || widths[at + 1] === 'column'))
  const times = new Map<string, number>()
  const parts: ReactNode[] = []
  let column: ReactNode[] = []
  const closeColumn = () => {
    if (column.length === 0) return
    parts.push(
      <div key={parts.length} className="wrap reading" data-pillar={subject ?? undefined}>
        {column}
      </div>,
    )
    column = []
  }
  for (const [at, { id, kind, values }] of shown.entries()) {
    const nth = (times.get(kind) ?? 0) + 1
    times.set(kind, nth)
    const {
      kind: { fields, isLinkedTo = false },
      View,
    } = byName.get(kind)!
    const anchor = nth === 1 ? kind : `${kind}-${nth}`
    const drawn = (
      <View
        values={named(fields, values, words.name)}
        id={isLinkedTo ? anchor : `${prefix}${anchor}`}
        isFirst={at < 2}
        isInColumn={isColumn(at)}
        data={data}
      />
    )
    const view = (
      <Fragment key={id}>
        {areMarked && <template data-marks={id} />}
        {drawn}
      </Fragment>
    )
    if (isColumn(at)) column.push(view)
    else {
      closeColumn()
      parts.push(view)
    }
  }
  closeColumn()
  const markup = renderToStaticMarkup(<SiteWordsContext value={words}>{parts}</SiteWordsContext>, {
    identifierPrefix: `${prefix}sections-`,
  })
  const atFrame = mayTitle ? '' : null
  const title = typeof place === 'string' ? atFrame : unseenTitle(fillIn(place.title, words.name))
  const ahead = AHEAD.exec(markup)?.[0] ?? ''
  return {
    html: withUniqueAnchors(withUniqueLandmarks(withOneTitle(marked(markup.slice(ahead.length)), title)), prefix),
    firstPictures: [...ahead.matchAll(HREF)].map(([, href]) => href!),
    sheets: [...new Set(shown.flatMap(({ kind }) => byName.get(kind)!.sheet ?? []))],
  }
}

const MARK = /<template data-marks="([^"]*)"><\/template>(<(?!template\b)[a-z][\da-z]*)?/g

/** Moves each mark into the element behind it; a section that shows nothing has none. */
function marked(html: string): string {
  return html.replaceAll(MARK, (_, id: string, element: string | undefined) => (element ? `${element} data-section="${id}"` : ''))
}

const unseenTitle = (words: string) => (words === '' ? '' : renderToStaticMarkup(<h1 className="vh">{words}</h1>))

function isShown({ isHidden, kind, values }: Section): boolean {
  const drawn = byName.get(kind)
  return !isHidden && drawn !== undefined && !isEmpty(drawn.kind, values)
}

/** The values with the name of the house in them. In Markdown it is put in once that is read, where it can mean nothing else. */
function named(fields: Fields, values: AnyValues, name: string): AnyValues {
  return Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, fields[field]?.type === 'markdown' ? value : fillIn(value, name)]),
  )
}
