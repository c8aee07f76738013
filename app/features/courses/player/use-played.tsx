import { type RefObject, useEffect, useRef } from 'react'

import { newPlayRecord } from './play-record.ts'

/** The server writes once in ten seconds; while it plays, every thirty are enough, so that a pause is nearly always written at once. */
const EVERY_MS = 30_000

/**
 * Tells `address` where somebody is and what they have played: while it plays, at every pause, and when the page is left. What the server
 * does not take yet is sent again when it says. Without an address nobody is told. `drawn` changes where another element takes the first one’s place.
 */
export function usePlayed(
  media: RefObject<HTMLVideoElement | null>,
  drawn: string,
  address: string | null,
  onDone: () => void,
): void {
  const done = useRef(onDone)
  useEffect(() => {
    done.current = onDone
  })
  useEffect(() => {
    const element = drawn === '' ? null : media.current
    if (element && address !== null) return tellPlayed(element, address, () => done.current())
  }, [media, drawn, address])
}

function tellPlayed(media: HTMLVideoElement, address: string, onDone: () => void): () => void {
  const record = newPlayRecord()
  let again: ReturnType<typeof setTimeout> | undefined
  const body = () => {
    const lastsSeconds = Number.isFinite(media.duration) ? Math.max(1, Math.floor(media.duration)) : null
    return JSON.stringify({ positionSeconds: Math.floor(media.currentTime), spans: record.spans().slice(-500), lastsSeconds })
  }
  async function send(): Promise<void> {
    clearTimeout(again)
    const spans = record.spans()
    const headers = { 'Content-Type': 'application/json' }
    const answer = await fetch(address, { method: 'POST', body: body(), headers }).catch(() => null)
    if (answer?.status === 200) {
      record.forget(spans)
      const { isDone } = (await answer.json()) as { isDone: boolean }
      if (isDone) onDone()
    } else if (!answer || answer.status === 202 || answer.status >= 500) {
      again = setTimeout(() => void send(), 1000 * (Number(answer?.headers.get('Retry-After')) || 30))
    }
  }
  const leave = () => navigator.sendBeacon(address, new Blob([body()], { type: 'application/json' }))
  const ticks = setInterval(() => !media.paused && void send(), EVERY_MS)
  const stop = new AbortController()
  const { signal } = stop
  media.addEventListener('timeupdate', () => !media.paused && !media.seeking && record.plays(media.currentTime), { signal })
  media.addEventListener('seeking', () => record.breaksOff(), { signal })
  media.addEventListener('pause', () => void send(), { signal })
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && leave(), { signal })
  return () => {
    clearInterval(ticks)
    clearTimeout(again)
    stop.abort()
    if (record.spans().length > 0) leave()
  }
}
