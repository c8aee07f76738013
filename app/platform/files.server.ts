/**
 * Stored files by key ("avatars/3f2c.webp"): a local folder, or an S3-compatible bucket. Keys are made by us, never taken from
 * a person (see file-keys.server.ts for what they may hold); their ending says the content type.
 */
export interface Files {
  /** Stores the file whole or not at all, over what was there. Throws when the key or its content type is not one of ours. */
  put(key: string, body: Uint8Array, contentType: string): Promise<void>
  /** null when there is no such file. */
  get(key: string): Promise<{ body: Uint8Array; contentType: string } | null>
  /** Nothing happens when there is no such file. */
  delete(key: string): Promise<void>
}
