import type { FigureMeaning } from '#content/chat/danger/form.ts'
import { timeAndWeightWords } from '#content/chat/value-names.ts'

import { normalText, type Placed } from './normal-text.ts'

const MANY = 8
/** Milligrams of one dose that no ordinary tablet holds. */
const MANY_MILLIGRAMS = 5_000
/** mmol/L and mg/dL. Below 3.0 and 54 a low blood sugar is of level 2 (ADA, Standards of Care). */
const LOW_SUGAR = { mmol: 3, mgdl: 54 }
const HIGH_SUGAR = { mmol: 18, mgdl: 300 }
/** Nobody is advised to live on less than this without a doctor (NHS: very low calorie diets). */
const FEW_CALORIES = 800

/** Percent of oxygen in the blood: from 92 on NHS 111 asks for advice, below it for 999 (NHS: pulse oximeter at home). */
const LOW_OXYGEN = { least: 50, most: 92 }

/** Below it the thinness is severe (WHO: under 16); below the least it is no BMI. */
const LOW_BMI = { least: 8, most: 16 }

/** mmol/L of ketones in the blood: from 3 on it is an emergency (NHS: diabetic ketoacidosis). */
const HIGH_KETONES = { least: 3, most: 15 }

/** Degrees Celsius: from 38 on a baby has to be seen (NHS: high temperature in children). */
const FEVER = { least: 38, most: 43 }
const DEGREES =
  /^(?:c|°c|celsius|grad|graden|grader|graus|gradi|grados|degres|degrees?|stopni|stopnie|градус\p{L}*|derece\p{L}*|درجه|درجات|डिग्री|度|도|fieber|fever|fievre|fiebre|febbre|febre|koorts|goraczki|feber|температур\p{L}*|ates\p{L}*|حراره|सेल्सियस)$/u

const MASS = /^(?:mg|мг|ملغ|मिग्रा)$/
const CALORIES =
  /^(?:k?cals?|kcalories|calor\p{L}*|kalor\p{L}*|ккал|калор\p{L}*|سعر\p{L}*|卡|大卡|カロリー|かろりー|칼로리|कैलोरी)$/u
/** With one of these a figure counts something else than things that are swallowed. */
const OTHER_UNIT =
  /^(?:m?g|mcg|ug|iu|ie|ui|ml|cl|l|kg|lbs?|k?cals?|calor\p{L}*|grams?|percent|min|mins|minut\p{L}*|sec\p{L}*|h|hrs?|hours?|days?|weeks?|months?|years?|yrs?|am|pm|oclock|km|miles?|meters?|reps?|sets?|steps?|bpm|euros?|dollars?|mmhg)$/u

const counted = new Set(normalText(timeAndWeightWords).split(' '))
const isOtherUnit = (unit: string) => OTHER_UNIT.test(unit) || counted.has(unit)

/** What the figures of a message say, each where it stands. */
export function figuresIn({
  tokens,
}: Placed): Array<{ readonly meaning: FigureMeaning; readonly from: number; readonly to: number }> {
  return tokens.flatMap(({ text, place }, at) => {
    if (!/^\d/.test(text)) return []
    const figure = Number(text.replace(',', '.'))
    const unit = tokens[at + 1]?.text ?? ''
    // French laboratories and meters: 0,40 g/L is 40 mg/dL.
    if (isGramsALitre(figure, unit, tokens[at + 2]?.text ?? ''))
      return sugarOf(figure * 100, 'mg', false).map((meaning) => ({ meaning, from: place, to: place + 1 }))
    return meaningsOf(figure, unit, /[.,]/.test(text)).map((meaning) => ({ meaning, from: place, to: place + 1 }))
  })
}

/** Years that are over: what has a name and stands beside one is past (“a stroke in 2016”). */
const PAST_YEAR = /^(?:19[5-9]\d|20[01]\d|202[0-4])$/

/** The years of the past that a message names, each where it stands. */
export function pastYearsIn({
  tokens,
}: Placed): Array<{ readonly meaning: 'longPast'; readonly from: number; readonly to: number }> {
  return tokens.flatMap(({ text, place }) =>
    PAST_YEAR.test(text) ? [{ meaning: 'longPast' as const, from: place, to: place + 1 }] : [],
  )
}

function meaningsOf(figure: number, unit: string, hasPoint: boolean): FigureMeaning[] {
  const found: FigureMeaning[] = []
  if (MASS.test(unit) ? figure >= MANY_MILLIGRAMS : figure >= MANY && figure < 1000 && !hasPoint && !isOtherUnit(unit))
    found.push('manyFigure')
  if (DEGREES.test(unit)) return figure >= FEVER.least && figure <= FEVER.most ? ['feverFigure'] : []
  if (CALORIES.test(unit) && figure <= FEW_CALORIES) found.push('fewCaloriesFigure')
  if (figure >= LOW_OXYGEN.least && figure <= LOW_OXYGEN.most && (unit === 'percent' || !isOtherUnit(unit)))
    found.push('lowOxygenFigure')
  if (figure >= HIGH_KETONES.least && figure <= HIGH_KETONES.most && (unit === 'mmol' || !isOtherUnit(unit)))
    found.push('highKetoneFigure')
  if (figure >= LOW_BMI.least && figure <= LOW_BMI.most && !isOtherUnit(unit)) found.push('lowBmiFigure')
  return [...found, ...sugarOf(figure, unit, hasPoint)]
}

const isGramsALitre = (figure: number, unit: string, next: string) =>
  (unit === 'g' && /^(?:l|litres?)$/.test(next)) || (unit !== 'mmol' && unit !== 'mg' && figure >= 0.15 && figure < 0.55)

function sugarOf(figure: number, unit: string, hasPoint: boolean): FigureMeaning[] {
  const found: FigureMeaning[] = []
  const isOfSugar = unit === 'mg' || unit === 'mmol' || !isOtherUnit(unit)
  if (!isOfSugar) return found
  const inMmol = unit === 'mmol' || (unit !== 'mg' && hasPoint)
  const low = inMmol ? LOW_SUGAR.mmol : LOW_SUGAR.mgdl
  const least = inMmol ? 1 : 15
  const high = inMmol ? HIGH_SUGAR.mmol : HIGH_SUGAR.mgdl
  const most = inMmol ? 60 : 1500
  if (figure >= least && figure <= low) found.push('lowSugarFigure')
  if (figure >= high && figure <= most) found.push('highSugarFigure')
  return found
}
