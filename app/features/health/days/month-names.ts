/** How the names of months begin, in the languages in which reports and exports come most. */
const months = [
  ['jan', 'ene', 'gen'],
  ['feb', 'fév', 'fev'],
  ['mar', 'mär', 'mrz', 'mrt', 'maa'],
  ['apr', 'abr', 'avr'],
  ['may', 'mai', 'mag', 'mei'],
  ['jun', 'juin', 'giu'],
  ['jul', 'juil', 'lug'],
  ['aug', 'ago', 'aoû', 'aou'],
  ['sep', 'set'],
  ['oct', 'okt', 'ott', 'out'],
  ['nov'],
  ['dec', 'dez', 'dic', 'déc'],
] as const

/** The number of a month by its name, as dates have it: "3" for “March”, “Mar”, “März”; "0" for none. */
export function monthNamed(name: string): string {
  const small = name.normalize().toLowerCase()
  return String(months.findIndex((names) => names.some((each) => small.startsWith(each))) + 1)
}
