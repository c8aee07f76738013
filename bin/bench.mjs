const HELP = `Usage: npm run bench [-- PART …]

Measures the built product on this machine and prints one table: memory, what pages weigh, pages per CPU second (beside nginx where it
is installed), Lighthouse's mobile preset, the time to start, the queries of the blog over 20,000 posts, of the shop over 5,000
products and of the inbox over 50,000 messages, how soon a second replica shows what was published, what an answer of the assistant
costs among 2,000 pages, a search of 2,000 lessons, the owner's list and figures
of 100,000 people, a member's health pages beside a million entries of others, what reading a product out of a page of 3 MB costs, the memory that sending and
playing a recording of 2 GB takes, bringing an Apple export of 500 MB, and what backups cost everybody else and how long a restore
takes (as large as BENCH_MEMBERS, 2,000, and BENCH_FILES_MB, 200, say). Takes some minutes; quiet the machine first.
Parts: memory, weight, cached-page, dashboard, member-pages, memory-under-load, lighthouse, starts, blog, shop, inbox, chat, learning, members, health, publishing, scraping, recordings, imports, backups`

const PARTS = [
  'memory',
  'weight',
  'cached-page',
  'dashboard',
  'member-pages',
  'memory-under-load',
  'lighthouse',
  'starts',
  'blog',
  'shop',
  'inbox',
  'chat',
  'learning',
  'members',
  'health',
  'publishing',
  'scraping',
  'recordings',
  'imports',
  'backups',
]

const { prepare } = await import('./launch/prepare.mjs')
await prepare({ help: HELP, script: import.meta.url, build: true, options: PARTS })
// Node reads no TSX, in which the mails are written.
const { runnerImport } = await import('vite')
await runnerImport('./bench/run.ts', { configFile: false, logLevel: 'warn' })
