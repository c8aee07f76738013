import { readdirSync, readFileSync } from 'node:fs'

const FOLDER = 'tests/support/danger'

/** What somebody may write to the assistant, in danger or not. Nobody real has written any of them. */
export interface DangerMessage {
  readonly text: string
  /** What the danger is; `harmless` of daily life, `general-question` where a danger is asked about. */
  readonly kind: string
  /** ISO 639-1. */
  readonly language: string
  /** Of a danger: said by its name, or only hinted at. */
  readonly form?: 'plain' | 'veiled'
  /** Of a set whose writer had not seen the rules, and which was counted once before anything was mended by it. */
  readonly isBlind: boolean
}

export const dangerMessages: readonly DangerMessage[] = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.jsonl'))
  .flatMap((file) => {
    const lines = readFileSync(`${FOLDER}/${file}`, 'utf8').trim().split('\n')
    return lines.map((line) => ({ ...(JSON.parse(line) as Omit<DangerMessage, 'isBlind'>), isBlind: file.includes('blind') }))
  })

export const isDanger = ({ form }: DangerMessage): boolean => form !== undefined
