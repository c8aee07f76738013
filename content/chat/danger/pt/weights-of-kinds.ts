import type { DangerKind, DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weightsOfKinds: Readonly<Record<DangerKind, DangerWeights>> = {
  'self-harm': {
    alarm: 0,
    daily: -3,
    none: -0.8,
    meanings: `
      -0.6 badly lips pregnancySign weight, -0.5 fall limb person pregnant shaky sick throat unwell, -0.4 dose hurts medicine numb take,
      0.4 betterOff calmNow die hide ridOfMe skin, 0.5 farewell intend lastLetters method, 0.6 nobody self undo want, 0.7 cut hurt
      overMuch, 0.8 blade goOn say, 1.1 me`,
    words: `
      -1.1 e, -0.6 ta, -0.4 ele faz mas, 0.4 cacadeira com falando foi gilete na paz quem, 0.5 coisa levou morrer vez, 0.6 ja mais nunca
      sei, 0.7 que, 0.8 se, 0.9 quero`,
    beginnings: `
      -0.4 levan volta, 0.4 cacad falan gilet senti, 0.5 morre, 0.7 preci`,
  },
  heart: {
    alarm: 0,
    daily: -3,
    none: -4.3,
    meanings: `
      -0.5 child, -0.4 much, 0.4 now passOut shaky, 0.5 heart skin, 0.6 without, 0.7 indigestion lump sweaty, 1 arm chest, 1.2 hurts`,
    words: `
      0.4 ta, 0.5 que sentou, 0.6 braco um, 0.7 esta no, 0.8 meio peito q`,
    beginnings: `
      0.4 apert, 0.5 encos sento`,
  },
  stroke: {
    alarm: 0,
    daily: -3,
    none: -4.9,
    meanings: `
      -0.5 child get, 0.4 attacker dropThings face fall handFails throat, 0.5 life lost mouthLeaks say side training, 0.6 suddenly, 0.8
      not speak, 0.9 slurred, 1.2 numb, 1.4 limb`,
    words: `
      -0.7 que, -0.5 na, 0.4 cafe, 0.5 ficou mao pai sem torta, 0.6 direito, 0.7 desse, 0.8 lado`,
    beginnings: `
      0.4 direi, 0.5 escor, 0.8 enrol`,
  },
  breath: {
    alarm: 0,
    daily: -3,
    none: -1.8,
    meanings: `
      -0.7 unwell, -0.6 shaky, -0.5 much now ownBody self, -0.4 face pregnancySign skin throat, 0.4 lowOxygenFigure noHelp, 0.5 blue
      end, 0.6 atRest cannot harmed, 0.8 breathless, 0.9 asthma laboured, 1.2 breathe`,
    words: `
      -0.8 do, -0.7 na, 0.4 ainda aluno cor dedos dos feito janela mae nao nenem numa o saturacao sopa x, 0.5 acabou bombinha chega
      desde direito, 0.6 consigo durante frase roxos, 0.7 os uma, 0.8 asma, 0.9 faz`,
    beginnings: `
      0.4 janel ponti satur, 0.5 acabo bombi, 0.6 consi duran respi sufoc`,
  },
  allergy: {
    alarm: 0,
    daily: -3,
    none: -4,
    meanings: `
      -0.4 get skin, 0.5 breathless face medicine, 0.6 take, 1.1 rash, 1.2 swell throat, 1.7 trigger`,
    words: `
      -0.4 nao, 0.4 ficou garganta pescoco, 0.5 remedio sou ta voz, 0.6 alergico se, 0.7 depois`,
    beginnings: `
      0.4 garga pesco, 0.5 amend incha remed, 0.6 apert, 0.7 depoi, 0.8 alerg`,
  },
  poison: {
    alarm: 0,
    daily: -3,
    none: -2.3,
    meanings: `
      -0.5 days diabetesThing eat limb rash say trigger, -0.4 attacker insulin limbSign me skin swell, 0.4 dizzy, 0.5 breatheIn
      emptyPack recreational, 0.6 medicine swallow underSink unwell, 0.7 contact drowsy gas, 0.8 fumeSource shaky, 0.9 dose, 1 much, 1.3
      take, 1.6 poison`,
    words: `
      -0.6 olho, -0.4 peito, 0.4 tomei, 0.5 almoco bala banho bebeu cartela do doi estava fui garrafa outra vista, 0.6 cheira ela esta,
      0.7 espumando, 0.8 agua`,
    beginnings: `
      0.4 compr espum ouvid, 0.5 almoc estav garra respi, 0.6 engol frasc, 0.7 carte, 0.8 cheir, 0.9 mistu`,
  },
  'blood-sugar': {
    alarm: 0,
    daily: -3,
    none: -2.7,
    meanings: `
      -0.6 attacker, -0.5 chest lips pregnancySign, -0.4 atRest intend, 0.5 belly diabetic exercise fruitBreath recurs, 0.6 badly, 0.7
      highSugarFigure shaky tooHigh training, 0.8 insulin, 0.9 manyFigure, 1 sugar, 2.1 diabetesThing`,
    words: `
      -0.5 se, 0.4 aula diabetico esta fruta mesmo pao parece, 0.5 apliquei halito insulina mas nada rua sensor to treino voltou xixi,
      0.6 a caneta filha prato`,
    beginnings: `
      0.4 diabe intei parec, 0.5 apliq convu halit insul senso volto, 0.6 canet`,
  },
  baby: {
    alarm: 0,
    daily: -3,
    none: -2.9,
    meanings: `
      -0.7 limb, -0.6 take, -0.5 diabetesThing shaky swallow, -0.4 atRest much without, 0.4 attacker dryNappy flashes noKicks
      pregnancySign, 0.5 hit soon, 0.6 badly, 0.7 birthSign lips, 0.9 child, 1.1 bump days pregnant, 1.2 unwell`,
    words: `
      -0.6 eu, -0.5 esta na, 0.4 ele estamos para respiracao, 0.5 casa gelado mamar neto olho, 0.6 diz gravida volta, 0.7 meses, 0.8 e
      semanas, 1.1 bebe`,
    beginnings: `
      0.4 estam, 0.6 convu gravi, 1 seman`,
  },
  injury: {
    alarm: 0,
    daily: -3,
    none: -1.2,
    meanings: `
      -0.7 much, -0.6 without, -0.5 cannot days eat me meal say, -0.4 numb pain, 0.4 saysFell, 0.5 crash eyesRolled respond wound, 0.6
      fall headHit, 0.7 faint, 0.8 contact`,
    words: `
      -0.8 de, -0.7 minha, -0.6 bebe eu que, -0.5 em o pra to, -0.4 direito ele, 0.4 chuveiro direita escada explodiu, 0.5 convulsao e
      entrou ficando ficou horas na perna roxo som uma umas, 0.6 ao minutos nada vejo, 0.7 sai sete, 0.9 pequeno, 1 virou, 1.1
      desacordado`,
    beginnings: `
      0.4 chuve escad panel, 0.5 entro fican, 0.6 minut, 0.9 peque, 1.1 desac`,
  },
  violence: {
    alarm: 0,
    daily: -3,
    none: -2.8,
    meanings: `
      -0.6 much, -0.5 not overMuch want, -0.4 ownBody shaky, 0.4 confine self victim, 0.5 afraid, 0.6 home person weapon, 0.7 get
      strike, 1 attacker hit`,
    words: `
      -0.6 de, -0.5 e, -0.4 a nao para que, 0.4 amiga apagar porta quando trancou, 0.5 chave medo motorista os soco um, 0.6 celular eu
      hoje o pelo voltar, 0.7 aqui casa, 0.9 tenho, 1.1 ele`,
    beginnings: `
      0.4 quand tranc, 0.5 menin motor, 0.6 celul, 1.1 volta`,
  },
  eating: {
    alarm: 0,
    daily: -3,
    none: -2.7,
    meanings: `
      -0.5 attacker shaky, -0.4 badly take, 0.5 deliberately faint passOut, 0.6 bodyImage lowSugarFigure meal runsWater shame, 0.7
      exercise purge, 0.8 eat hide, 1.4 weight`,
    words: `
      -0.7 ta, 0.4 agua duas kg ligo oito relogio tres, 0.5 come depois dias peso, 0.6 corro faz pra preto, 0.7 ha, 0.8 ate por, 0.9 dia`,
    beginnings: `
      0.4 casac gelad relog, 0.5 depoi escon`,
  },
}
