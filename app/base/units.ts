/** In which units a person types and reads numbers. What is stored is metric always. */
export type Units = 'metric' | 'us'

/** The choices, as the profile words them. */
const unitChoices: ReadonlyArray<{ readonly value: Units; readonly label: string }> = [
  { value: 'metric', label: 'Metric (kg, litres)' },
  { value: 'us', label: 'US (lb, fl oz)' },
]

/** The choices of the profile: those of the browser first, in words. */
export function unitChoicesFor(ofBrowser: Units): { value: string; label: string }[] {
  const words = unitChoices.find(({ value }) => value === ofBrowser)!.label
  return [{ value: 'browser', label: `What my browser says: ${words}` }, ...unitChoices]
}

export function isUnits(text: string | undefined): text is Units {
  return text === 'metric' || text === 'us'
}
