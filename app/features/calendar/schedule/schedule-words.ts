/** What the public calendar says around its days. */
export interface ScheduleWords {
  readonly title: string
  readonly ownLead: string
  readonly sampleLead: string
  readonly askAction: string
  readonly emptyDay: string
  readonly bookedLabel: string
  /** With the coach’s time zone in the place of `{zone}`. */
  readonly zoneNote: string
  readonly offeredTitle: string
  readonly weekTitle: string
}
