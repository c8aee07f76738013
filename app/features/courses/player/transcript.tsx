import { Fragment, useDeferredValue, useEffect, useId, useRef, useState } from 'react'

import { timeInRecording } from '#features/courses/core/learning.ts'
import { useRunsScripts } from '#ui/use-runs-scripts.ts'

import type { PlayerData } from './player-data.ts'

interface TranscriptProps {
  readonly cues: PlayerData['cues']
  /** Which of them is said now; -1 for none. */
  readonly current: number
  readonly onJump: (seconds: number) => void
}

/** What is said, beside the player: a click jumps, the list follows along, and a word is found in it. Plain text without a script. */
export function Transcript({ cues, current, onJump }: TranscriptProps) {
  const [typed, setTyped] = useState('')
  const [follows, setFollows] = useState(true)
  const wanted = useDeferredValue(typed.trim().toLowerCase())
  const list = useRef<HTMLOListElement>(null)
  const runsScripts = useRunsScripts()
  const id = useId()
  const found = cues.flatMap((cue, at) => (cue.text.toLowerCase().includes(wanted) ? [{ ...cue, at }] : []))
  useEffect(() => {
    const line = list.current?.querySelector<HTMLElement>(`[data-at='${current}']`)
    if (!follows || !line || !list.current) return
    list.current.scrollTo({ top: line.offsetTop - list.current.clientHeight / 3, behavior: 'auto' })
  }, [current, follows])
  return (
    <section className="transcript" aria-labelledby={id}>
      <h2 className="title" id={id}>
        Transcript
      </h2>
      <div className="noscript:hidden">
        <div className="transcript-tools">
          <div className="field">
            <label htmlFor={`${id}-find`}>Search in this lesson</label>
            <div className="box">
              <input id={`${id}-find`} type="search" value={typed} onChange={({ target }) => setTyped(target.value)} />
            </div>
          </div>
          <label className="transcript-follow">
            <input type="checkbox" checked={follows} onChange={({ target }) => setFollows(target.checked)} />
            Follow along
          </label>
          <output className="cap">{wanted !== '' && formatTimes(found.length)}</output>
        </div>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls is reached by keyboard too. */}
      <ol ref={list} tabIndex={0} aria-label="What is said">
        {found.map(({ at, startsMs, text }) => (
          <li key={at} data-at={at}>
            {runsScripts ? (
              <button type="button" aria-current={at === current ? 'true' : undefined} onClick={() => onJump(startsMs / 1000)}>
                <Line startsMs={startsMs} text={text} wanted={wanted} />
              </button>
            ) : (
              <p>
                <Line startsMs={startsMs} text={text} wanted="" />
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

function formatTimes(times: number): string {
  if (times === 0) return 'Not said here.'
  return times === 1 ? 'Said once.' : `Said ${times} times.`
}

function Line({ startsMs, text, wanted }: { startsMs: number; text: string; wanted: string }) {
  return (
    <>
      <span className="num cap">{timeInRecording(Math.floor(startsMs / 1000))}</span>{' '}
      <span>{wanted === '' ? text : <Marked text={text} wanted={wanted} />}</span>
    </>
  )
}

function Marked({ text, wanted }: { text: string; wanted: string }) {
  const parts: Array<{ from: number; to: number }> = []
  for (let at = text.toLowerCase().indexOf(wanted); at >= 0; at = text.toLowerCase().indexOf(wanted, at + wanted.length)) {
    parts.push({ from: at, to: at + wanted.length })
  }
  return (
    <>
      {parts.map(({ from, to }, at) => (
        <Fragment key={from}>
          {text.slice(parts[at - 1]?.to ?? 0, from)}
          <mark>{text.slice(from, to)}</mark>
        </Fragment>
      ))}
      {text.slice(parts.at(-1)?.to ?? 0)}
    </>
  )
}
