import { sql, type SQL } from 'drizzle-orm'

import type { Database } from '#platform/db.server.ts'

/** What ends ways into an account. The test drives each of them. */
export const endings = [
  'claimed with a new password',
  'claimed by a sign-in link',
  'reset',
  'password changed',
  'password changed, with what may go on',
  'signed out',
  'signed out by an administrator',
  'taken out of those who run the site',
  'second step taken away',
  'erased',
] as const
export type Ending = (typeof endings)[number]

interface Granting {
  readonly table: string
  /** Which of its rows, where not all grant the same. */
  readonly rows?: string
  /** Selects, as `key`, what grants access to the account of a person: another key is another way in. */
  readonly keys: (userId: string) => SQL
  /** It stands at every other one. */
  readonly endedBy: ReadonlyArray<Ending>
}

const claims = ['claimed with a new password', 'claimed by a sign-in link'] as const
/** Whatever proves that an account is its person’s, who may not have been the only one in it. */
const provedOwn = [...claims, 'reset', 'erased'] as const
const signsOut = [
  ...provedOwn,
  'password changed',
  'password changed, with what may go on',
  'signed out',
  'signed out by an administrator',
  'taken out of those who run the site',
  'second step taken away',
] as const

const ofPerson = (table: string, key: string, where = sql`true`) => ({
  table,
  keys: (userId: string) =>
    sql`select ${sql.raw(key)}::text as key from ${sql.raw(table)} where user_id = ${userId} and ${where}`,
})

/** Every table whose rows let somebody into an account, or read from it, and what ends that. */
export const granting: ReadonlyArray<Granting> = [
  { ...ofPerson('sessions', 'token'), endedBy: signsOut },
  { ...ofPerson('challenges', 'token_hash'), endedBy: signsOut },
  // The password itself: what sets a new one ends the one before.
  {
    ...ofPerson('accounts', 'password'),
    endedBy: [...provedOwn, 'password changed', 'password changed, with what may go on'],
  },
  { ...ofPerson('passkeys', 'credential_id'), endedBy: provedOwn },
  { ...ofPerson('access_tokens', 'token_hash'), endedBy: [...provedOwn, 'password changed, with what may go on'] },
  {
    ...ofPerson('calendar_feeds', 'token_hash', sql`kind = 'own'`),
    rows: 'own',
    endedBy: [...provedOwn, 'password changed, with what may go on'],
  },
  {
    ...ofPerson('calendar_feeds', 'token_hash', sql`kind = 'coach'`),
    rows: 'coach',
    endedBy: [...provedOwn, 'password changed, with what may go on', 'taken out of those who run the site'],
  },
  {
    ...ofPerson('mailed_links', 'token_hash', sql`used_at is null and purpose in ('sign-in', 'reset', 'lose-second-step')`),
    rows: 'ways in',
    endedBy: [...provedOwn, 'password changed', 'password changed, with what may go on'],
  },
  {
    ...ofPerson('mailed_links', 'token_hash', sql`used_at is null and purpose in ('leave-address', 'take-address')`),
    rows: 'another address',
    endedBy: provedOwn,
  },
  { ...ofPerson('address_changes', 'new_address'), endedBy: provedOwn },
  // A reset keeps the second step: it guards against whoever reads the person’s mail.
  { ...ofPerson('factors', 'secret'), endedBy: [...claims, 'second step taken away', 'erased'] },
  { ...ofPerson('recovery_codes', 'code_hash'), endedBy: [...claims, 'second step taken away', 'erased'] },
  {
    ...ofPerson('second_step_removals', 'due_at'),
    endedBy: [...provedOwn, 'password changed', 'password changed, with what may go on', 'second step taken away'],
  },
  // The right to run the site is nothing that its person could have prepared for somebody else.
  { ...ofPerson('profiles', 'user_id', sql`is_admin`), endedBy: ['taken out of those who run the site', 'erased'] },
]

/** Why the rows of every other table let nobody into an account. */
export const grantingNone: Readonly<Record<string, ReadonlyArray<string>>> = {
  'Needs the session of its person, or of somebody who runs the site, whenever it is read or changed.': [
    'affiliate_clicks',
    'appointments',
    'attention_put_off',
    'blog_automation_settings',
    'calendar_clients',
    'calendar_settings',
    'check_in_keys',
    'check_in_reminders',
    'erasures',
    'generation_items',
    'generation_runs',
    'habit_weeks',
    'health_import_series',
    'health_labs',
    'health_source_ranks',
    'health_sources',
    'health_stats',
    'health_streaks',
    'health_values',
    'health_versions',
    'held_achievements',
    'inbox_drafts',
    'lab_results',
    'lesson_drafts',
    'lesson_notes',
    'lesson_progress',
    'mail_preferences',
    'member_stories',
    'membership_events',
    'memberships',
    'post_versions',
    'product_history',
    'product_imports',
    'rest_ranges',
    'shop_refresh_pages',
    'shop_refreshes',
    'user_achievements',
  ],
  'A file: whoever is not signed in as its person, or runs the site, is refused, whatever address they know.': [
    'data_exports',
    'lab_files',
    'post_uploads',
    'text_files',
  ],
  'A file on its way in, part by part: each part needs the session of who began it.': [
    'health_imports',
    'lesson_uploads',
    'recording_parts',
  ],
  'Its address names the item and takes mail in: nothing is read by it.': ['inbox_entries', 'inbox_messages'],
  'Its cookie opens what was said in that browser, and nothing of the account.': ['chat_conversations', 'chat_messages'],
  'Says who an account is; nothing gets in by knowing it.': ['users'],
  'Its one kind of link sets up the first administrator, opens no account, and goes when there is one.': ['verifications'],
  'Signs what stands for a token of a program, and ends with that token’s row.': ['signing_keys'],
  'Says how the site reaches services of others, sealed where it is secret: none of them knows accounts.': ['service_settings'],
  'What happened, for those who may read it.': [
    'appointment_notices',
    'audit_log',
    'audit_people',
    'health_access',
    'trial_mails',
  ],
  'Sealed with the installation’s secret, and shown to nobody: it is sent, or thrown away.': ['held_mails'],
  'Counts and notes of the product itself.': [
    'backup_state',
    'system_troubles',
    'stored_files',
    'chat_model_failures',
    'bucket_files',
    'file_deletions',
    'file_store',
    'chat_tokens',
    'model_usage',
    'rate_limits',
    'service_uses',
    'starter_content',
    'stripe_events',
  ],
  'What the site says or sells, the same for whoever may read it.': [
    'chat_passages',
    'chat_texts',
    'chat_words',
    'claim_decisions',
    'course_modules',
    'courses',
    'lab_targets',
    'lesson_captions',
    'lesson_cues',
    'lesson_recordings',
    'lesson_resources',
    'lesson_words',
    'lessons',
    'plan_prices',
    'page_versions',
    'pages',
    'policy_versions',
    'post_chores',
    'post_link_findings',
    'post_slugs',
    'post_words',
    'posts',
    'product_slugs',
    'products',
    'publications',
    'redirects',
    'scraped_hosts',
    'scraped_pages',
    'session_types',
    'setting_versions',
    'shop_settings',
    'site_openings',
    'site_settings',
    'suppliers',
  ],
}

/** Schemas that other programs keep: the queue, whose jobs name people and hold no token, and the list of migrations. */
const OTHER_SCHEMAS = new Set(['drizzle', 'pgboss'])

/** Tables of the schema that nobody has declared yet, and declarations without a table. */
export async function undeclaredTables(db: Database): Promise<{ undeclared: string[]; gone: string[]; twice: string[] }> {
  const { rows } = await db.execute<{ name: string; schema: string }>(sql`
    select c.relname as name, n.nspname as schema from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'f', 'm') and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast')
    order by 2, 1`)
  const names = rows
    .filter(({ schema }) => !OTHER_SCHEMAS.has(schema))
    .map(({ schema, name }) => (schema === 'public' ? name : `${schema}.${name}`))
  const none = Object.values(grantingNone).flat()
  const declared = new Set([...none, ...granting.map(({ table }) => table)])
  return {
    undeclared: names.filter((name) => !declared.has(name)),
    gone: [...declared].filter((name) => !names.includes(name)),
    twice: none.filter((name, at) => none.indexOf(name) !== at || granting.some(({ table }) => table === name)),
  }
}
