import { randomUUID } from 'node:crypto'

import sharp from 'sharp'

import type { SectionPicture } from '#features/pages/core/fields.ts'
import { editsOf } from '#features/pages/core/page-edits.ts'
import { headOf, type Section } from '#features/pages/core/page.ts'
import { pages } from '#features/pages/core/tables.server.ts'
import { drawnKinds, sectionKinds } from '#features/pages/kinds/all-kinds.ts'
import { ownStarter } from '#features/pages/published/find-published.server.ts'
import { haveSignedIn } from '#tests/support/http-account.ts'
import { inDatabaseOf } from '#tests/support/product-database.ts'
import { OWNER, type Product } from '#tests/support/product.ts'

const SECTIONS = 40
const PICTURES = 20
const SLUG = 'a-full-page'

/** Publishes a page with 40 sections of all kinds and 20 uploaded pictures; returns its path. */
export async function publishFullPage({ origin, dataDir }: Pick<Product, 'origin' | 'dataDir'>): Promise<string> {
  const cookie = await haveSignedIn(origin, OWNER.email, OWNER.password)
  const pictures: SectionPicture[] = []
  for (let at = 0; at < PICTURES; at++) pictures.push(await upload(origin, cookie, at))
  const galleries = [0, 6, 12].map((from): Section => {
    const some = pictures.slice(from, from + 6).map((picture) => ({ picture, caption: 'A picture of the bench' }))
    return sectionOf('gallery', { title: 'Pictures', pictures: some })
  })
  const besideText = pictures.slice(18).map((picture) => sectionOf('picture-text', { picture }))
  const kinds = drawnKinds.map(({ kind }) => kind.name).filter((name) => !['hero', 'opening', 'heading'].includes(name))
  const others = Array.from({ length: SECTIONS - 6 }, (_, at) => sectionOf(kinds[at % kinds.length]!))
  const sections = [sectionOf('heading'), ...besideText, ...others, ...galleries]
  const page = { head: headOf('A full page'), sections }
  const id = randomUUID()
  const now = new Date()
  const edits = editsOf(ownStarter(id, SLUG), page, sectionKinds)
  await inDatabaseOf(dataDir, async ({ db, pool }) => {
    await db.insert(pages).values({ id, slug: SLUG, edits, isPublic: true, createdAt: now, changedAt: now, publishedAt: now })
    await pool.query(`select pg_notify('pages', '')`)
  })
  return `/${SLUG}`
}

function sectionOf(kind: string, values: Record<string, unknown> = {}): Section {
  return { id: randomUUID(), kind, values: { ...sectionKinds.get(kind)!.start, ...values }, isHidden: false }
}

/** Sends a picture as large as a telephone’s, which compresses about as a photo does (soft noise over a colour; half a bit for each pixel). */
async function upload(origin: string, cookie: string, at: number): Promise<SectionPicture> {
  const [width, height] = [2400, 1800]
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 }
  const bytes = await sharp({ create: { width, height, channels: 3, background: { r: 40 * at, g: 128, b: 90 }, noise } })
    .blur(3)
    .jpeg({ quality: 85 })
    .toBuffer()
  const form = new FormData()
  form.set('picture', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), `picture-${at}.jpg`)
  const answer = await fetch(`${origin}/admin/pages/home/pictures`, {
    method: 'POST',
    headers: { Cookie: cookie, Origin: origin },
    body: form,
  })
  if (!answer.ok) throw new Error(`A picture was answered ${answer.status}.`)
  const { picture } = (await answer.json()) as { picture: { key: string; widths: number[]; width: number; height: number } }
  return { ...picture, alt: 'Soft colours', focus: { x: 50, y: 50 } }
}
