/** Stored files by key ("avatars/3f2c.webp"): a local folder, or an S3-compatible bucket. */
export interface Files {
  put(key: string, body: Uint8Array, contentType: string): Promise<void>
  /** null when there is no such file. */
  get(key: string): Promise<{ body: Uint8Array; contentType: string } | null>
  delete(key: string): Promise<void>
}
