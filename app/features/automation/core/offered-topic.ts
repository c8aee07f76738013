/** A topic of the library, offered where it has nothing on what was asked for. */
export interface OfferedTopic {
  readonly id: string
  /** Asked for by this title, it is what is written about. */
  readonly title: string
  /** As it reads in a sentence: “morning light”. */
  readonly name: string
  /** Whether it has anything to do with what was asked for. */
  readonly isNear: boolean
  /** Whether it is offered beside a need, such as grief or a medicine: somebody may be asking for help. */
  readonly isBesideNeed: boolean
}
