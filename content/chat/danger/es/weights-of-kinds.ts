import type { DangerKind, DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weightsOfKinds: Readonly<Record<DangerKind, DangerWeights>> = {
  'self-harm': {
    none: 0.2,
    meanings: `
      -0.7 atRest attacker, -0.6 swallow unwell, -0.5 manyFigure now respond speak take, -0.4 breathe pregnancySign, 0.4 deadlyPlace,
      0.5 blade cut method ownBody ridOfMe say, 0.6 deliberately handOver intend miss sleeves want, 0.7 soon, 0.8 farewell skin, 0.9
      belongings injure`,
    words: `
      -1 y, -0.5 el, -0.4 casa, 0.5 hermano meses, 0.6 quiero, 1 ya`,
    beginnings: `
      0.4 corta quier, 0.5 escri regal, 0.6 tranq`,
  },
  heart: {
    none: -3.9,
    meanings: `
      -0.5 unwell, 0.5 arm, 0.6 heavyOn sick, 0.7 atRest sweaty, 1 hurts, 1.4 chest`,
    words: `
      -0.6 la, -0.5 de, 0.4 que, 0.5 empapado un, 0.6 desde, 1.2 pecho`,
    beginnings: `
      0.4 izqui, 0.5 empap`,
  },
  stroke: {
    none: -4.9,
    meanings: `
      -0.5 shaky swallow, 0.4 headSplits life now, 0.6 cannot slurred suddenly, 0.7 numb speak, 0.8 side, 1.1 limb`,
    words: `
      -0.5 con en esta, 0.4 entiende golpe vida, 0.5 caso dio durmio habla la le, 0.6 puede, 0.8 mi, 0.9 de`,
    beginnings: `
      0.4 entie, 0.5 durmi`,
  },
  breath: {
    none: -1.9,
    meanings: `
      -0.6 shaky, -0.5 me respond take, 0.4 child not unwell, 0.5 atRest laboured, 0.7 asthma, 0.9 breathless, 1 cannot, 1.2 breathe`,
    words: `
      -0.7 de la, -0.5 en me que, 0.4 una, 0.5 ahogo inhalador morados puedo, 0.6 no, 0.7 respirar, 0.8 hace, 0.9 aire`,
    beginnings: `
      0.4 inhal morad respi, 0.7 ahoga`,
  },
  allergy: {
    none: -4.1,
    meanings: `
      -0.6 asks, 0.5 rash, 0.6 take throat, 0.7 limb, 0.9 swell, 1.9 trigger`,
    words: `
      0.4 cuesta garganta respirar, 0.5 le lengua ronchas, 0.6 y, 0.7 comio la`,
    beginnings: `
      0.4 cuest garga respi, 0.5 lengu ronch, 0.7 hinch`,
  },
  poison: {
    none: -2.3,
    meanings: `
      -0.5 pregnancySign trigger, 0.4 wayTo, 0.6 contact gas lost sleepPills vomitCough, 0.7 medicine, 0.8 emptyPack, 0.9 take, 1
      swallow, 1.1 dose much, 1.7 poison`,
    words: `
      -0.5 a esta, -0.4 le un, 0.4 mano, 0.5 campo fue se tarde, 0.7 de los sueno`,
    beginnings: `
      0.5 blist pasti`,
  },
  'blood-sugar': {
    none: -3.5,
    meanings: `
      -0.4 much, 0.4 highKetoneFigure tooHigh, 0.5 badly highSugarFigure lowSugarFigure, 0.9 shaky, 1 manyFigure, 1.2 sugar, 1.4
      diabetic, 1.7 diabetesThing`,
    words: `
      0.4 diabetica, 0.6 y`,
    beginnings: `
      0.8 diabe`,
  },
  baby: {
    none: -3,
    meanings: `
      -0.7 victim, -0.6 attacker sick throat, -0.5 say, -0.4 dose speak vomitCough, 0.4 birthSign, 0.6 now, 0.7 child days lips unwell,
      0.9 bump, 1.3 pregnant`,
    words: `
      -0.6 el en, 0.4 dura panza, 0.5 ni, 0.6 meses semanas y, 0.9 bebe esta`,
    beginnings: `
      0.5 seman`,
  },
  injury: {
    none: -3.7,
    meanings: `
      -0.7 asks suddenly, -0.6 swallow, -0.5 pregnant slurred, -0.4 bump days, 0.5 accident face legs, 0.7 burnSource contact
      pregnancySign, 0.9 ageOld, 1.1 unwell, 1.4 wound`,
    words: `
      -0.6 tiene, -0.4 bebe que una, 0.4 blanco esta para piernas quedo, 0.5 nina no por un, 0.6 abuelo, 0.7 companero en la y`,
    beginnings: `
      0.4 blanc, 0.5 convu, 0.6 piern, 0.7 compa`,
  },
  violence: {
    none: -1.7,
    meanings: `
      -0.9 not, -0.6 atRest now, -0.5 injure limb shaky unwell, -0.4 cannot, 0.4 home victim, 0.5 afraid nobody recurs threaten, 0.7
      control, 0.8 hit, 1.3 attacker`,
    words: `
      -0.7 no, -0.5 se, 0.4 arriba celular mujer puerta, 0.5 ex me miedo, 0.6 novio, 0.7 casa, 0.9 a`,
    beginnings: `
      0.4 arrib celul puert, 0.6 golpe`,
  },
  eating: {
    none: -3.2,
    meanings: `
      -0.5 atRest, 0.4 exercise, 0.5 bodyImage days handOver shame training, 0.6 starve weight, 0.7 meal, 0.8 foodRule, 0.9 undo, 1
      onPurpose purge`,
    words: `
      -0.6 a, -0.5 con la, 0.4 dice que, 0.5 comida despues laxantes sin tomo, 0.6 dia doy hasta, 0.7 al ceno si, 0.8 comer`,
    beginnings: `
      0.5 comid despu laxan`,
  },
}
