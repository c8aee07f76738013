import { emergencyLines, emergencyTexts } from '#content/chat/emergency.ts'

/** What somebody in danger is told, with the numbers of their country where it is known. */
export function emergencyText(kind: 'urgent' | 'crisis', country: string | null): string {
  const line = country ? emergencyLines[country] : undefined
  const first = emergencyTexts[kind].replace('{number}', line?.number ?? emergencyTexts.anyNumber)
  if (kind === 'urgent') return [first, emergencyTexts.close].join('\n\n')
  const crisis = line?.crisis
  const second = crisis
    ? emergencyTexts.crisisLine.replace('{crisis}', crisis.name).replace('{crisisNumber}', crisis.number)
    : emergencyTexts.crisisGeneral
  return [first, second, emergencyTexts.close].join('\n\n')
}
