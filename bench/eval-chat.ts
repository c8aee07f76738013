import { answerMessage } from '#features/chat/conversation/answer-message.server.ts'
import { syncIndex } from '#features/chat/index/sync-index.server.ts'
import { createOpenAICompatibleModel } from '#platform/ai-openai-compatible.server.ts'
import { readEnv } from '#platform/env.server.ts'
import { loadStarterContent } from '#platform/starter-content.server.ts'
import { starterParts } from '#server/starter-parts.ts'
import { chatQuestions as regressionSet } from '#tests/support/chat-questions.ts'
import { doctorQuestions, questionsInOtherLanguages } from '#tests/support/doctor-questions.ts'
import { faultsOf } from '#tests/support/judge-answer.ts'
import { ordinaryQuestions, wrongSenses } from '#tests/support/ordinary-questions.ts'

import { detectAll } from './detect-all.ts'
import { detectLeftOut } from './detect-left-out.ts'
import { openScratchDatabase } from './scratch-database.ts'

const chatQuestions = [...regressionSet, ...ordinaryQuestions, ...wrongSenses, ...doctorQuestions, ...questionsInOtherLanguages]
detectAll()
detectLeftOut()
const { ai } = readEnv()
const { services: bare, close } = await openScratchDatabase()
const services = {
  ...bare,
  ai: ai && createOpenAICompatibleModel(ai),
  aiTokensPerDay: ai?.tokensPerDay ?? 0,
  // What it says is judged here, and not how fast.
  aiPatienceMs: 60_000,
}
console.log(ai ? `Asking ${ai.model}.` : 'No model is set: asking retrieval alone.')
try {
  await loadStarterContent(services, starterParts)
  await syncIndex(services)
  let wrong = 0
  for (const [at, question] of chatQuestions.entries()) {
    const name = String(at)
    const visit = { browser: name, network: name, setCookie: null, viewer: null, timeZone: null, languages: null }
    const answer = await answerMessage(services, visit, { text: question.ask })
    const faults = answer.ok ? faultsOf(question, answer) : [`no answer: ${answer.reason}`]
    console.log(`${faults.length === 0 ? '✓' : '✗'} ${question.ask}`)
    if (faults.length === 0) continue
    wrong += 1
    for (const fault of faults) console.log(`    ${fault}`)
    if (answer.ok) console.log(`    > ${answer.message.replaceAll('\n', ' ')}`)
  }
  console.log(`${chatQuestions.length - wrong} of ${chatQuestions.length} answers are as they should be.`)
  process.exitCode = wrong > 0 ? 1 : 0
} finally {
  await close()
}
