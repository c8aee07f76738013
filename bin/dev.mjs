const HELP = `Usage: npm run dev

The product with its sources served by Vite: what you change shows at once. The same settings as npm start; the data folder is
./data/dev unless DATA_DIR says otherwise. After a change in server/ or app/platform/, start it again.`

const { prepare } = await import('./launch/prepare.mjs')
await prepare({ help: HELP, script: import.meta.url })

process.env.NODE_ENV = 'development'
process.env.DATA_DIR ||= './data/dev'
const { stopWithParent } = await import('./launch/parent.mjs')
stopWithParent()
const { serveSources } = await import('./launch/dev-server.mjs')
await serveSources()
