/** In which units a person types and reads numbers. What is stored is metric always. */
export type Units = 'metric' | 'us'

/** The choices, as the profile words them. */
export const unitChoices: ReadonlyArray<{ readonly value: Units; readonly label: string }> = [
  { value: 'metric', label: 'Metric (kg, litres)' },
  { value: 'us', label: 'US (lb, fl oz)' },
]

export function isUnits(text: string | undefined): text is Units {
  return text === 'metric' || text === 'us'
}
