import type { LinesByCountry } from './form.ts'

const lifeline988 = {
  name: 'the 988 Suicide & Crisis Lifeline',
  number: '988',
  isAlwaysOpen: true,
  takesTexts: true,
  source: '988lifeline.org',
} as const

const samaritans = { name: 'Samaritans', number: '116 123', isAlwaysOpen: true, source: 'samaritans.org' } as const

/** Who listens to people who think of harming themselves. */
export const crisisLines: LinesByCountry = {
  DE: {
    name: 'TelefonSeelsorge',
    number: '0800 1110111',
    isAlwaysOpen: true,
    // The churches that run it.
    source: 'evangelisch.de/inhalte/136401, domradio.de/artikel/telefonseelsorge-jetzt-unter-oekumenischem-dachverband',
  },
  AT: {
    name: 'TelefonSeelsorge',
    number: '142',
    isAlwaysOpen: true,
    source: 'ots.at/presseaussendung/OTM_20230425_OTM0006/telefonseelsorge-seit-25-jahren-amtlicher-notruf-fuer-die-seele',
  },
  CH: {
    name: 'Die Dargebotene Hand / La Main Tendue / Telefono Amico',
    number: '143',
    isAlwaysOpen: true,
    source: 'winterthur.143.ch/Beratung/Beratungsangebot',
  },
  FR: {
    name: 'Numéro national de prévention du suicide',
    number: '3114',
    isAlwaysOpen: true,
    source: '3114.fr, service-public.fr/particuliers/actualites/A15206',
  },
  ES: {
    name: 'Línea de atención a la conducta suicida',
    number: '024',
    isAlwaysOpen: true,
    // Its presentation by the minister, on public television.
    source: 'rtve.es/noticias/20220509/sanidad-presenta-telefono-prevencion-suicidio/2347183.shtml',
  },
  MX: {
    name: 'Línea de la Vida',
    number: '800 911 2000',
    isAlwaysOpen: true,
    // The hours; the number is the health ministry’s.
    source: 'mexico.un.org/es/node/280682, gob.mx/salud',
  },
  PT: {
    name: 'Linha Nacional de Prevenção do Suicídio',
    number: '1411',
    isAlwaysOpen: true,
    // Portaria n.º 291/2025.
    source: '24noticias.sapo.pt/atualidade/artigos/1411-linha-nacional-de-prevencao-do-suicidio-arranca-com-atendimento-24-horas',
  },
  BR: {
    name: 'Centro de Valorização da Vida (CVV)',
    number: '188',
    isAlwaysOpen: true,
    source: 'cdlvca.com.br/2018/07/05/ligacao-para-prevencao-ao-suicidio-passa-a-ser-gratuita-em-toda-a-bahia-pelo-numero-188',
  },
  IT: {
    name: 'Telefono Amico Italia',
    number: '02 2327 2327',
    source: 'vivimilano.corriere.it/attivita-bambini/attivita-varie/coronavirus-telefono-amico-italia-attiva-un-nuovo-numero',
  },
  NL: {
    name: '113 Zelfmoordpreventie',
    number: '113',
    isAlwaysOpen: true,
    source: 'nu.nl/binnenland/6062813, upday.com/nl/binnenland/nummer-113-nu-gratis-betere-hulp-bij-zelfdodingsgedachten/pj8neqt',
  },
  BE: {
    name: 'Zelfmoordlijn (Nederlands)',
    number: '1813',
    isAlwaysOpen: true,
    source: 'nieuws.vtm.be/binnenland/67758-nieuw-nummer-zelfmoordlijn1813',
  },
  PL: {
    name: 'Kryzysowy Telefon Zaufania',
    number: '116 123',
    isAlwaysOpen: true,
    // The ministry’s campaign of 2025.
    source: 'telepolis.pl/wiadomosci/ministerstwo-cyfryzacji-wazne-numery-kampania',
  },
  UA: {
    name: 'Lifeline Ukraine',
    number: '7333',
    isAlwaysOpen: true,
    source: 'dzerkalo.media/news/v-ukraini-zapratsyue-garyacha-liniya-psihologichnoi-pidtrimki-dlya-veteraniv-viyni',
  },
  SE: {
    name: 'Mind Självmordslinjen',
    number: '90101',
    source: 'kronprinsessparetsstiftelse.se/projekt/sjalvmordsupplysningen.html',
  },
  NO: { name: 'Mental Helse Hjelpetelefonen', number: '116 123', source: 'mentalhelse.no' },
  DK: { name: 'Livslinien', number: '70 201 201', source: 'livslinien.dk' },
  FI: { name: 'MIELI Kriisipuhelin', number: '09 2525 0111', source: 'mieli.fi' },
  GB: samaritans,
  IE: samaritans,
  US: lifeline988,
  PR: lifeline988,
  CA: {
    name: 'the 9-8-8 Suicide Crisis Helpline',
    number: '9-8-8',
    isAlwaysOpen: true,
    takesTexts: true,
    source: '988.ca',
  },
  AU: { name: 'Lifeline', number: '13 11 14', isAlwaysOpen: true, source: 'lifeline.org.au' },
  NZ: { name: '1737, need to talk?', number: '1737', takesTexts: true, source: '1737.org.nz' },
  ZA: {
    name: 'the SADAG Suicide Crisis Helpline',
    number: '0800 567 567',
    isAlwaysOpen: true,
    source:
      'ewn.co.za/2019/09/11/sadag-receiving-more-calls-to-do-talks-on-suicide-at-primary-schools, news.backabuddy.co.za/2025/11/04/mens-mental-health-month',
  },
  IN: {
    name: 'Tele-MANAS',
    number: '14416',
    isAlwaysOpen: true,
    // The Ministry of Health to both houses of parliament, 2025.
    source: 'theshillongtimes.com/2025/02/07/tele-manas-mental-health-helpline-handles-over-18-1-lakh-calls-centre',
  },
  JP: {
    name: '#いのちSOS',
    number: '0120-061-338',
    // Round the clock on some days only.
    source: 'mainichi.jp/articles/20220826/osg/00m/040/001000d',
  },
  KR: {
    name: '자살예방 상담전화',
    number: '109',
    isAlwaysOpen: true,
    source: 'newspim.com/news/view/20240102000281',
  },
  CN: {
    name: '全国统一心理援助热线',
    number: '12356',
    // At least 18 hours a day, as the National Health Commission asks.
    source: 'c.m.163.com/news/a/JKBD9CKU0514CC6P.html',
  },
  TW: { name: '安心專線', number: '1925', isAlwaysOpen: true, source: 'udn.com/news/story/7266/9329707' },
}
