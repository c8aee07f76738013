import { sql } from 'drizzle-orm'

import { libraryTopics } from '#content/library/library.ts'
import type { Services } from '#services.server.ts'

import { openScratchDatabase } from './scratch-database.ts'

const BATCH = 2_500

/** A database of its own with that many messages of all kinds, some 60 to 250 words each, over two years. */
export async function openScratchItems(items: number): Promise<{ services: Services; close: () => Promise<void> }> {
  const { services, close } = await openScratchDatabase()
  const texts = libraryTopics.flatMap(({ passages }) => passages.map(({ text }) => text.slice(0, 1500)))
  for (let from = 0; from < items; from += BATCH) {
    await services.db.execute(sql`
    insert into inbox_messages (kind, name, email, body, spam, status, received_at, read_at)
    select (array['contact', 'contact', 'contact', 'enquiry', 'chat', 'chat', 'mail', 'story'])[1 + n % 8],
      'Person ' || md5(n::text), 'p' || n || '@' || (array['example.com', 'north.example', 'mail.example'])[1 + n % 3],
      left(given.texts[1 + (n * 7919) % ${texts.length}::int], 400 + (n * 31) % 1100) || ' ' || md5((n * 13)::text),
      n % 20 = 0, (array['done', 'done', 'done', 'done', 'waiting', 'open'])[1 + n % 6],
      timestamptz '2026-03-01' - n * interval '20 minutes', case when n % 9 = 0 then null else timestamptz '2026-03-01' end
    from generate_series(${from}::int + 1, ${from + BATCH}::int) n,
      (select array_agg(text) as texts from jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb) text) given`)
  }
  await services.db.execute(sql`update inbox_messages set kind = 'lead' where email like 'p%777@%'`)
  await services.db.execute(
    sql`update inbox_messages set said = 'Offer the small group in xylographia' where email like 'p%4242@%'`,
  )
  await services.db.execute(
    sql`update inbox_messages set read_first = true, danger_at = received_at where email like 'p%111@%' or email like 'p%333@%'`,
  )
  await services.db.execute(sql`vacuum analyze inbox_messages`)
  return { services, close }
}
