/** What a member may bring just now. */
export interface ImportRoom {
  /** Their address is confirmed. */
  readonly isConfirmed: boolean
  /** The largest file, in bytes; what is under way already is taken off. */
  readonly mostBytes: number
  /** Why no file is taken at all, in a sentence; null where one is. */
  readonly problem: string | null
}
