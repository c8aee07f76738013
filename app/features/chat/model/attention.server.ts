import type { AttentionItem } from '#platform/attention.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { findModelTrouble, OTHER_FORM } from './model-failures.server.ts'

/** Answers of the language model that the assistant could not use. That it gave none is told by the service itself, for articles as well. */
export const modelAttention = {
  name: 'What is wrong with the model',
  async find(services: Pick<Infrastructure, 'db' | 'ai'>): Promise<AttentionItem[]> {
    const trouble = await findModelTrouble(services)
    if (trouble?.sentence !== OTHER_FORM) return []
    return [
      {
        kind: 'chat.model-failures',
        severity: 'due',
        since: null,
        count: trouble.inARow,
        title:
          trouble.inARow === 1
            ? 'Answer of the AI model could not be used'
            : 'Answers of the AI model in a row could not be used',
        text: 'It had not the form that was asked for. Visitors get the built-in answers in the meantime; another model may do better.',
        to: '/admin/settings/services/model',
      },
    ]
  },
}
