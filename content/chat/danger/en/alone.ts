import type { DangerWords } from '#content/chat/danger/form.ts'

import { allergy } from './alone/allergy.ts'
import { baby } from './alone/baby.ts'
import { bloodSugar } from './alone/blood-sugar.ts'
import { breath } from './alone/breath.ts'
import { eating } from './alone/eating.ts'
import { heart } from './alone/heart.ts'
import { injury } from './alone/injury.ts'
import { poison } from './alone/poison.ts'
import { selfHarm } from './alone/self-harm.ts'
import { stroke } from './alone/stroke.ts'
import { violence } from './alone/violence.ts'

/** What needs nothing beside it. */
export const alone: DangerWords['alone'] = {
  'self-harm': selfHarm,
  heart,
  stroke,
  breath,
  allergy,
  poison,
  'blood-sugar': bloodSugar,
  baby,
  injury,
  violence,
  eating,
}

/** What has a name, and may be asked about or be long past. */
export const named: DangerWords['named'] = {
  'self-harm': `
    suicid~, sucide, suicde, self harm, selfharm, self harming, selfharming, self harmed, self harms, self injury, self injuring,
    self mutilation, sucidal, suicidial`,
  heart: 'heart attack, heart attacks, heart atack, cardiac arrest, angina, myocardial, arrhythmia emergency',
  stroke: 'stroke, strokes, strok, =tia, brain bleed, brain haemorrhage, brain hemorrhage, mini stroke',
  breath: 'asthma attack, drowning, choking, nearly drowned, almost drowned, drowned',
  allergy: 'anaphyla~, anaphilaxis, anaphalactic, allergic shock, allergic reaction, alergic reaction, epipen, epi pen',
  poison: `
    overdose, overdoses, od, poisoning, food poisoning, overdosed, overdosd, alcohol poisoning, drug overdose, monoxide,
    carbon monoxide, snake bite, toxic mushroom~, bad trip`,
  'blood-sugar': `
    hypoglycemic shock, insulin shock, hypoglycemia attack, hypoglycaemia attack, diabetic coma, ketoacidosis, =dka, severe hypo`,
  baby: `
    eclampsia, preeclampsia, pre eclampsia, miscarriage, miscarrying, ectopic, stillbirth, crib death, shaken baby`,
  injury: `
    meningitis, sepsis, septic, seizure, seizures, heatstroke, heat stroke, hypothermia, frostbite, embolism, aneurysm,
    head injury, electric shock, internal bleeding, rhabdo, rhabdomyolysis, convulsion, convulsions, appendicitis,
    pulmonary embolism, thrombosis, dvt, rabies, tetanus, gunshot`,
  violence: `
    rape, raped, domestic violence, domestic abuse, abusive relationship, abusive husband, abusive boyfriend, abusive partner,
    abusive marriage, abusive wife, abusive ex, abusive father, abusive mother, abusive home, sexual assault, sexual abuse,
    honour killing, forced marriage, female genital, human traffick~, sexually abused, sexually assaulted, child abuse,
    elder abuse, emotional abuse, emotionally abusive, physically abusive`,
  eating: `
    anorexi~, bulimi~, bulemia, anorexa, eating disorder, eating disorders, binge eating disorder, body dysmorphia`,
}
