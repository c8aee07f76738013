import type { LinesByCountry } from './form.ts'

const poisonHelp = {
  name: 'the Poison Help line',
  number: '1-800-222-1222',
  isAlwaysOpen: true,
  source: 'poisonhelp.hrsa.gov/faq/calling-poison-help',
} as const

/** Who knows about poisons and answers the public. Germany, France, Italy and Poland have regional ones and none for the country. */
export const poisonLines: LinesByCountry = {
  AT: {
    name: 'Vergiftungsinformationszentrale',
    number: '01 406 43 43',
    isAlwaysOpen: true,
    source: 'gesundheit.gv.at/service/notruf/vergiftungsinformationszentrale',
  },
  CH: {
    name: 'Tox Info Suisse',
    number: '145',
    isAlwaysOpen: true,
    source: 'vitagate.ch/de/gesund_und_schoen/ratgeber/erste_hilfe/notfalltelefon, blick.ch (10 September 2025)',
  },
  ES: {
    name: 'Servicio de Información Toxicológica',
    number: '91 562 04 20',
    isAlwaysOpen: true,
    // The Ministry of Justice, to which it belongs.
    source: 'laregion.es/articulo/sociedad/toxicologia-ha-atendido-mas-millon-llamadas-ultimos-9-anos/20140423140244460157.html',
  },
  PT: {
    name: 'Centro de Informação Antivenenos (CIAV)',
    number: '800 250 250',
    isAlwaysOpen: true,
    source: 'siam-it.com/en/news/800-250-250-becomes-the-only-number-of-the-inem-poison-information-center-ciav',
  },
  BE: { name: 'Antigifcentrum / Centre Antipoisons', number: '070 245 245', source: 'antigifcentrum.be' },
  NO: {
    name: 'Giftinformasjonen',
    number: '22 59 13 00',
    isAlwaysOpen: true,
    source: 'helsenorge.no/giftinformasjon/om',
  },
  DK: { name: 'Giftlinjen', number: '82 12 12 12', source: 'bispebjerghospital.dk/giftlinjen' },
  FI: {
    name: 'Myrkytystietokeskus',
    number: '0800 147 111',
    isAlwaysOpen: true,
    source: 'paivystyshelppi.terveyskyla.fi/symptoms/333',
  },
  // From 8 to 22 o’clock.
  IE: { name: 'the Public Poisons Information Line', number: '01 809 2166', source: 'poisons.ie/about/what-we-do' },
  US: poisonHelp,
  PR: poisonHelp,
  CA: {
    name: 'the poison centre',
    number: '1-844-764-7669 (Québec: 1-800-463-5060)',
    isAlwaysOpen: true,
    source: 'nexreg.com/canada-launches-poison-centre-telephone-number, poucecoupe.ca/poison-control-hotline-new-phone-number',
  },
  AU: {
    name: 'the Poisons Information Centre',
    number: '13 11 26',
    isAlwaysOpen: true,
    source: 'poisonsinfo.health.qld.gov.au',
  },
  NZ: {
    name: 'the National Poisons Centre',
    number: '0800 764 766',
    isAlwaysOpen: true,
    source: 'otago.custhelp.com/app/answers/detail/a_id/2481',
  },
}
