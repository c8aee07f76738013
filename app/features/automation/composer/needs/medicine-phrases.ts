/** A medicine that is begun, left out, changed, or taken otherwise than it was prescribed. */
export const medicine = `
  stop*/quit*/leav*/left/ditch*/drop*/giv*/gave/skip*/miss/misses/missing/missed/omit*/forget*/forgot*/refus*/reject*/avoid*/without/not/no/never/dont/wont/instead/replac*/swap*/substitut*/alternativ*/chang*/switch*/adjust*/alter*/halv*/half/split*/crush*/doubl*/tripl*/extra/more/less/fewer/reduc*/lower*/cut/cutting/wean*/taper*/rais*/increas*/up/upping/withdraw*/off/mix*/combin*/shar*/borrow*/sell*/snort*/inject*/pause*/pausing/save/saving/cold/hoard*/natural*/stretch*/ration*/old/expired/leftover/throw*/threw/flush*/bin/binning/wash*/alcohol/wine/grapefruit/self/abus*/misus*/overus* ~ @medicine
  @medicine ~ and/with/plus/on alcohol/wine/beer/drink/drinking/booze/grapefruit/driving
  @medicine only/sometimes/irregularly
  @medicine stop*/withdraw*/overdos*/abuse/misuse/addict*/taper*/twice/forgotten/missed/skip*/substitut*/alternativ*, @medicine ~ natural*/instead/replac*/stop*/online/recipe/altogether, take/taking ~ friends/wifes/husbands/mothers/mums/dads/someones/daughters/sons/partners/others ~ @medicine
  stop*/come/coming/came/get/getting/wean*/go/going off ~ my/your/the/his/her meds/medication/medicine/pill/treatment, off my/your/his/her meds, free of ~ medication/medicine/tablets
  double*/doubl*/tripl*/half/halv*/higher/lower/wrong/skip*/miss*/extra/twice/increas*/reduc*/change*/changing/stop* ~ dose/doses/dosage/dosing $, doubl*/tripl*/double/triple the/my/your/their dose/doses, still need @medicine, still need my/your/the/these/his/her ~ @medicine, double/triple dose*, self medicat*, selfmedicat*, microdos*, do i/you/we still/really need ~ medication/medicine/meds/statins/insulin/antidepressants/inhaler, need ~ medication/antidepressants/statins anymore
  get/getting/got/life/living/sleep* off/without ~ sleeping pills/tablets, stop* ~ chemo*/dialysis/treatment/therapy, refus* ~ chemo*/treatment/operation/transfusion/vaccin*, instead of ~ doctor/chemo*/surgery/treatment/hospital/ambulance, cure*/curing/heal*/revers* ~ cancer/diabetes/depression/tumour/tumor/epilepsy/hiv/asthma/autism
`
/** With the name of a supplement before them, tablets are no medicine. */
export const supplementForms = `
  @supplement tablet/tablets/pill/pills/capsule/capsules/drugs, @supplement ~ or/and tablet/tablets/pill/pills
  drug interactions, interactions between, interactions with
`
