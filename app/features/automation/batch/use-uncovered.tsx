import { type RefObject, useEffect, useMemo } from 'react'
import { useFetcher } from 'react-router'

import type { OfferedTopic } from '#features/automation/offered-topic.ts'

import type { BatchAnswer } from './batch-form.tsx'
import { parseBatch, type BatchLine } from './batch-lines.ts'
import type { ListedArticle } from './batch-list.tsx'

/** A pause in typing of this length, and the server is asked what it can write about. */
const PAUSE_MS = 500

type Offered = readonly OfferedTopic[] | null

/** Tells of each article whether somebody can write it, asking the server while the list is typed; null where it is not known yet. */
export function useUncovered(
  form: RefObject<HTMLFormElement | null>,
  typed: string,
  listed: readonly ListedArticle[] | undefined,
): (line: BatchLine) => Offered {
  const { submit, data } = useFetcher<BatchAnswer>()
  const lines = JSON.stringify(parseBatch(typed))
  useEffect(() => {
    if (lines === '[]') return undefined
    const timer = setTimeout(() => {
      if (!form.current) return
      const asked = new FormData(form.current)
      asked.set('do', 'list')
      void submit(asked, { method: 'post', action: '/blog-automation/batch' })
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [lines, form, submit])
  const known = useMemo(
    () => new Map([...(listed ?? []), ...(data?.listed ?? [])].map((article) => [keyOf(article), article.offered])),
    [listed, data],
  )
  return (line) => known.get(keyOf(line)) ?? null
}

function keyOf({ title, prompt }: BatchLine): string {
  return `${title}\n${prompt}`
}
