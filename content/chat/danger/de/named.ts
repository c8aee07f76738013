import type { DangerWords } from '#content/chat/danger/form.ts'

export const named: DangerWords['named'] = {
  'self-harm': `selbstmord~, suizid~, selbsttötung, freitod, suizidversuch, selbstmordversuch, svv`,
  heart:
    'herzinfarkt~, infarkt, herzanfall, herzinfakt, herz infarkt, herzattacke, angina pectoris, kammerflimmern, vorhofflimmern und',
  stroke: `schlaganfall~, schlaganfälle, schlag anfall, schlagafall, hirnschlag, gehirnschlag, hirninfarkt, schlagerl, eine tia, tia gehabt, mini tia`,
  breath: '',
  allergy: `allergischer schock, allergischen schock, allergieschock, allergische reaktion, anaphyla~, anafilak~`,
  poison: 'überdosis, lebensmittelvergiftung, vergiftung~',
  'blood-sugar': 'unterzuckerung, überzuckerung, hypoglykäm~',
  baby: `fehlgeburt, eileiterschwangerschaft, präeklampsie, eklampsie, schwangerschaftsvergiftung`,
  injury: `epilep~ anfall, krampfanfall, hitzschlag, hirnhautentzündung, meningitis, lungenembolie, thrombose, embolie, aneurysma, sepsis, blutvergiftung, gehirnerschütterung, blinddarm, blinddarmdurchbruch, darmverschluss, hodentorsion, epileptischer anfall, epileptischen anfall, krampfanfälle, unterkühlung`,
  violence: 'vergewaltigung, häusliche gewalt',
  eating: 'magersucht, anorex~, bulimi~, essstörung~, esssucht, ess brech sucht, esstörung~, binge eating',
}
