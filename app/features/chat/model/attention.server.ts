import type { AttentionItem } from '#platform/attention.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { FAILURES_IN_A_ROW, findModelTrouble } from './model-failures.server.ts'

/** Several answers in a row that the language model failed to give. */
export const modelAttention = {
  name: 'What is wrong with the model',
  async find(services: Pick<Infrastructure, 'db' | 'ai'>): Promise<AttentionItem[]> {
    const trouble = await findModelTrouble(services)
    if (!trouble || trouble.inARow < FAILURES_IN_A_ROW) return []
    return [
      {
        kind: 'chat.model-failures',
        severity: 'due',
        since: null,
        count: trouble.inARow,
        title: 'Answers in a row that the AI model failed to give',
        text: 'Visitors get the built-in answers in the meantime. What went wrong is shown there.',
        to: '/admin/settings/services',
      },
    ]
  },
}
