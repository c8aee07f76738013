import type { Words } from '#content/chat/danger/form.ts'

export const ordinary: Words = ``
