import { tokensOf } from '#features/chat/retrieval/tokens.ts'

/** As the words of a message are compared; `*` stays what it is. */
const plain = (phrase: string) =>
  phrase
    .split(' ')
    .map((word) => (word === '*' ? word : tokensOf(word).join('')))
    .join(' ')

/** The plainest words of danger in other languages than the site’s: German, Spanish, French, Italian, Portuguese, Dutch, Polish, Russian, Turkish. */
export const urgentElsewhere: readonly string[] = [
  'brustschmerzen',
  'schmerzen in der brust',
  'brust tut weh',
  'keine luft',
  'nicht mehr atmen',
  'atmet nicht',
  'herzinfarkt',
  'schlaganfall',
  'bewusstlos',
  'überdosis',
  'duele el pecho',
  'dolor * pecho',
  'no puedo respirar',
  'no respira',
  'un infarto',
  'inconsciente',
  'sobredosis',
  'mal à la poitrine',
  'douleur * poitrine',
  'peux pas respirer',
  'arrive pas à respirer',
  'respire plus',
  'crise cardiaque',
  'surdose',
  'dolore al petto',
  'male al petto',
  'non riesco a respirare',
  'non respira',
  'dor no peito',
  'não consigo respirar',
  'pijn op * borst',
  'kan niet ademen',
  'hartaanval',
  'ból w klatce',
  'boli mnie klatka',
  'nie mogę oddychać',
  'болит в груди',
  'боль в груди',
  'не могу дышать',
  'göğsüm ağrıyor',
  'nefes alamıyorum',
].map(plain)

export const crisisElsewhere: readonly string[] = [
  'nicht mehr leben',
  'mich umbringen',
  'will sterben',
  'selbstmord',
  'suizid',
  'quiero morir',
  'quiero morirme',
  'no quiero vivir',
  'suicidarme',
  'matarme',
  'veux mourir',
  'envie de mourir',
  'me suicider',
  'veux plus vivre',
  'voglio morire',
  'non voglio più vivere',
  'uccidermi',
  'suicidarmi',
  'quero morrer',
  'quero me matar',
  'não quero mais viver',
  'wil dood',
  'niet meer leven',
  'zelfmoord',
  'chcę umrzeć',
  'nie chcę żyć',
  'chcę się zabić',
  'хочу умереть',
  'не хочу жить',
  'покончить с собой',
  'ölmek istiyorum',
  'yaşamak istemiyorum',
].map(plain)

/** In writing that puts no space between its words. */
export const withoutSpaces = {
  urgent: ['胸が痛い', '息ができない', '胸痛', '胸口痛'],
  crisis: ['死にたい', '自殺したい', '想死', '不想活', '想自杀', '想自殺'],
} as const
