import type { GrantCase } from './grant-case.ts'
import { lastingGrants } from './lasting-grants.ts'
import { signInGrants } from './sign-in-grants.ts'

/** Every way to be granted a way into an account, or what lasts like one. */
export const grants: Readonly<Record<string, GrantCase>> = { ...signInGrants, ...lastingGrants }
