import { wordRanges, type Brief } from '#features/automation/core/article.ts'

import { number } from './system.ts'

/** What the owner asked for. `alreadyWritten` are subjects of the last weeks, in words. */
export function requestPrompt({ prompt, topic, length, tags }: Brief, alreadyWritten: readonly string[]): string {
  const [least, most] = wordRanges[length]
  return [
    `Write an article of ${number(least)} to ${number(most)} words.`,
    `What it shall be about:\n${prompt.trim()}`,
    topic.trim() && `Focus: ${topic.trim()}`,
    tags.length > 0 && `These tags will be on it: ${tags.join(', ')}`,
    alreadyWritten.length > 0 &&
      `Lately the blog wrote about the following. Choose another subject, unless the one above is named there in so many words:\n${alreadyWritten
        .map((subject) => `- ${subject}`)
        .join('\n')}`,
  ]
    .filter(Boolean)
    .join('\n\n')
}
