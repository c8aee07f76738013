import type { DangerKind, DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weightsOfKinds: Readonly<Record<DangerKind, DangerWeights>> = {
  'self-harm': {
    none: -0.8,
    meanings: `
      -0.6 unwell, -0.4 lips, 0.4 deadlyPlace hide, 0.5 end say sleeves, 0.6 blade hurt nobody ridOfMe, 0.7 cut handOver injure`,
    words: `
      -0.5 jak z, 0.7 na nikt, 0.8 ze`,
    beginnings: `
      0.4 zylet, 0.5 bedzi napis skonc`,
  },
  heart: {
    none: -3.2,
    meanings: `
      -0.4 not, 0.4 sweaty, 0.5 arm heavyOn limb, 0.6 person, 0.9 chest, 1 hurts`,
    words: `
      0.4 bol reka w, 0.5 jakby ktos, 0.9 klatce`,
    beginnings: `
      0.4 siedz, 0.9 klatc`,
  },
  stroke: {
    none: -2.8,
    meanings: `
      0.4 blurred flashes person suddenly, 0.5 lost mixesWords mouthLeaks, 0.6 limb side speak, 0.7 arm, 0.8 face, 0.9 numb, 1.1 slurred`,
    words: `
      0.4 maz mowi ust, 0.5 kacik nagle opadl reki`,
    beginnings: `
      0.4 belko`,
  },
  breath: {
    none: -2.5,
    meanings: `
      -0.4 victim, 0.4 atRest speak, 0.5 blue, 0.7 breathe breathless, 0.9 cannot`,
    words: `
      -0.5 i, -0.4 w, 0.4 nie swiszczy, 0.5 powietrza sine syn, 0.7 zlapac, 0.8 moge`,
    beginnings: `
      0.4 swisz, 0.7 powie zlapa`,
  },
  allergy: {
    none: -3.4,
    meanings: `
      0.4 lips weight, 0.5 face victim, 0.6 limbSign, 0.8 swell, 0.9 throat, 1.2 trigger`,
    words: `
      0.4 i usta, 0.5 jezyk`,
    beginnings: `
      0.5 puchn, 0.6 uzadl`,
  },
  poison: {
    none: -1.6,
    meanings: `
      -0.5 pregnancySign, -0.4 attacker eat, 0.5 child, 0.6 medicine underSink, 0.7 dose, 0.8 poison, 1.1 swallow take`,
    words: `
      -0.4 i, 0.4 jakies ona rur, 0.5 opakowanie tabletek, 0.6 maly, 0.7 a`,
    beginnings: `
      0.4 butel jakie, 0.5 opako wszys, 0.6 table`,
  },
  'blood-sugar': {
    none: -3.5,
    meanings: `
      0.4 eat sick, 0.5 shaky tooHigh, 0.6 now thirst urinate, 0.7 manyFigure, 0.8 accident keto sugar, 1.2 diabetesThing`,
    words: `
      0.4 pije trzese, 0.6 cukier`,
    beginnings: `
      0.4 trzes, 0.6 cukie`,
  },
  baby: {
    none: -1.9,
    meanings: `
      -0.8 person, -0.4 throat, 0.4 bleed head noKicks, 0.5 badly bodyImage days, 0.6 bump child, 0.7 pregnant respond, 0.8 unwell`,
    words: `
      -0.4 mnie, 0.5 budzi jestem, 0.6 dwa wczoraj, 0.9 i`,
    beginnings: `
      0.5 jedne jeste, 0.6 tygod wczor`,
  },
  injury: {
    none: -3.1,
    meanings: `
      -0.5 now, -0.4 child, 0.4 feelMove move not, 0.5 badly chest hurt skin, 0.6 burnSource passOut person pregnancySign wound, 0.7
      much, 0.8 unwell, 1.1 fall`,
    words: `
      0.4 rusza, 0.5 nie, 0.6 cala oddycha`,
    beginnings: `
      0.5 oddyc, 0.6 popar`,
  },
  violence: {
    none: -2.1,
    meanings: `
      -0.4 now pregnancySign, 0.4 attacker, 0.5 goesOut, 0.6 checksPhone hit strike, 0.7 confine, 0.8 victim, 0.9 afraid home me`,
    words: `
      -0.6 i, 0.4 sie, 0.5 do mnie, 0.6 telefon, 0.9 domu`,
    beginnings: `
      0.6 telef`,
  },
  eating: {
    none: -1.6,
    meanings: `
      -0.5 me, -0.4 victim, 0.4 starve, 0.5 bathroom intend, 0.7 timesADay, 0.8 shame, 0.9 purge, 1 meal`,
    words: `
      0.4 jem kazdym lazienki nic posilku waze, 0.6 po, 0.7 wiecej`,
    beginnings: `
      0.4 kazdy posil, 0.5 lazie, 0.7 wiece, 0.8 srodk, 0.9 przec`,
  },
}
