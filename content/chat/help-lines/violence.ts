import type { LinesByCountry } from './form.ts'

/** Who helps people who are hurt or threatened by somebody near them. */
export const violenceLines: LinesByCountry = {
  DE: {
    name: 'Hilfetelefon „Gewalt gegen Frauen“',
    number: '116 016',
    isAlwaysOpen: true,
    source: 'hilfetelefon.de/das-hilfetelefon/angebot-im-ueberblick.html',
  },
  AT: { name: 'Frauenhelpline gegen Gewalt', number: '0800 222 555', source: 'frauenhelpline.at' },
  FR: {
    name: 'Violences Femmes Info',
    number: '3919',
    isAlwaysOpen: true,
    source: 'solidaritefemmes.org/appeler-le-3919',
  },
  ES: { name: 'Teléfono contra la violencia de género', number: '016', source: 'violenciagenero.igualdad.gob.es' },
  IT: {
    name: 'Numero antiviolenza e stalking',
    number: '1522',
    isAlwaysOpen: true,
    source: 'bresciaoggi.it/oltre-brescia/italia/violenza-sulle-donne-squilla-senza-sosta-il-numero-dedicato-1522-1.10118387',
  },
  PT: {
    name: 'Serviço de Informação às Vítimas de Violência Doméstica',
    number: '800 202 148',
    isAlwaysOpen: true,
    source: 'cig.gov.pt/?p=27436',
  },
  BR: {
    name: 'Central de Atendimento à Mulher (Ligue 180)',
    number: '180',
    isAlwaysOpen: true,
    source: 'oliberal.com/cop-30/ligue-180-cria-canal-exclusivo-para-atender-denuncias-de-violencia-durante-a-cop-30-1.1043786',
  },
  NL: {
    name: 'Veilig Thuis',
    number: '0800 2000',
    isAlwaysOpen: true,
    source: 'veiligthuisutrecht.nl/over-ons/wat-doet-veilig-thuis',
  },
  SE: { name: 'Kvinnofridslinjen', number: '020 50 50 50', source: 'kvinnofridslinjen.se' },
  PL: {
    name: 'Niebieska Linia',
    number: '800 120 002',
    isAlwaysOpen: true,
    source:
      'pap-mediaroom.pl/zdrowie-i-styl-zycia/30-lat-realnej-pomocy-jubileusz-ogolnopolskiego-pogotowia-dla-osob-doznajacych',
  },
  TR: {
    name: 'ALO 183 Sosyal Destek Hattı',
    number: '183',
    isAlwaysOpen: true,
    source: 'polisnoktasi.com/kadin-cocuk-ve-sosyal-hizmetleri-kapsaminda-alo-183-hatti',
  },
  GB: {
    name: 'the National Domestic Abuse Helpline',
    number: '0808 2000 247',
    isAlwaysOpen: true,
    source: 'refuge.org.uk/news/refuge-responds-to-reports-of-potential-increase-in-domestic-abuse-during-covid-19',
  },
  IE: {
    name: 'Women’s Aid',
    number: '1800 341 900',
    isAlwaysOpen: true,
    source:
      'womensaid.ie/about/newsevents/news/2016/09/05/media-release-41-calls-a-day-to-womens-aid-in-2016, thejournal.ie/womens-aid-helpline-2-2964358-Sep2016',
  },
  US: {
    name: 'the National Domestic Violence Hotline',
    number: '1-800-799-7233',
    isAlwaysOpen: true,
    source: 'ncadv.org/need-help/get-help',
  },
  AU: { name: '1800RESPECT', number: '1800 737 732', source: '1800respect.org.au' },
  IN: {
    name: 'Women Helpline',
    number: '181',
    isAlwaysOpen: true,
    source: 'righttoinformation.wiki/rights/women-helpline-181, newindianexpress.com/nation/2020/apr/18 (the home ministry)',
  },
  JP: {
    name: 'DV相談プラス',
    number: '0120-279-889',
    isAlwaysOpen: true,
    // The Cabinet Office.
    source: 'gov-online.go.jp/cam/no_dvca/dv03',
  },
  KR: {
    name: '여성긴급전화 1366',
    number: '1366',
    isAlwaysOpen: true,
    source: 'dailyclick.net/contents/68106d3d14a88ca14dd1436b',
  },
  TW: { name: '保護專線', number: '113', isAlwaysOpen: true, source: 'udn.com/news/story/7266/9329707' },
}
