/**
 * Where help is called, by country. Each number was known to the writer from the body named beside it, or read there; where nobody was sure, the
 * general sentence stands in ('your local emergency number').
 */

export interface EmergencyLine {
  readonly number: string
  /** Who says so, where it is not the rule of a whole region. */
  readonly source?: string
  /** Who stands behind a line for people who think of harming themselves. */
  readonly crisis?: { readonly name: string; readonly number: string; readonly source: string }
}

const europe: EmergencyLine = { number: '112' }

/** By ISO 3166 code. 112 is the one number of the European Union (Directive (EU) 2018/1972, article 109). */
export const emergencyLines: Readonly<Record<string, EmergencyLine>> = {
  ...Object.fromEntries(
    'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IT LT LU LV MT NL PL PT RO SE SI SK IS LI NO CH'
      .split(' ')
      .map((country) => [country, europe]),
  ),
  DE: {
    ...europe,
    crisis: {
      name: 'TelefonSeelsorge',
      number: '0800 1110111',
      // The churches that run it.
      source: 'evangelisch.de/inhalte/136401, domradio.de/artikel/telefonseelsorge-jetzt-unter-oekumenischem-dachverband',
    },
  },
  FR: {
    ...europe,
    crisis: {
      name: 'the national line for the prevention of suicide',
      number: '3114',
      source: '3114.fr, service-public.fr/particuliers/actualites/A15206',
    },
  },
  ES: {
    ...europe,
    crisis: {
      name: 'the line of the Ministry of Health',
      number: '024',
      // Its presentation by the minister, on public television.
      source: 'rtve.es/noticias/20220509/sanidad-presenta-telefono-prevencion-suicidio/2347183.shtml',
    },
  },
  IE: { number: '112 or 999', crisis: { name: 'Samaritans', number: '116 123', source: 'samaritans.org' } },
  US: {
    number: '911',
    crisis: { name: 'the 988 Suicide & Crisis Lifeline', number: '988 (call or text)', source: '988lifeline.org' },
  },
  CA: { number: '911', crisis: { name: 'the 9-8-8 Suicide Crisis Helpline', number: '9-8-8 (call or text)', source: '988.ca' } },
  GB: { number: '999', crisis: { name: 'Samaritans', number: '116 123', source: 'samaritans.org' } },
  AU: { number: '000', crisis: { name: 'Lifeline', number: '13 11 14', source: 'lifeline.org.au' } },
  IN: {
    number: '112',
    // The Ministry of Home Affairs at its beginning, and the answer to the Lok Sabha of 12 December 2025.
    source:
      'businesstoday.in/current/economy-politics/20-states-join-pan-india-single-emergency-helpline-number-112/story/338636.html, lokmattimes.com (ERSS-112)',
    crisis: {
      name: 'Tele-MANAS',
      number: '14416',
      // The Ministry of Health to both houses of parliament, 2025.
      source: 'theshillongtimes.com/2025/02/07/tele-manas-mental-health-helpline-handles-over-18-1-lakh-calls-centre',
    },
  },
  JP: { number: '119' },
}

export const emergencyTexts = {
  urgent:
    'This may be an emergency, and I cannot help fast enough. Please call {number} now, or go to the nearest emergency department.',
  crisis:
    'I am sorry that it is this hard. You do not have to carry it alone, and I am not the right help for it. If you are in danger or might hurt yourself, please call {number} now.',
  crisisLine: 'You can also reach {crisis} at {crisisNumber}, day and night.',
  crisisGeneral:
    'You can also call a crisis line where you live, or tell somebody near you, a friend, a relative or a doctor, right away.',
  close: 'When you are safe, you can still talk to a person of our team here; they are coaches and not doctors.',
  anyNumber:
    'your local emergency number (112 in the European Union, 911 in the US and Canada, 999 in the UK, 000 in Australia, 119 in Japan)',
} as const
