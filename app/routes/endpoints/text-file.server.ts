import { openTextFile, type ServedFile } from '#features/writing/files/text-files.server.ts'
import type { Services } from '#services.server.ts'

import { answerRanges } from './ranged-answer.server.ts'

/**
 * A file that a block of a text plays or offers to download; null where there is none. Whoever calls it has asked who may have it. No
 * document is made of it: a PDF is saved and not shown, and whatever a browser makes of either runs nothing.
 *
 * @param caching how long it may be kept, and by whom
 */
export async function answerTextFile(
  services: Services,
  request: Request,
  key: string,
  caching: string,
): Promise<Response | null> {
  const file = await openTextFile(services, key)
  if (!file) return null
  const name = encodeURIComponent(file.fileName).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return answerRanges(request, {
    bytes: file.bytes,
    tag: `"${file.digest}"`,
    headers: {
      'Content-Type': file.contentType,
      'Content-Disposition': `${file.isPlayed ? 'inline' : 'attachment'}; filename*=UTF-8''${name}`,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': caching,
    },
    read: (from, to) => streamOf(file, from, to),
  })
}

/** Nothing is read before it is asked for: who reads slowly, or stops, costs no more than one part. */
function streamOf(file: ServedFile, from: number, to: number): ReadableStream {
  const slices = file.read(from, to + 1)
  return new ReadableStream(
    {
      async pull(controller) {
        const { value, done } = await slices.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      cancel: async () => void (await slices.return(undefined)),
    },
    { highWaterMark: 0 },
  )
}
