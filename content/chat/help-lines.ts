/** A telephone line that helps, with who says so. */
export interface HelpLine {
  readonly name: string
  readonly number: string
  readonly isAlwaysOpen?: true
  readonly takesTexts?: true
  readonly source: string
}

export type HelpLines = Partial<Record<'crisis' | 'poison' | 'eating' | 'violence', HelpLine>>

/** By ISO 3166 code. Where no line is named, a doctor and the emergency number are. */
export const helpLines: Readonly<Record<string, HelpLines>> = {
  DE: {
    crisis: {
      name: 'TelefonSeelsorge',
      number: '0800 1110111',
      isAlwaysOpen: true,
      // The churches that run it.
      source: 'evangelisch.de/inhalte/136401, domradio.de/artikel/telefonseelsorge-jetzt-unter-oekumenischem-dachverband',
    },
  },
  FR: {
    crisis: {
      name: 'Numéro national de prévention du suicide',
      number: '3114',
      isAlwaysOpen: true,
      source: '3114.fr, service-public.fr/particuliers/actualites/A15206',
    },
  },
  ES: {
    crisis: {
      name: 'Línea de atención a la conducta suicida',
      number: '024',
      isAlwaysOpen: true,
      // Its presentation by the minister, on public television.
      source: 'rtve.es/noticias/20220509/sanidad-presenta-telefono-prevencion-suicidio/2347183.shtml',
    },
  },
  IE: { crisis: { name: 'Samaritans', number: '116 123', isAlwaysOpen: true, source: 'samaritans.org' } },
  US: {
    crisis: {
      name: 'the 988 Suicide & Crisis Lifeline',
      number: '988',
      isAlwaysOpen: true,
      takesTexts: true,
      source: '988lifeline.org',
    },
  },
  CA: {
    crisis: {
      name: 'the 9-8-8 Suicide Crisis Helpline',
      number: '9-8-8',
      isAlwaysOpen: true,
      takesTexts: true,
      source: '988.ca',
    },
  },
  GB: { crisis: { name: 'Samaritans', number: '116 123', isAlwaysOpen: true, source: 'samaritans.org' } },
  AU: { crisis: { name: 'Lifeline', number: '13 11 14', isAlwaysOpen: true, source: 'lifeline.org.au' } },
  IN: {
    crisis: {
      name: 'Tele-MANAS',
      number: '14416',
      isAlwaysOpen: true,
      // The Ministry of Health to both houses of parliament, 2025.
      source: 'theshillongtimes.com/2025/02/07/tele-manas-mental-health-helpline-handles-over-18-1-lakh-calls-centre',
    },
  },
}
