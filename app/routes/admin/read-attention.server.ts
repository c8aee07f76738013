import { createContext, type RouterContextProvider } from 'react-router'

import type { AttentionSource } from '#features/attention/ports.server.ts'
import { signedIn } from '#features/identity/viewer.server.ts'
import type { AttentionItem } from '#platform/attention.ts'
import { servicesContext } from '#services.server.ts'

type Reading = Promise<readonly AttentionItem[]>

const readings = createContext<Map<AttentionSource, Reading> | null>(null)

/** What a source knows of, read once for a request: the menu and the overview both ask. */
export function readAttention(context: Readonly<RouterContextProvider>, source: AttentionSource): Reading {
  const known = context.get(readings) ?? new Map<AttentionSource, Reading>()
  context.set(readings, known)
  const reading = known.get(source) ?? source.find(context.get(servicesContext), signedIn(context))
  known.set(source, reading)
  return reading
}
