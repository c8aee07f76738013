/** What a lesson’s page needs to play its recording. */
export interface PlayerData {
  readonly recordings: ReadonlyArray<{
    readonly kind: 'video' | 'audio'
    /** Holds for some hours, for this person. */
    readonly src: string
    readonly contentType: string
  }>
  readonly captions: ReadonlyArray<{ readonly language: string; readonly label: string; readonly src: string }>
  /** What is said, in the first language. */
  readonly cues: ReadonlyArray<{ readonly startsMs: number; readonly endsMs: number; readonly text: string }>
  /** Where to go on. */
  readonly positionSeconds: number
}
