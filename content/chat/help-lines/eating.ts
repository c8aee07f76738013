import type { LinesByCountry } from './form.ts'

/** Who listens to people with an eating disorder and those around them. None is open day and night. */
export const eatingLines: LinesByCountry = {
  DE: {
    name: 'Beratungstelefon zu Essstörungen',
    number: '0221 892031',
    source: 'infodienst.bzga.de/gesundheitsfoerderung/fachinformationen/iss-was-mach-dich-schlau-zu-essstoerungen',
  },
  FR: { name: 'Anorexie Boulimie, Info Écoute', number: '09 69 325 900', source: 'ffab.fr' },
  IT: {
    name: 'Numero verde SOS Disturbi Alimentari',
    number: '800 180 969',
    // Monday to Friday.
    source: 'minori.gov.it/it/print/3084',
  },
  GB: {
    name: 'Beat',
    number: '0808 801 0677',
    source: 'beateatingdisorders.org.uk, lookandcover.co.uk/blogs/news/eating-disorder-awareness-week',
  },
  IE: { name: 'Bodywhys', number: '01 210 7906', source: 'bodywhys.ie' },
  US: { name: 'the ANAD helpline', number: '1-888-375-7767', source: 'anad.org' },
  CA: {
    name: 'the NEDIC helpline',
    number: '1-866-633-4220',
    source: 'vancouverislandmentalhealthsociety.org/its-eating-disorders-awareness-week-in-canada-from-february-1-to-7',
  },
  AU: {
    name: 'the Butterfly National Helpline',
    number: '1800 33 4673',
    // From 8 to 24 o’clock.
    source:
      'butterfly.org.au/news/butterfly-foundation-national-helpline-1800-ed-hope-expands-hours-of-operation-for-eating-disorders',
  },
}
