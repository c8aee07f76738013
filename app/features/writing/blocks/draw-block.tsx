import type { ReactNode } from 'react'

import { buttonClass } from '#ui/button-class.ts'
import { illustrationAddress } from '#ui/illustration-address.ts'

import type { BlockContent } from './block-kinds.ts'
import { DrawnDiagram } from './draw-diagram.tsx'
import { filmAt } from './film-address.ts'

/** A picture of our own files, or its address. */
export interface BlockPicture {
  readonly src: string
  readonly srcSet?: string
  readonly sizes?: string
  readonly width?: number
  readonly height?: number
}

/** What a block needs beside its fields before it can be drawn. All HTML in it has been held to the allowed tags. */
export interface DrawingParts {
  readonly origin: string
  /** The text of a callout. */
  readonly html: string
  /** The cells of a table. */
  readonly cells: readonly (readonly string[])[]
  /** Of a figure or a film; null while there is none of our own. */
  readonly picture: BlockPicture | null
}

type Of<Name extends BlockContent['name']> = Extract<BlockContent, { name: Name }>
type Drawn<Name extends BlockContent['name']> = { block: Of<Name>; parts: DrawingParts }

/** A block as it stands on a page. */
export function DrawnBlock({ block, parts }: { block: BlockContent; parts: DrawingParts }): ReactNode {
  switch (block.name) {
    case 'callout':
      return <Callout block={block} parts={parts} />
    case 'table':
      return <DataTable block={block} parts={parts} />
    case 'diagram':
      return <DrawnDiagram diagram={block.diagram} caption={block.caption} />
    case 'button':
      return <LinkButton block={block} parts={parts} />
    case 'figure':
      return <Figure block={block} parts={parts} />
    case 'film':
      return <FilmStill block={block} parts={parts} />
    case 'recording':
      return <Recording block={block} parts={parts} />
    case 'file':
      return <Download block={block} parts={parts} />
  }
}

const tones = { note: 'Note', tip: 'Tip', warning: 'Warning' } as const

function Callout({ block: { tone, title }, parts }: Drawn<'callout'>) {
  return (
    <aside className={`block-callout block-${tone}`}>
      <p className="block-title">{title || tones[tone]}</p>
      <div dangerouslySetInnerHTML={{ __html: parts.html }} />
    </aside>
  )
}

/** Wider than a phone, it scrolls by itself, so the keyboard has to reach it. */
function DataTable({ block: { caption }, parts }: Drawn<'table'>) {
  const [head = [], ...rows] = parts.cells
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- whoever has only a keyboard scrolls it with the arrow keys.
    <section className="block-table" aria-label={caption || 'Table'} tabIndex={0}>
      <table>
        {caption && <caption>{caption}</caption>}
        <thead>
          <tr>{head.map((cell, at) => headCell(cell, at))}</tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // Drawn once, to HTML: nothing is ever moved.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={row}>
              {cells.map((cell, at) => (
                // oxlint-disable-next-line react/no-array-index-key, jsx-a11y/control-has-associated-label
                <td key={at} dangerouslySetInnerHTML={{ __html: cell }} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** A corner that says nothing heads no column. */
function headCell(cell: string, at: number) {
  const Cell = cell === '' ? 'td' : 'th'
  return <Cell key={at} scope={cell === '' ? undefined : 'col'} dangerouslySetInnerHTML={{ __html: cell }} />
}

function LinkButton({ block: { label, to }, parts: { origin } }: Drawn<'button'>) {
  const isOut = /^https?:/i.test(to) && new URL(to).origin !== origin
  return (
    <p className="block-button">
      <a className={buttonClass('primary')} href={to} {...(isOut && elsewhere)}>
        {label}
      </a>
    </p>
  )
}

const elsewhere = { target: '_blank', rel: 'noopener noreferrer' } as const

function Figure({ block: { alt, caption }, parts: { picture } }: Drawn<'figure'>) {
  return (
    <figure className="block-figure">
      {picture ? (
        <img {...picture} alt={alt} loading="lazy" decoding="async" />
      ) : (
        <p>
          <em>{alt}</em>
        </p>
      )}
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}

const STILL = { width: 1280, height: 720 } as const

/** A still of ours and a link: nobody else is asked before it is pressed (`play-films.ts`). */
function FilmStill({ block: { address, title }, parts: { picture } }: Drawn<'film'>) {
  const { service, page, frame } = filmAt(address)!
  const plate = { src: illustrationAddress({ pillar: 'fitness', seed: seedOf(title), ...STILL }), ...STILL }
  return (
    <figure className="block-film">
      <a className="film-play" data-film={frame} href={page} {...elsewhere}>
        <img {...(picture ?? plate)} alt="" loading="lazy" decoding="async" />
        <span className="film-words">
          <span className="film-sign" aria-hidden="true" />
          <span>
            Play on {service}: {service} is asked for the film<span className="vh"> “{title}”</span>
          </span>
        </span>
      </a>
      <figcaption>{title}</figcaption>
    </figure>
  )
}

function seedOf(title: string): string {
  const plain = title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  return plain.replaceAll(/^-|-$/g, '').slice(0, 80) || 'film'
}

function Recording({ block: { address, title }, parts: { origin } }: Drawn<'recording'>) {
  const host = new URL(address, origin).host
  const isOut = new URL(address, origin).origin !== origin
  return (
    <figure className="block-recording">
      <figcaption>{title}</figcaption>
      {/* What is said in it is the author’s to write beside it: there are no captions to name. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <audio className="recording-sound" src={address} controls preload="none" data-scripts="none" aria-label={title} />
      <p className="cap">
        {isOut && `Played from ${host}, which is asked for it when you press play. `}
        <a href={address} {...(isOut && elsewhere)}>
          Open the recording
        </a>
      </p>
    </figure>
  )
}

function Download({ block: { address, label, size } }: Drawn<'file'>) {
  const kind = /\.([a-z0-9]{2,5})$/i.exec(address)?.[1]?.toUpperCase()
  const told = [kind, size].filter(Boolean).join(', ')
  return (
    <p className="block-file">
      <a href={address} download>
        {label}
      </a>
      {told && <span className="cap"> ({told})</span>}
    </p>
  )
}
