import type { MedicineGroup } from './medicine.ts'

const bloodAndHeart: readonly MedicineGroup[] = [
  {
    id: 'blood-thinner',
    called: 'a blood thinner',
    names:
      'blood thinner, blood thinners, anticoagulant, anticoagulants, blutverdünner, anticoagulante, anticoagulantes, anticoagulante orale, antykoagulant',
  },
  {
    id: 'warfarin',
    called: 'warfarin',
    names: 'warfarin, coumadin, marevan, jantoven, phenprocoumon, marcumar, acenocoumarol, sintrom, warfarina, warfarine',
    within: ['blood-thinner'],
  },
  {
    id: 'direct-anticoagulant',
    called: 'a blood thinner',
    names:
      'apixaban, eliquis, rivaroxaban, xarelto, dabigatran, pradaxa, edoxaban, lixiana, savaysa, heparin, enoxaparin, clexane, lovenox',
    within: ['blood-thinner'],
  },
  {
    id: 'antiplatelet',
    called: 'a medicine against clots',
    names:
      'clopidogrel, plavix, ticagrelor, brilinta, brilique, prasugrel, aspirin, low dose aspirin, baby aspirin, dipyridamole',
    within: ['blood-thinner'],
  },
  {
    id: 'blood-pressure',
    called: 'blood pressure tablets',
    names:
      'blood pressure tablet, blood pressure tablets, blood pressure pill, blood pressure pills, blood pressure medication, blood pressure medications, blood pressure medicine, blood pressure medicines, blood pressure meds, blood pressure drugs, bp tablets, bp meds, bp pills, bp medication, heart tablets, heart medication, heart pills, heart meds, antihypertensive, antihypertensives, blutdrucktabletten, blutdruckmittel, blutdrucksenker',
  },
  {
    id: 'ace-inhibitor',
    called: 'an ACE inhibitor',
    names:
      'ace inhibitor, ace inhibitors, ace hemmer, lisinopril, zestril, prinivil, ramipril, altace, tritace, enalapril, vasotec, perindopril, coversyl, captopril, quinapril, benazepril',
    within: ['blood-pressure'],
  },
  {
    id: 'angiotensin-blocker',
    called: 'an angiotensin receptor blocker',
    names:
      'arb, arbs, sartan, sartans, angiotensin receptor blocker, losartan, cozaar, valsartan, diovan, entresto, candesartan, irbesartan, olmesartan, telmisartan',
    within: ['blood-pressure'],
  },
  {
    id: 'potassium-sparing',
    called: 'a water tablet that keeps potassium in the body',
    names: 'spironolactone, aldactone, eplerenone, inspra, amiloride, triamterene, finerenone',
    within: ['blood-pressure', 'diuretic'],
  },
  {
    id: 'diuretic',
    called: 'a water tablet',
    names:
      'diuretic, diuretics, water tablet, water tablets, water pill, water pills, furosemide, lasix, bumetanide, torsemide, torasemide, indapamide, wassertabletten',
    within: ['blood-pressure'],
  },
  {
    id: 'thiazide',
    called: 'a thiazide',
    names: 'thiazide, thiazides, hydrochlorothiazide, hctz, bendroflumethiazide, chlorthalidone, chlortalidone',
    within: ['blood-pressure', 'diuretic'],
  },
  {
    id: 'calcium-channel-blocker',
    called: 'a calcium channel blocker',
    names: 'calcium channel blocker, calcium channel blockers, amlodipine, norvasc, felodipine, diltiazem, verapamil',
    within: ['blood-pressure'],
  },
  {
    id: 'nifedipine',
    called: 'nifedipine',
    names: 'nifedipine, adalat, procardia, afeditab',
    within: ['calcium-channel-blocker', 'blood-pressure'],
  },
  {
    id: 'beta-blocker',
    called: 'a beta blocker',
    names:
      'beta blocker, beta blockers, betablocker, betablockers, bisoprolol, metoprolol, lopressor, toprol, atenolol, propranolol, inderal, carvedilol, nebivolol, sotalol',
    within: ['blood-pressure'],
  },
  {
    id: 'statin',
    called: 'a statin',
    names:
      'statin, statins, atorvastatin, lipitor, simvastatin, zocor, rosuvastatin, crestor, pravastatin, lovastatin, fluvastatin, cholesterol tablet, cholesterol tablets, cholesterol pills, cholesterol medication, cholesterol meds, cholesterol medicine, ezetimibe, statine, estatina, estatinas',
  },
  {
    id: 'heart-rhythm',
    called: 'a medicine for the heart',
    names: 'digoxin, lanoxin, amiodarone, cordarone, flecainide, ivabradine, nitroglycerin, isosorbide',
  },
]

const hormonesAndMetabolism: readonly MedicineGroup[] = [
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

const mindAndPain: readonly MedicineGroup[] = [
  {
    id: 'antidepressant',
    called: 'an antidepressant',
    names:
      'antidepressant, antidepressants, anti depressant, anti depressants, depression tablets, depression medication, depression meds, antidepressiva, antidepresivo, antidepresivos, antidépresseur, antidépresseurs, mirtazapine, bupropion, wellbutrin, trazodone, amitriptyline, nortriptyline, phenelzine, moclobemide, vortioxetine',
  },
  {
    id: 'serotonin-antidepressant',
    called: 'an antidepressant of the SSRI or SNRI kind',
    names:
      'ssri, ssris, snri, snris, sertraline, sertralin, zoloft, lustral, fluoxetine, prozac, citalopram, cipramil, celexa, escitalopram, lexapro, cipralex, paroxetine, paxil, seroxat, fluvoxamine, venlafaxine, effexor, duloxetine, cymbalta',
    within: ['antidepressant'],
  },
  {
    id: 'anxiety',
    called: 'a medicine for anxiety',
    names: 'buspirone, buspar, anxiety medication, anxiety meds, anxiety tablets',
  },
  {
    id: 'sedative',
    called: 'a medicine that makes sleepy',
    names:
      'sleeping tablet, sleeping tablets, sleeping pill, sleeping pills, zolpidem, ambien, zopiclone, eszopiclone, lunesta, diazepam, valium, lorazepam, ativan, alprazolam, xanax, clonazepam, temazepam, benzodiazepine, benzodiazepines, sedative, sedatives, promethazine',
  },
  {
    id: 'antipsychotic',
    called: 'an antipsychotic',
    names:
      'antipsychotic, antipsychotics, quetiapine, seroquel, olanzapine, zyprexa, risperidone, aripiprazole, abilify, clozapine, haloperidol',
  },
  { id: 'lithium', called: 'lithium', names: 'lithium, priadel, lithium carbonate' },
  {
    id: 'stimulant',
    called: 'a medicine for ADHD',
    names:
      'adderall, ritalin, methylphenidate, concerta, medikinet, vyvanse, elvanse, lisdexamfetamine, dexamphetamine, dexedrine, strattera, atomoxetine, adhd medication, adhd medicine, adhd meds, adhd tablets, adhd pills, adhd stimulant, adhd stimulants, stimulant medication',
  },
  {
    id: 'epilepsy',
    called: 'a medicine for epilepsy',
    names:
      'epilepsy tablets, epilepsy medication, epilepsy medicine, epilepsy meds, epilepsy drugs, anticonvulsant, anticonvulsants, lamotrigine, lamictal, levetiracetam, keppra, valproate, depakote, carbamazepine, tegretol, phenytoin, topiramate',
  },
  {
    id: 'painkiller',
    called: 'a painkiller',
    names:
      'painkiller, painkillers, pain killers, pain medication, paracetamol, acetaminophen, tylenol, panadol, gabapentin, pregabalin, lyrica',
  },
  {
    id: 'anti-inflammatory',
    called: 'an anti-inflammatory painkiller',
    names:
      'ibuprofen, advil, nurofen, motrin, naproxen, aleve, diclofenac, voltaren, nsaid, nsaids, anti inflammatories, celecoxib, etoricoxib',
    within: ['painkiller'],
  },
  {
    id: 'strong-painkiller',
    called: 'a strong painkiller',
    names: 'codeine, tramadol, opioid, opioids, oxycodone, oxycontin, hydrocodone, morphine, fentanyl, tapentadol, buprenorphine',
    within: ['painkiller'],
  },
]

const others: readonly MedicineGroup[] = [
  {
    id: 'antibiotic',
    called: 'an antibiotic',
    names:
      'antibiotic, antibiotics, antibiotika, antibiotikum, antibiotique, antibiotiques, antibiótico, antibióticos, antibiotici, antybiotyk',
  },
  {
    id: 'other-antibiotic',
    called: 'an antibiotic',
    names:
      'amoxicillin, augmentin, penicillin, flucloxacillin, azithromycin, clarithromycin, erythromycin, metronidazole, flagyl, nitrofurantoin, trimethoprim, cephalexin, cefalexin, clindamycin',
    within: ['antibiotic'],
  },
  {
    id: 'mineral-bound-antibiotic',
    called: 'an antibiotic that minerals can bind',
    names:
      'doxycycline, minocycline, tetracycline, tetracyclines, lymecycline, ciprofloxacin, cipro, levofloxacin, levaquin, moxifloxacin, ofloxacin, norfloxacin, quinolone, quinolones, fluoroquinolone, fluoroquinolones',
    within: ['antibiotic'],
  },
  {
    id: 'stomach',
    called: 'a tablet against stomach acid',
    names: 'omeprazole, prilosec, lansoprazole, pantoprazole, esomeprazole, nexium, famotidine, antacid, antacids, ppi, ppis',
  },
  {
    id: 'antihistamine',
    called: 'an antihistamine',
    names: 'antihistamine, antihistamines, cetirizine, zyrtec, loratadine, claritin, diphenhydramine, benadryl',
  },
  { id: 'fexofenadine', called: 'fexofenadine', names: 'fexofenadine, allegra, telfast', within: ['antihistamine'] },
  {
    id: 'transplant',
    called: 'a medicine after a transplant',
    names:
      'tacrolimus, prograf, ciclosporin, cyclosporine, cyclosporin, sandimmune, neoral, mycophenolate, transplant medication, transplant meds, transplant drugs, anti rejection drugs, immunosuppressant, immunosuppressants',
  },
  {
    id: 'immune',
    called: 'a medicine for the immune system',
    names: 'methotrexate, azathioprine, humira, adalimumab, etanercept, hydroxychloroquine, sulfasalazine, infliximab',
  },
  {
    id: 'cancer',
    called: 'a cancer treatment',
    names: 'chemo, chemotherapy, tamoxifen, letrozole, anastrozole, cancer medication, cancer drugs',
  },
  {
    id: 'hiv',
    called: 'a medicine for HIV',
    names: 'hiv medication, hiv medicine, hiv meds, hiv tablets, dolutegravir, biktarvy, antiretroviral, antiretrovirals',
  },
  {
    id: 'asthma',
    called: 'a medicine for asthma',
    names:
      'inhaler, inhalers, salbutamol, albuterol, ventolin, montelukast, singulair, theophylline, asthma medication, asthma meds',
  },
  { id: 'skin', called: 'a strong medicine for the skin', names: 'isotretinoin, accutane, roaccutane' },
  { id: 'erection', called: 'a medicine for erections', names: 'viagra, sildenafil, tadalafil, cialis' },
  { id: 'gout', called: 'a medicine for gout', names: 'allopurinol, febuxostat, colchicine' },
  { id: 'hair-prostate', called: 'a medicine for hair or prostate', names: 'finasteride, dutasteride, tamsulosin, flomax' },
]

/** Generic names, brands and classes that people name. Brands are those of Europe and North America, as their makers write them. */
export const medicineGroups: readonly MedicineGroup[] = [...bloodAndHeart, ...hormonesAndMetabolism, ...mindAndPain, ...others]
