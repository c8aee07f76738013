import { heartMedicines } from './heart-medicines.ts'
import { hormoneMedicines } from './hormone-medicines.ts'
import type { MedicineGroup } from './medicine.ts'

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
export const medicineGroups: readonly MedicineGroup[] = [...heartMedicines, ...hormoneMedicines, ...mindAndPain, ...others]
