import type { MedicineGroup } from './medicine.ts'

/** For hormones, blood sugar and bones. */
export const hormoneMedicines: readonly MedicineGroup[] = [
  {
    id: 'diabetes',
    called: 'a medicine for diabetes',
    names:
      'diabetes tablet, diabetes tablets, diabetes pills, diabetes medication, diabetes medicine, diabetes meds, diabetes drugs, diabetic medication, diabetic meds, sitagliptin, januvia, linagliptin, pioglitazone, empagliflozin, jardiance, dapagliflozin, farxiga, forxiga, canagliflozin, invokana',
  },
  {
    id: 'metformin',
    called: 'metformin',
    names: 'metformin, metformina, metformine, glucophage, glumetza, riomet',
    within: ['diabetes'],
  },
  {
    id: 'sugar-lowering',
    called: 'a medicine that can lower the blood sugar too far',
    names:
      'insulin, insulina, insuline, lantus, levemir, tresiba, novorapid, novolog, humalog, toujeo, gliclazide, glipizide, glimepiride, glibenclamide, glyburide',
    within: ['diabetes'],
  },
  {
    id: 'glp-1',
    called: 'a GLP-1 medicine',
    names:
      'glp 1, glp1, glp 1s, glp1s, ozempic, wegovy, semaglutide, rybelsus, mounjaro, tirzepatide, zepbound, saxenda, victoza, liraglutide, trulicity, dulaglutide, exenatide, weight loss injection, weight loss injections, weight loss jab, weight loss jabs, skinny jab, skinny jabs, abnehmspritze',
  },
  {
    id: 'thyroid',
    called: 'thyroid hormone',
    names:
      'levothyroxine, levothyroxin, levotiroxina, lévothyroxine, levothyrox, l thyroxin, l thyroxine, thyroxine, thyroxin, synthroid, euthyrox, eltroxin, unithroid, liothyronine, cytomel, armour thyroid, thyroid tablet, thyroid tablets, thyroid pill, thyroid pills, thyroid medication, thyroid medicine, thyroid meds, thyroid hormone, thyroid hormones, thyroid replacement, carbimazole, methimazole, schilddrüsentabletten, schilddrüsenhormone',
  },
  {
    id: 'contraceptive',
    called: 'the pill',
    names:
      'on the pill, take the pill, taking the pill, the pill and, and the pill, with the pill, birth control, birth control pill, birth control pills, contraceptive, contraceptives, contraceptive pill, contraception, mini pill, minipill, combined pill, morning after pill, microgynon, antibabypille, die pille, pilule, anticonceptivo, anticonceptivos',
  },
  {
    id: 'hormone-replacement',
    called: 'hormone replacement',
    names:
      'hrt, hormone replacement, hormone therapy, estradiol, oestradiol, estrogen, oestrogen, estrogen patch, progesterone, utrogestan, premarin, prempro, testosterone gel, testosterone replacement, testosterone injections, trt',
  },
  {
    id: 'bisphosphonate',
    called: 'a tablet for bone loss',
    names:
      'bisphosphonate, bisphosphonates, alendronate, alendronic acid, fosamax, risedronate, ibandronate, osteoporosis tablets, osteoporosis medication, bone loss tablets',
  },
  {
    id: 'steroid',
    called: 'a cortisone medicine',
    names:
      'prednisone, prednisolone, dexamethasone, hydrocortisone, cortisone, methylprednisolone, steroid tablets, cortisol tablets',
  },
]
