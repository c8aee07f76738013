/** Secrets as a row keeps them, by the name of their field. */
export type StoredSecrets = Readonly<Record<string, { readonly sealed: string; readonly setAt: string }>>

/** A service as a row keeps it. */
export interface StoredService {
  readonly settings: Readonly<Record<string, string>>
  readonly secrets: StoredSecrets
}

/** A service whose secrets were opened: null stands for one that this installation cannot read any more. */
export interface OpenedService {
  readonly settings: Readonly<Record<string, string>>
  readonly secrets: Readonly<Record<string, string | null>>
}
