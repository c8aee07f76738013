import { detectDanger } from '#features/chat/intent/danger/detect-danger.ts'
import { dangerMessages, isDanger } from '#tests/support/danger-messages.ts'

/** Prints how many messages of people in danger are heard, by kind and by language, what rings falsely, and what is missed. */
export function detectAll(): void {
  const detected = dangerMessages.map((message) => ({ ...message, rings: detectDanger(message.text).danger.length > 0 }))
  const dangers = detected.filter(isDanger)
  const daily = detected.filter((message) => !isDanger(message))
  const share = (some: typeof detected) => `${some.filter(({ rings }) => rings).length} of ${some.length}`
  for (const by of ['form', 'kind', 'language'] as const) {
    for (const [name, some] of Map.groupBy(dangers, (message) => message[by] ?? ''))
      console.log(`heard, ${by} ${name}: ${share(some)}`)
  }
  for (const [language, some] of Map.groupBy(daily, (message) => message.language))
    console.log(`rings falsely, ${language}: ${share(some)}`)
  for (const { language, kind, text } of dangers.filter(({ rings }) => !rings))
    console.log(`missed, ${language}, ${kind}: ${text}`)
  for (const { language, text } of daily.filter(({ rings }) => rings)) console.log(`rings falsely, ${language}: ${text}`)
  console.log(`${share(dangers)} messages of people in danger are heard; of others ${share(daily)} ring.`)
}
