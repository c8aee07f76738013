import type { MedicineGroup } from './medicine.ts'

/** For the blood, its pressure and the heart. */
export const heartMedicines: readonly MedicineGroup[] = [
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
