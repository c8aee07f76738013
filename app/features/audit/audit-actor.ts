/** Who an entry is about: a person with an account, one whose account is gone, or nobody in particular. */
export type AuditActor =
  | { readonly kind: 'person'; readonly userId: string; readonly name: string }
  | { readonly kind: 'erased'; readonly pseudonym: string }
  | { readonly kind: 'command' }
  | { readonly kind: 'system' }

export function formatAuditActor(actor: AuditActor): string {
  if (actor.kind === 'person') return actor.name
  if (actor.kind === 'erased') return `Erased account (${actor.pseudonym.slice(0, 8)})`
  return actor.kind === 'command' ? 'At the command line' : 'Settings of the operator'
}
