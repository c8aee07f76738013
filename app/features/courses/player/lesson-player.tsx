import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'

import { Button } from '#ui/button.tsx'
import { useRunsScripts } from '#ui/use-runs-scripts.ts'

import { Controls } from './controls.tsx'
import { loadControls, pageNonce } from './load-controls.ts'
import { captionAt } from './played.ts'
import type { PlayerData } from './player-data.ts'
import { Transcript } from './transcript.tsx'
import { usePlayed } from './use-played.tsx'

import playerCss from './player.css?url'

interface LessonPlayerProps {
  readonly player: PlayerData
  /** Of the lesson. */
  readonly title: string
  /** Where to begin, in seconds; null: where somebody was. */
  readonly startAt: number | null
  /** Where to tell what was played; null: nowhere. */
  readonly address: string | null
  readonly onDone: () => void
}

/** So close to its end somebody has seen it, and begins anew. */
const END_SECONDS = 5

/** A lesson’s recording with its transcript. The browser’s own controls until ours are there, and where they cannot be. */
export function LessonPlayer({ player, title, startAt, address, onDone }: LessonPlayerProps) {
  const { recordings, captions, cues } = player
  const media = useRef<HTMLVideoElement>(null)
  const [soundOnly, setSoundOnly] = useState(recordings.every(({ kind }) => kind === 'audio'))
  const [current, setCurrent] = useState(-1)
  const [isBroken, setBroken] = useState(false)
  const runsScripts = useRunsScripts()
  const hasControls = useControls(media)
  const { revalidate } = useRevalidator()
  const wanted = soundOnly ? 'audio' : 'video'
  const recording = recordings.find(({ kind }) => kind === wanted) ?? recordings[0]!
  const goOnAt = useRef(startAt ?? player.positionSeconds)
  const drawn = hasControls ? 'ours' : 'plain'
  usePlayed(media, drawn, address, onDone)
  useEffect(() => {
    if (startAt !== null && media.current) media.current.currentTime = startAt
  }, [startAt])

  function changeKind() {
    goOnAt.current = media.current?.currentTime ?? 0
    setSoundOnly(!soundOnly)
  }
  const video = (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- the captions that its author gave.
    <video
      ref={media}
      key={drawn}
      slot={hasControls ? 'media' : undefined}
      // The browser begins there by itself, also before any script runs.
      src={startAt === null ? recording.src : `${recording.src}#t=${startAt}`}
      controls={!hasControls}
      preload="metadata"
      playsInline
      title={title}
      onLoadedMetadata={({ currentTarget }) => {
        const at = goOnAt.current
        setBroken(false)
        if (at > 0 && at < currentTarget.duration - END_SECONDS) currentTarget.currentTime = at
      }}
      onTimeUpdate={({ currentTarget }) => setCurrent(captionAt(cues, currentTarget.currentTime))}
      onError={({ currentTarget }) => {
        goOnAt.current = currentTarget.currentTime || goOnAt.current
        setBroken(true)
      }}
    >
      {captions.map(({ language, label, src }, at) => (
        <track key={language} kind="captions" srcLang={language} label={label} src={src} default={at === 0} />
      ))}
    </video>
  )
  return (
    <div
      className={soundOnly ? 'player player-sound' : 'player'}
      data-cues={cues.length > 0 ? '' : undefined}
      // Controls, transcript and where somebody was come with them.
      data-scripts="at-once"
    >
      <link rel="stylesheet" href={playerCss} precedence="player" />
      <div className="player-screen">
        {hasControls ? <Controls isSound={soundOnly}>{video}</Controls> : video}
        {isBroken && (
          <p className="alert alert-error" role="alert">
            The recording could not be loaded.{' '}
            <Button
              type="button"
              kind="tertiary"
              size="small"
              onClick={() => void revalidate().then(() => media.current?.load())}
            >
              Try again
            </Button>
          </p>
        )}
        {runsScripts && recordings.some(({ kind }) => kind === 'video') && (
          <label className="player-kind">
            <input type="checkbox" checked={soundOnly} onChange={changeKind} />
            Sound only
          </label>
        )}
      </div>
      {cues.length > 0 && (
        <Transcript
          cues={cues}
          current={current}
          onJump={(seconds) => {
            if (!media.current) return
            media.current.currentTime = seconds
            void media.current.play().catch(() => {})
          }}
        />
      )}
    </div>
  )
}

/** Whether our controls are loaded. Who plays already with the browser’s own keeps them. */
function useControls(media: { readonly current: HTMLVideoElement | null }): boolean {
  const [areLoaded, setLoaded] = useState(false)
  useEffect(() => {
    const nonce = pageNonce()
    if (nonce === null) return
    let isUnmounted = false
    void loadControls(nonce).then(
      () => !isUnmounted && media.current?.paused && media.current.played.length === 0 && setLoaded(true),
      () => {},
    )
    return () => {
      isUnmounted = true
    }
  }, [media])
  return areLoaded
}
