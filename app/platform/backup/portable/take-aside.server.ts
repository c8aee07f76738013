import type { ClientBase } from 'pg'

/** Tables of ours: not those of extensions, of the machinery’s own schemas, or of PostgreSQL. */
const OURS = `n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast', 'pgboss', 'drizzle')`

/**
 * Takes keys, foreign keys, triggers and indexes out of the way of rows that come in any order and were right when they were copied: an index that is
 * built of rows that are there takes half of the time. What is returned puts them back.
 */
export async function takeAside(client: ClientBase): Promise<() => Promise<void>> {
  const constraints = (kinds: string) =>
    ask(
      client,
      `select format('alter table %s drop constraint %I', c.conrelid::regclass, c.conname) as out,
         format('alter table %s add constraint %I %s', c.conrelid::regclass, c.conname, pg_get_constraintdef(c.oid)) as back
       from pg_constraint c join pg_namespace n on n.oid = c.connamespace
       where c.contype = any (string_to_array('${kinds}', null)::"char"[]) and c.conrelid <> 0 and c.conparentid = 0 and ${OURS}
       order by c.conrelid, c.conname`,
    )
  const foreignKeys = await constraints('f')
  const keys = await constraints('pux')
  const triggers = await ask(
    client,
    `select format('alter table %s disable trigger %I', t.tgrelid::regclass, t.tgname) as out,
       format('alter table %s enable %s trigger %I', t.tgrelid::regclass, case t.tgenabled when 'A' then 'always' when 'R' then 'replica' else '' end, t.tgname) as back
     from pg_trigger t join pg_class r on r.oid = t.tgrelid join pg_namespace n on n.oid = r.relnamespace
     where not t.tgisinternal and t.tgenabled <> 'D' and ${OURS} order by t.tgrelid, t.tgname`,
  )
  const indexes = await ask(
    client,
    `select format('drop index %s', i.indexrelid::regclass) as out, pg_get_indexdef(i.indexrelid) as back
     from pg_index i join pg_class r on r.oid = i.indrelid join pg_namespace n on n.oid = r.relnamespace
     where r.relkind = 'r' and ${OURS} and not exists (select from pg_constraint c where c.conindid = i.indexrelid)
     order by i.indexrelid`,
  )
  for (const { out } of [...foreignKeys, ...triggers, ...indexes, ...keys]) await client.query(out)
  return async () => {
    for (const { back } of [...keys, ...indexes, ...foreignKeys, ...triggers]) await client.query(back)
  }
}

async function ask(client: ClientBase, query: string): Promise<ReadonlyArray<{ out: string; back: string }>> {
  return (await client.query<{ out: string; back: string }>(query)).rows
}
