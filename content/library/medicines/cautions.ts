import type { MedicineCaution } from './medicine.ts'

const caution = (
  medicines: readonly string[],
  partners: readonly string[],
  text: string,
  sources: readonly string[],
  evidence: MedicineCaution['evidence'] = sources.length > 0 ? 'guideline' : 'practice',
): MedicineCaution => ({ medicines, partners, text, sources, evidence, reviewed: false })

/**
 * What the topics of the library say about pairs, said in a sentence each, and some pairs whose source was read for this list. A pair that is not
 * here is unknown to the library, which is not the same as safe.
 */
export const medicineCautions: readonly MedicineCaution[] = [
  caution(
    ['warfarin'],
    ['vitamin-k', 'multivitamin'],
    'Vitamin K works against warfarin. Even the amount in a multivitamin can matter, so nothing is changed without the clinic that checks the blood.',
    ['ods-vitamin-k'],
  ),
  caution(
    ['warfarin'],
    ['leafy-greens'],
    'Leafy greens are rich in vitamin K, and people who take warfarin should get about the same amount of it each day.',
    ['ods-vitamin-k'],
  ),
  caution(['blood-thinner'], ['omega-3'], 'Omega-3 supplements may interact with medicines that affect blood clotting.', [
    'nccih-omega-three',
  ]),
  caution(
    ['anti-inflammatory'],
    ['omega-3'],
    'Omega-3 supplements may interact with what affects clotting, regular anti-inflammatory painkillers included.',
    ['nccih-omega-three'],
  ),
  caution(
    ['warfarin'],
    ['melatonin'],
    'A Cochrane review warned that melatonin may harm people who take warfarin.',
    ['cochrane-melatonin-2002'],
    'review',
  ),
  caution(
    ['blood-thinner', 'epilepsy'],
    ['melatonin'],
    'People with epilepsy, and people who take blood thinners, should use melatonin only under medical supervision.',
    ['nccih-melatonin'],
  ),
  caution(
    ['antidepressant', 'blood-pressure', 'diabetes', 'transplant', 'immune'],
    ['melatonin'],
    'Anyone on medication for mood, blood pressure, diabetes or the immune system should ask before taking melatonin.',
    ['nccih-melatonin'],
  ),
  caution(
    ['blood-thinner', 'transplant', 'cancer', 'hiv', 'epilepsy'],
    ['supplement'],
    'During a cancer treatment, after a transplant, with epilepsy, with HIV or on blood thinners, nothing is added without the clinic’s consent.',
    [],
  ),
  caution(
    ['contraceptive', 'antidepressant', 'transplant'],
    ['st-johns-wort'],
    'St John’s wort can speed up the breakdown of many medicines, the contraceptive pill, some antidepressants and transplant medicines among them, so that they work less well than they should.',
    ['nih-ods-what-you-need-to-know'],
  ),
  caution(
    ['antidepressant', 'serotonin-antidepressant'],
    ['st-johns-wort'],
    'St John’s wort together with a prescribed antidepressant, SSRIs and SNRIs above all, can raise serotonin to a dangerous level.',
    ['uspharmacist-st-johns-wort'],
  ),
  caution(
    ['thyroid'],
    ['iron'],
    'Iron interferes with thyroid hormone: it can keep the tablet from being taken up, and the pharmacist sets the gap between the two.',
    ['nih-ods-iron'],
  ),
  caution(
    ['thyroid'],
    ['calcium'],
    'Calcium supplements lower how much thyroid hormone is taken up when both are swallowed at the same time.',
    ['ods-calcium'],
  ),
  caution(
    ['antibiotic'],
    ['multivitamin', 'magnesium', 'iron'],
    'Minerals such as iron and magnesium bind some medicines in the gut, some antibiotics and thyroid tablets for instance, and both pass through unused. A gap often solves that, and the pharmacist knows how long.',
    ['nih-ods-what-you-need-to-know', 'nih-ods-magnesium', 'nih-ods-iron'],
  ),
  caution(
    ['thyroid'],
    ['multivitamin', 'magnesium'],
    'Minerals such as iron and magnesium bind some medicines in the gut, thyroid tablets among them, and both pass through unused. A gap often solves that, and the pharmacist knows how long.',
    ['nih-ods-what-you-need-to-know', 'nih-ods-magnesium', 'nih-ods-iron'],
  ),
  caution(
    ['mineral-bound-antibiotic'],
    ['calcium', 'magnesium', 'zinc'],
    'Calcium, magnesium and zinc can keep some antibiotics, the tetracyclines for instance, from being taken up.',
    ['nutrients-interactions-2019', 'nih-ods-magnesium'],
    'guideline',
  ),
  caution(
    ['antibiotic'],
    ['calcium'],
    'Calcium supplements lower how much of some antibiotics is taken up (fluoroquinolones and tetracyclines) when both are swallowed at the same time.',
    ['ods-calcium'],
  ),
  caution(['antibiotic'], ['coffee'], 'Caffeine interacts with a number of medicines, certain antibiotics among them.', []),
  caution(
    ['asthma', 'antidepressant', 'antipsychotic', 'lithium'],
    ['coffee'],
    'Caffeine interacts with a number of medicines, among them drugs for asthma and for mental illness; ask before a sudden change in either direction.',
    [],
  ),
  caution(
    ['bisphosphonate'],
    ['magnesium'],
    'Magnesium binds bisphosphonates, the tablets used for bone loss, and less of the medicine gets in.',
    ['nih-ods-magnesium'],
  ),
  caution(
    ['metformin'],
    ['vitamin-b12', 'multivitamin'],
    'Metformin commonly lowers vitamin B12, more so at higher doses and over longer times. Whether B12 should be measured or taken is for the doctor to say; metformin is not stopped on account of it.',
    ['mhra-metformin-b12'],
  ),
  caution(
    ['statin'],
    ['grapefruit'],
    'Grapefruit can raise how much of some statins stays in the body, Zocor (simvastatin) and Lipitor (atorvastatin) for instance. It does not touch all medicines of a group; the pharmacist knows about yours.',
    ['fda-grapefruit'],
  ),
  caution(
    ['nifedipine', 'transplant', 'heart-rhythm', 'anxiety', 'fexofenadine'],
    ['grapefruit'],
    'Grapefruit juice changes how some medicines work: nifedipine for the blood pressure, some against transplant rejection, against anxiety and for the rhythm of the heart, and the antihistamine Allegra (fexofenadine).',
    ['fda-grapefruit'],
  ),
  caution(
    ['blood-pressure'],
    ['grapefruit'],
    'Grapefruit juice changes how a number of medicines work, some for cholesterol and blood pressure among them; the pharmacist knows about yours.',
    ['fda-grapefruit'],
  ),
  caution(
    ['ace-inhibitor', 'angiotensin-blocker'],
    ['potassium', 'salt-substitute'],
    'ACE inhibitors and angiotensin receptor blockers tend to raise the potassium in the blood, and salt substitutes that contain potassium are to be avoided with them.',
    ['ccjm-potassium-2019'],
    'review',
  ),
  caution(
    ['angiotensin-blocker'],
    ['potassium'],
    'Potassium supplements beside an angiotensin receptor blocker carry a higher risk of too much potassium in the blood.',
    ['nutrients-interactions-2019', 'ccjm-potassium-2019'],
    'review',
  ),
  caution(
    ['blood-pressure', 'heart-rhythm'],
    ['salt-substitute'],
    'Some tablets for blood pressure and the heart make it hard to get rid of potassium, and salt substitutes contain it: ask before you buy one.',
    ['who-salt-substitutes-2025'],
  ),
  caution(
    ['lithium'],
    ['salt'],
    'Those who take lithium should not change their salt suddenly, because it affects the level of the drug.',
    [],
  ),
  caution(
    ['blood-pressure'],
    ['salt'],
    'Less salt does not replace tablets for blood pressure, and they are never stopped on one’s own.',
    [],
  ),
  caution(
    ['beta-blocker'],
    ['training'],
    'Beta blockers hold the pulse down and make heart rate zones misleading: judge training by breath and effort.',
    ['mayo-beta-blockers'],
  ),
  caution(
    ['sugar-lowering'],
    ['food', 'fasting', 'training'],
    'With insulin, or tablets that can lower the blood sugar too far, a change in what or whether you eat can change what the medicine does; plan it with your diabetes team.',
    [],
  ),
  caution(['thyroid'], ['food', 'coffee'], 'Thyroid hormone is taken a while before food; your pharmacist knows how long.', []),
  caution(
    ['diuretic', 'heart-rhythm', 'steroid'],
    ['vitamin-d'],
    'Some heart medicines, water tablets and cortisone are worth a question at the pharmacy before vitamin D.',
    ['nih-ods-vitamin-d'],
  ),
  caution(
    ['sedative', 'strong-painkiller', 'antihistamine'],
    ['alcohol'],
    'Alcohol does not belong on the same evening as sleeping tablets, drowsy antihistamines or strong painkillers, because together they can slow breathing.',
    [],
  ),
]
