import { type MouseEvent, useState } from 'react'

import { buttonClass } from '#ui/button-class.ts'
import { Button } from '#ui/button.tsx'

import { shareLinks } from './post-page.ts'

/** Passes a post on: to three networks, or by its address. Without a script the links are plain ones. */
export function ShareRow({ address, title }: { address: string; title: string }) {
  const [announcement, setAnnouncement] = useState('')
  async function copy() {
    const copied = await navigator.clipboard?.writeText(address).then(
      () => true,
      () => false,
    )
    setAnnouncement(copied ? 'Link copied' : address)
  }
  return (
    <div className="no-print flex flex-wrap items-center gap-2">
      <p className="text-sm font-strong">Share</p>
      {shareLinks(address, title).map(({ name, href }) => (
        <a
          key={name}
          href={href}
          target="_blank"
          rel="noopener noreferrer nofollow"
          onClick={openSmall}
          className={buttonClass('secondary', 'small')}
          aria-label={`Share on ${name}`}
        >
          {name}
        </a>
      ))}
      <Button type="button" kind="secondary" size="small" onClick={() => void copy()}>
        Copy link
      </Button>
      <output className="cap">{announcement}</output>
    </div>
  )
}

/** In a small window of its own; where the browser opens none, the link is followed. */
function openSmall(event: MouseEvent<HTMLAnchorElement>) {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return
  const opened = window.open(event.currentTarget.href, 'share', 'width=600,height=400')
  if (opened) event.preventDefault()
}
