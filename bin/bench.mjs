const HELP = `Usage: npm run bench [-- PART …]

Measures the built product on this machine and prints one table: memory, what pages weigh, pages per CPU second (beside nginx where it
is installed), Lighthouse's mobile preset, the time to start, the blog's queries over 20,000 posts and the shop's over 5,000 products, and how soon a second replica shows
what was published. Takes some minutes; quiet the machine first.
Parts: memory, weight, cached-page, dashboard, lighthouse, starts, blog, shop, publishing`

const PARTS = ['memory', 'weight', 'cached-page', 'dashboard', 'lighthouse', 'starts', 'blog', 'shop', 'publishing']

const { prepare } = await import('./launch/prepare.mjs')
await prepare({ help: HELP, script: import.meta.url, build: true, options: PARTS })
await import('../bench/run.ts')
