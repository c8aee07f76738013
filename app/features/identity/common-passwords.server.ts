import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { IdentityPorts } from '#features/identity/core/ports.server.ts'

import type { IsCommon } from './core/password-rule.ts'

/** From the project’s folder, in which every process of the product runs. */
const LIST = join(process.cwd(), 'app/features/identity/common-passwords.txt')

let known: ReadonlySet<string> | null = null

/**
 * What forms that set a password ask: whether a password that meets the rule is among the 3,000 most used ones. Never, where the
 * operator has set ALLOW_COMMON_PASSWORDS. The list is read at the first question.
 */
export function commonPasswords({ allowCommonPasswords }: Pick<IdentityPorts, 'allowCommonPasswords'>): IsCommon {
  return (password) => !allowCommonPasswords && (known ??= readList()).has(password)
}

function readList(): ReadonlySet<string> {
  return new Set(readFileSync(LIST, 'utf8').trimEnd().split('\n'))
}
