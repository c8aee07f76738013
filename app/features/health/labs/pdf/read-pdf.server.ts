import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { readersIn } from '#platform/reading-threads.server.ts'

import { MAX_PDF_BYTES } from './pdf-limits.ts'
import type * as PdfPagesModule from './pdf-pages.server.ts'
import type { PdfPages } from './pdf-pages.server.ts'

const pagesOfPdf = readersIn<typeof PdfPagesModule>('#features/health/labs/pdf/pdf-pages.server.ts')('pagesOfPdf')

type Limits = { readonly longestMs?: number }

/**
 * The text of a PDF, page by page and line by line, with its columns kept (page-text.ts). It is read in a thread whose time and memory
 * are limited; one file of a person at a time. Nothing in the file is run, and nothing is fetched for it.
 */
export async function readPdf(
  { readers }: Pick<Infrastructure, 'readers'>,
  bytes: Uint8Array,
  userId: string,
  limits: Limits = {},
): Promise<PdfPages> {
  if (bytes.length > MAX_PDF_BYTES) return { ok: false, problem: { kind: 'too large' } }
  const read = await readers
    .read(pagesOfPdf, [new Uint8Array(bytes)], { person: userId, ...limits })
    // What the reader of PDFs did not expect of a file is damage of that file.
    .catch(() => null)
  if (read === null) return { ok: false, problem: { kind: 'broken' } }
  return read.ok ? read.value : { ok: false, problem: { kind: read.problem } }
}
