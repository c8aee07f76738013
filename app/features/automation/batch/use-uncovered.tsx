import { type RefObject, useEffect, useState } from 'react'

import type { OfferedTopic } from '#features/automation/core/offered-topic.ts'

import { parseBatch, type BatchLine } from './batch-lines.ts'
import type { ListedArticle } from './batch-list.tsx'

/** A pause in typing of this length, and the server is asked what can be written. */
const PAUSE_MS = 500

type Offered = readonly OfferedTopic[] | null
type Known = ReadonlyArray<BatchLine & { readonly offered: Offered }>

/**
 * Tells of each article the topics to choose from where nobody could write about it, asking the server while the list is typed; null where somebody can,
 * or it is not known yet. Without an answer nothing is marked: saving says the same.
 */
export function useUncovered(
  form: RefObject<HTMLFormElement | null>,
  typed: string,
  listed: readonly ListedArticle[] | undefined,
): (line: BatchLine) => Offered {
  const [asked, setAsked] = useState<Known>([])
  const lines = JSON.stringify(parseBatch(typed))
  useEffect(() => {
    if (lines === '[]') return undefined
    const ending = new AbortController()
    const timer = setTimeout(() => {
      void ask(form.current, ending.signal).then((known) => known && setAsked(known))
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      ending.abort()
    }
  }, [lines, form])
  const known = new Map([...(listed ?? []), ...asked].map((article) => [keyOf(article), article.offered]))
  return (line) => known.get(keyOf(line)) ?? null
}

async function ask(form: HTMLFormElement | null, signal: AbortSignal): Promise<Known | null> {
  if (!form) return null
  const answer = await fetch('/blog-automation/covered', { method: 'POST', body: new FormData(form), signal }).catch(() => null)
  if (!answer?.ok) return null
  return (await answer.json().catch(() => null)) as Known | null
}

function keyOf({ title, prompt }: BatchLine): string {
  return `${title}\n${prompt}`
}
