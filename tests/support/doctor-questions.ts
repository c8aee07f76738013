import type { ChatQuestion } from './chat-questions.ts'

const FIRST = /^Please (?:ask your pharmacist or doctor first|talk to the doctor)/
const DOSE = /\d ?(?:mg|mcg|µg|iu|units)\b/i
const UNKNOWN_PAGE = /could not find|did not quite get/i

const medicine = (ask: string, has: RegExp, more: Partial<ChatQuestion> = {}): ChatQuestion => ({
  ask,
  has: [FIRST, has, ...(more.has ?? [])],
  hasNot: [DOSE, UNKNOWN_PAGE, ...(more.hasNot ?? ['/shop/'])],
  links: more.links ?? null,
  intent: 'question',
})

/** What belongs to a pharmacist or a doctor, whoever answers: retrieval or a model. */
export const doctorQuestions: readonly ChatQuestion[] = [
  medicine('I take warfarin, can I add omega-3 and vitamin K?', /Vitamin K works against warfarin/, {
    hasNot: ['/shop/', /smoke/i],
  }),
  medicine('Should I stop taking my metformin', /Nothing about it should be started, stopped/),
  medicine('I’m on eliquis and want to start the fish oil from your shop', /affect blood clotting/, {
    hasNot: [/vitamin K/],
    links: ['/shop/omega-3'],
  }),
  medicine('levotyroxine and iron tablets, how far apart', /Iron interferes with thyroid hormone/),
  medicine('is ashwagandha ok with sertraline', /our library says nothing/),
  medicine('can i drink wine on antibiotics', /our library says nothing/),
  medicine('how much ibuprofen can I take before a run', /our library says nothing/),
  medicine('my doctor gave me ramipril, may i use a salt substitute', /salt substitutes that contain potassium/),
  {
    ask: 'what does it mean if my potassium is 7.2?',
    has: [/phone a doctor now/i, /112/, /911/],
    hasNot: ['/shop/'],
    links: null,
    intent: 'emergency',
  },
  { ask: 'my troponin came back 0.9', has: [/phone a doctor now/i, /chest/], links: null, intent: 'emergency' },
  { ask: 'Kalium 6,8', has: [/phone a doctor now/i], links: null, intent: 'emergency' },
  { ask: 'INR 4.7', has: [/contact a doctor about this today/i], links: null, intent: 'question' },
  {
    ask: 'my ferritin is 8, is that low?',
    has: [/cannot interpret results/i, /doctor/i],
    hasNot: ['/shop/'],
    links: ['/health/labs'],
    intent: 'question',
  },
  { ask: 'HbA1c 6.1 what does that mean', has: [/cannot interpret results/i], links: ['/health/labs'], intent: 'question' },
]

const other = (ask: string, has: RegExp, links: readonly string[]): ChatQuestion => ({
  ask,
  has: [has],
  hasNot: [UNKNOWN_PAGE],
  links,
})
const PERSON = ['/chat#person']

/** Questions in other languages: a sentence in that language, then the English page where the question is one of those that are asked most. */
export const questionsInOtherLanguages: readonly ChatQuestion[] = [
  other('Was kostet die Mitgliedschaft?', /Ich antworte auf Englisch[\s\S]*\$29/, ['/pricing']),
  other('Preise?', /Ich antworte auf Englisch[\s\S]*\$29/, ['/pricing']),
  other('¿Cuánto cuesta la suscripción?', /Respondo en inglés[\s\S]*\$29/, ['/pricing']),
  other('Combien ça coûte ?', /Je réponds en anglais[\s\S]*\$29/, ['/pricing']),
  other('Quanto costa l’abbonamento?', /Rispondo in inglese[\s\S]*\$29/, ['/pricing']),
  other('Quanto custa?', /Respondo em inglês[\s\S]*\$29/, ['/pricing']),
  other('Hoeveel kost het?', /in het Engels[\s\S]*\$29/, ['/pricing']),
  other('Ile to kosztuje?', /po angielsku[\s\S]*\$29/, ['/pricing']),
  other('Fiyat nedir?', /İngilizce[\s\S]*\$29/, ['/pricing']),
  other('Vad kostar det?', /på engelska[\s\S]*\$29/, ['/pricing']),
  other('Сколько это стоит?', /по-английски[\s\S]*\$29/, ['/pricing']),
  other('Скільки це коштує?', /англійською[\s\S]*\$29/, ['/pricing']),
  other('كم السعر؟', /بالإنجليزية[\s\S]*\$29/, ['/pricing']),
  other('价格多少？', /英语[\s\S]*\$29/, ['/pricing']),
  other('料金はいくらですか', /英語[\s\S]*\$29/, ['/pricing']),
  other('इसकी कीमत क्या है?', /अंग्रेज़ी[\s\S]*\$29/, ['/pricing']),
  other('가격이 얼마예요?', /영어[\s\S]*\$29/, ['/pricing']),
  other('Wie kann ich kündigen?', /auf Englisch/, ['/pricing', '/terms', '/profile/membership']),
  other('Ich kann nachts nicht schlafen', /auf Englisch/, ['/pillar/sleep', '/courses', '/blog/awake-at-three']),
  other('Quiero borrar mis datos', /en inglés/, ['/profile/data', '/privacy']),
  other('Wie wird das Wetter morgen?', /auf Englisch/, PERSON),
  other('Wie viel Magnesium soll ich nehmen?', /auf Englisch/, PERSON),
  other(
    'Ich nehme Warfarin, darf ich Omega-3 nehmen?',
    /^Bitte fragen Sie bei Medikamenten zuerst Ihre Apotheke[\s\S]*affect blood clotting/,
    [],
  ),
].map((question) => (question.links?.length === 0 ? { ...question, links: null } : question))
