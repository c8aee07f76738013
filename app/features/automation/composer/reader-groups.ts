import { needsIn } from './needs/needs.ts'
import { plainOf } from './stems.ts'

/**
 * People for whom general advice is not written, and illnesses with which it may be wrong: a topic is for them only where its own name or
 * keywords say so. Each pattern is read in a text in small letters without accents.
 */
const groups: Readonly<Record<string, RegExp>> = {
  babies: /\b(?:bab(?:y|ies)|infants?|newborns?|weaning)\b/,
  // Who lives with children is not one.
  children:
    /(?<!\b(?:with|have|having|between|parents of|mothers of|fathers of) (?:(?:small|young|little|two|three|your|my|our) )?)\b(?:child(?:ren)?s?|kids?|toddlers?|school ?(?:child(?:ren)?|kids?|boys?|girls?)|preschoolers?|primary school|pupils|under (?:fives|tens)|boys|girls|sons?|daughters?)\b/,
  teenagers:
    /\b(?:teen(?:s|age|aged|ager|agers)?|adolescen(?:ts?|ce)|youths?|young athletes|puberty|under (?:18|eighteen)s?|(?:high|secondary) school)\b/,
  pregnancy:
    /\b(?:pregnan(?:t|cy|cies)|expecting|expectant|trimesters?|prenatal|antenatal|trying to conceive|mothers? to be|unborn|ivf)\b/,
  afterBirth:
    /\b(?:post ?natal|post ?partum|after (?:child)?birth|after a (?:birth|caesarean)|c section|childbirth|breast ?feed(?:ing)?|nursing (?:mothers?|mums?|moms?)|lactati(?:on|ng)|new (?:mothers?|mums?|moms?|parents?|fathers?|dads?)|young (?:mothers?|parents?))\b/,
  menopause: /\b(?:(?:peri|post)?\W?menopaus\w*|hot (?:flush|flash)(?:es)?)\b/,
  older:
    /\b(?:seniors?|elderly|old age|older (?:adults?|people|persons?|women|men|athletes?|readers?)|pensioners?|retire(?:es|ment|d)|grand(?:parents?|mothers?|fathers?|mas?|pas?)|(?:after|over|past|beyond|above|at|from|aged?|turning) (?:the age of )?(?:60|6[1-9]|[789]\d|sixty|sixty five|seventy|eighty|ninety)|(?:60|65|[78]\d) ?plus|sixties|seventies|eighties|nineties|60s|70s|80s|90s|(?:6\d|[789]\d) years?(?: old)?|(?:6\d|[789]\d) year olds?|as you age)\b/,
  diabetes: /\b(?:pre)?diabet(?:es|ics?)\b|\binsulin\b/,
  kidney: /\bkidneys?\b|\brenal\b|\bdialysis\b/,
  liver: /\blivers?\b|\bhepatitis\b|\bcirrhosis\b/,
  cancer: /\bcancers?\b|\bchemo(?:therapy)?\b|\btumou?rs?\b|\boncology\b|\bleuk\w+\b/,
  heart:
    /\bheart (?:attacks?|failures?|diseases?|conditions?|problems?|patients?|surgery)\b|\bcardiac\b|\bangina\b|\batrial\b|\barrhythmias?\b|\bpacemakers?\b|\bstents?\b/,
  stroke: /\b(?:a|after|my|the|following) strokes?\b|\bstroke (?:survivors?|patients?|recovery|prevention)\b/,
  pressure: /\b(?:high )?blood pressure\b|\bhypertension\b/,
  lungs: /\basthma(?:tics?)?\b|\bcopd\b|\bemphysema\b|\bpneumonia\b|\blong covid\b/,
  epilepsy: /\bepilep\w+\b|\bseizures?\b/,
  bones:
    /\bosteop\w+\b|\barthriti[sc]\b|\bosteoarthritis\b|\brheumat\w+\b|\bgout\b|\bfractures?\b|\bbroken (?:bones?|legs?|arms?|hips?)\b/,
  injury:
    /\binjur(?:y|ies|ed)\b|\bsprain(?:s|ed)?\b|\btorn\b|\bhernias?\b|\bslipped dis[ck]s?\b|\btendinitis\b|\btendonitis\b|\bsciatica\b/,
  pain: /\b(?:back|knee|hip|shoulder|joint|neck|foot|heel|ankle|wrist|elbow|chronic|nerve|period|stomach) (?:pains?|aches?|problems?|trouble)\b|\b(?:bad|sore|stiff|painful|aching|weak|replaced|new) (?:backs?|knees?|hips?|shoulders?|joints?|necks?|feet|heels?|ankles?|wrists?|elbows?)\b|\bbackache\b|\bfibromyalgia\b/,
  migraine: /\bmigraines?\b|\bcluster headaches?\b/,
  gut: /\bibs\b|\birritable bowels?\b|\bcrohns?\b|\bcolitis\b|\bco?eliac\b|\breflux\b|\bheartburn\b|\bgastritis\b|\bulcers?\b|\bdiverticul\w+\b/,
  thyroid: /\bthyroid\b|\bhashimotos?\b|\bgraves disease\b/,
  hormones: /\bpcos\b|\bpolycystic\b|\bendometriosis\b|\binfertil\w+\b|\bfertility\b|\bpms\b/,
  nerves:
    /\bmultiple sclerosis\b|\bparkinsons?\b|\bdementia\b|\balzheimers?\b|\bneuropath\w+\b|\brestless legs?\b|\bnarcolep\w+\b/,
  mind: /\bpanic (?:attacks?|disorders?)\b|\banxiety disorders?\b|\badhd\b|\badd\b|\bautis\w+\b|\bbipolar\b|\bschizo\w+\b|\bpsychos[ie]s\b|\bptsd\b|\btrauma(?:s|tic)?\b|\bocd\b|\bphobias?\b/,
  depression: /\bdepress\w+\b|\bpost ?natal blues\b/,
  suicide: /\bsuicid\w+\b|\bself[ -]?harm\w*\b/,
  eatingDisorder:
    /\beating disorders?\b|\bdisordered eating\b|\banorexi\w+\b|\bbulimi\w+\b|\bbinge\w*\b|\borthorexia\b|\bunderweight\b/,
  addiction:
    /\baddict\w*\b|\balcoholi(?:cs?|sm)\b|\bsobriety\b|\bsober\b|\bwithdrawal\b|\bdrug (?:use|abuse)\b|\b(?:alcohol|drug|substance|drinking) (?:depend\w+|abuse|misuse|problems?|disorders?)\b|\bdependen(?:t|ce) on (?:alcohol|drink)|\b(?:stop|stopping|quit|quitting|giv(?:e|ing) up|gave up|come off|coming off) (?:the )?(?:drink|booze|alcohol|drinking(?! (?:coffee|tea|water|enough|soda|cola|coke|energy|juice|caffeine|soft|milk|so much (?:coffee|tea))))\b|\b(?:drink|drinking|drunk) too much\b(?! (?:water|coffee|tea|juice|soda|cola|caffeine))|\bbinge drink\w*|\b(?:heavy|problem) drink\w+|\brehab\b|\bhangovers?\b|\bcold turkey\b/,
  obesity: /\bobes(?:e|ity)\b|\bbariatric\b/,
  skin: /\beczema\b|\bpsoriasis\b|\bacne\b|\brosacea\b|\bdermat\w+\b/,
  immune: /\bautoimmun\w+\b|\blupus\b|\bhiv\b|\baids\b|\btransplants?\b|\ballerg\w+\b/,
  operation: /\bsurger(?:y|ies)\b|\boperations?\b|\bhospital(?:s|ised|ized)?\b|\banaesthe\w+\b/,
  disability:
    /\bwheelchairs?\b|\bdisab\w+\b|\bamput\w+\b|\bblindness\b|\bparaly\w+\b|\bchronic(?:ally)? ill\w*\b|\bchronic fatigue\b|\blymph\w+\b/,
  animals: /\b(?:dogs?|cats?|pets?|horses?|pupp(?:y|ies)|kittens?|rabbits?|chickens?)\b/,
}

/** The groups of people and illnesses that a text speaks of, and the needs that it may come from. */
export function groupsIn(text: string): string[] {
  const plain = ` ${plainOf(text)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()} `
  const named = Object.entries(groups).flatMap(([group, pattern]) => (pattern.test(plain) ? [group] : []))
  return [...new Set([...named, ...needsIn(text)])]
}
