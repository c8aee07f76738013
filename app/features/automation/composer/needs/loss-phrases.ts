/** Somebody who died, was not born, or is lost otherwise. */
export const loss = `
  bereav*, griev*, grief*, mourn*, widow*, miscarr*, stillb*, still birth/births/born, sids, cot death, crib death, ectopic, molar pregnancy, rainbow baby, angel baby, neonatal death, orphan*, funeral*, obituar*, cremat*, eulog*, memorial*, condolenc*
  abort*, pregnancy terminat*/loss, terminat* ~ pregnan*, baby/pregnancy/child/infant/foetal/fetal/neonatal loss/death/died/dies
  los*/loss/lost/death/deaths/died/dying/dead/bury*/buried/missing/passing/kill*/goodbye/without ~ of/a/an/my/your/our/his/her/their/the/first/unborn/only/young/little/own/both/second/old/to @loved
  los*/loss/lost/bury*/buried @loved, lost/losing/lose/loss of/loss ~ someone/somebody/dear/beloved/unborn/soulmate/closest/patient, @loved/friend/dog/cat/he/she/they/someone/pet/horse/colleague/classmate died/dies/dying/dead/passed/death/deceased/killed, who died/passed, died by/from/of/at/in, passed away, passing away, no longer with us, loss/death/died/dead/passing/losing/lost ~ friend/loved/dog/cat/pet/colleague/classmate/horse, loved one/ones, after ~ death/funeral/loss $, after a/the loss/death/funeral, ^ loss $, ^ loss and, and loss $, coping with ~ loss/death $, life after ~ loss/death, empty cot/crib/cradle/nursery/arms, heartbeat stopped, no heartbeat, death in the family, in memory of, taken from us
  first christmas/year/birthday/anniversary/mothers/fathers without, failed ivf, childless*, infertil*, custody
`
/** Losing those is a plan for a body and no grief. */
export const notLost =
  'los* baby/pregnancy/mummy/mommy/mum weight/fat/belly/bump/pounds/kilos/tummy, los* sleep/touch/patience/temper/balance, los* my/your/his/her/our/their/the sleep/touch/patience/temper/balance'
