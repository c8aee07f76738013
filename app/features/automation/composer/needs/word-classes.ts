/** Words that stand for each other in the phrases of need. */
export const classes = {
  self: 'myself yourself urself himself herself themselves themself ourselves oneself yourselves itself self',
  own: 'my your his her our their the a an one ones own both',
  negation:
    'not no never nothing without cannot cant couldnt wont dont doesnt didnt isnt hardly barely stop stopped stopping refuse refuses refusing',
  want: 'want wants wanting wanted wanna wish wishes wishing like long longing thinking thought thoughts think plan planning ready try trying tried',
  near: 'husband wife partner boyfriend girlfriend spouse ex father mother dad mum mom parent parents brother sister son daughter uncle stepfather stepmother stepdad stepmum boss manager coach teacher he she they somebody someone',
  loved:
    'baby babies bub bump child children kid kids toddler newborn son sons daughter daughters pregnancy pregnancies husband wife spouse partner mother mum mom mummy mommy father dad daddy parent parents brother sister sibling twin twins grandmother grandfather grandma grandpa gran nan nana granny grandad granddad grandparent grandchild aunt uncle niece nephew fiance fiancee widow',
  medicine:
    'medicine medicines medication medications medicament medicaments meds med drugs prescription prescriptions prescribed tablets tablet pills pill antidepressant antidepressants ssri ssris snri insulin statin statins betablocker betablockers blockers thinner thinners anticoagulant anticoagulants warfarin apixaban rivaroxaban heparin lithium thyroxine levothyroxine sertraline citalopram escitalopram fluoxetine prozac zoloft lexapro paroxetine venlafaxine mirtazapine duloxetine quetiapine olanzapine risperidone antipsychotic antipsychotics lamotrigine valproate epilepsy antiepileptic anticonvulsants benzodiazepine benzodiazepines benzos diazepam valium xanax lorazepam alprazolam zopiclone zolpidem ambien ritalin adderall methylphenidate metformin ozempic wegovy semaglutide mounjaro ramipril lisinopril amlodipine bisoprolol metoprolol atenolol losartan candesartan digoxin diuretic diuretics steroid steroids prednisolone prednisone hydrocortisone methotrexate tamoxifen inhaler inhalers contraceptive contraceptives contraception chemo chemotherapy treatment hrt painkiller painkillers opioid opioids opiates morphine codeine tramadol oxycodone fentanyl antibiotic antibiotics paracetamol tylenol acetaminophen aspirin ibuprofen hypnotics sedatives tranquillisers tranquilizers dialysis epipen',
  supplement:
    'iron magnesium vitamin vitamina vitaminc vitamind vitaminb vitaminb12 vitamind3 caffeine creatine melatonin multivitamin omega fish oil supplement supplements zinc protein salt calcium collagen probiotic herbal vitamins folic',
} as const
