/** Who an entry is about: a person with an account, one whose account is gone, or nobody in particular. */
export type AuditActor =
  | { readonly kind: 'person'; readonly userId: string; readonly name: string }
  | { readonly kind: 'erased'; readonly mark: string }
  | { readonly kind: 'command' }
  | { readonly kind: 'system' }

export function formatAuditActor(somebody: AuditActor): string {
  if (somebody.kind === 'person') return somebody.name
  if (somebody.kind === 'erased') return `Erased account (${somebody.mark.slice(0, 8)})`
  return somebody.kind === 'command' ? 'At the command line' : 'Settings of the operator'
}
