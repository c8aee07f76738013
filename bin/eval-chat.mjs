const HELP = `npm run eval:chat

Counts which messages of people in danger are heard (tests/support/danger), by kind and language, and what rings falsely. Then asks the assistant the questions of its regression set (tests/support/chat-questions.ts) on the starter content, in a database of its own, and prints
what is wrong with the answers: by the language model of AI_BASE_URL, AI_MODEL and AI_API_KEY where they are set, else by retrieval alone.
Ends with 1 when an answer has a fault.`

const { prepare } = await import('./launch/prepare.mjs')
await prepare({ help: HELP, script: import.meta.url, options: [] })
// Node reads no TSX, in which the mails are written.
const { runnerImport } = await import('vite')
await runnerImport('./bench/eval-chat.ts', { configFile: false, logLevel: 'warn' })
