/** A part of a page that was written as text, on its way to ui/ready-markup.tsx (platform/ready-markup.server.ts sends it). */
export interface Markup {
  /** Another text has another mark. */
  readonly mark: string
  /** Absent in a browser whose document came with the text. */
  readonly html?: string
}
