import type { DangerKind, DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weightsOfKinds: Readonly<Record<DangerKind, DangerWeights>> = {
  'self-harm': {
    alarm: 0.3,
    daily: -3,
    none: -0.8,
    meanings: `
      -0.7 lips, -0.6 limb sick, -0.5 badly dose fall medicine pregnancySign pregnant take throat unwell weight, -0.4 bodyImage numb
      person shaky, 0.4 betterOff farewell lastLetters ridOfMe, 0.5 calmNow die height hide intend method want, 0.6 nobody self undo,
      0.7 cut overMuch, 0.8 blade goOn hurt say, 1 me`,
    words: `
      -1 e, -0.5 ele mas ta, -0.4 faz, 0.4 falando foi gilete quem sei, 0.5 levou na paz vez, 0.6 coisa ja mais morrer nunca que, 0.7
      se, 0.8 quero`,
    beginnings: `
      -0.4 levan seman volta, 0.4 falan gilet senti, 0.6 morre, 0.7 preci`,
  },
  heart: {
    alarm: 0.3,
    daily: -3,
    none: -4.2,
    meanings: `
      -0.5 child, -0.4 much, 0.4 passOut shaky, 0.5 heart skin, 0.6 without, 0.7 indigestion lump sweaty, 1 arm chest, 1.2 hurts`,
    words: `
      0.4 dor fazendo que, 0.5 sentou ta, 0.6 braco um, 0.7 esta no q, 0.8 meio peito`,
    beginnings: `
      0.4 apert fazen, 0.5 sento, 0.6 encos`,
  },
  stroke: {
    alarm: 0.3,
    daily: -3,
    none: -4.9,
    meanings: `
      -0.6 child, -0.5 get, 0.4 fall me throat, 0.5 attacker dropThings face life lost mouthLeaks say training, 0.6 side suddenly, 0.7
      not, 0.8 speak, 0.9 slurred, 1.2 numb, 1.4 limb`,
    words: `
      -0.7 que, -0.6 na, 0.4 a cafe enrolado explodiu, 0.5 ficou mao pai sem torta, 0.6 direito, 0.7 desse, 0.9 lado`,
    beginnings: `
      0.5 direi escor, 0.8 enrol`,
  },
  breath: {
    alarm: 0.3,
    daily: -3,
    none: -1.8,
    meanings: `
      -0.7 unwell, -0.5 face much now ownBody self shaky, -0.4 pregnancySign skin throat, 0.4 highKetoneFigure lowOxygenFigure noHelp,
      0.5 end, 0.6 atRest blue harmed, 0.7 cannot, 0.8 breathless, 0.9 asthma laboured, 1.2 breathe`,
    words: `
      -0.8 do, -0.7 na, 0.4 ainda bombinha cor crise dedos dos feito formigando janela mae nenem numa saturacao sinal so sopa, 0.5
      acabou chega desde direito, 0.6 consigo durante frase roxos, 0.7 os, 0.8 asma faz uma`,
    beginnings: `
      0.4 bombi formi janel pesco ponti satur, 0.5 acabo sufoc, 0.6 consi duran respi`,
  },
  allergy: {
    alarm: 0.3,
    daily: -3,
    none: -4,
    meanings: `
      -0.4 skin, 0.5 breathless face medicine, 0.6 take, 1.1 rash throat, 1.3 swell, 1.7 trigger`,
    words: `
      -0.4 nao, 0.4 ficou garganta pescoco, 0.5 remedio ta voz, 0.6 alergico se sou, 0.7 depois`,
    beginnings: `
      0.4 garga pesco, 0.5 amend incha remed, 0.6 apert, 0.7 depoi, 0.8 alerg`,
  },
  poison: {
    alarm: 0.3,
    daily: -3,
    none: -2.3,
    meanings: `
      -0.6 diabetesThing, -0.5 days eat limb rash say skin trigger, -0.4 attacker insulin me swell, 0.4 dizzy, 0.5 breatheIn emptyPack
      recreational unwell, 0.6 medicine swallow underSink, 0.7 contact drowsy gas, 0.8 fumeSource shaky, 0.9 dose, 1 much, 1.3 take, 1.7
      poison`,
    words: `
      -0.6 olho, -0.4 faz peito, 0.4 do mae outra, 0.5 almoco bala banho bebeu cartela doi esta estava fui garrafa vista, 0.6 cheira
      ela, 0.7 espumando, 0.8 agua`,
    beginnings: `
      0.4 compr espum, 0.5 almoc estav garra respi, 0.6 engol frasc, 0.7 carte cheir, 0.9 mistu`,
  },
  'blood-sugar': {
    alarm: 0.3,
    daily: -3,
    none: -2.8,
    meanings: `
      -0.6 attacker, -0.5 chest lips pregnancySign, -0.4 atRest, 0.4 lowSugarFigure meal, 0.5 diabetic exercise fruitBreath recurs, 0.6
      badly belly highSugarFigure tooHigh training, 0.7 shaky, 0.8 insulin, 0.9 manyFigure, 1.1 sugar, 2.1 diabetesThing`,
    words: `
      -0.4 se, 0.4 aula cachorro diabetico esta fruta mesmo nada, 0.5 apliquei esqueci halito insulina mas rua sensor treino voltou
      xixi, 0.6 a caneta filha prato`,
    beginnings: `
      0.4 cansa confu diabe intei, 0.5 apliq convu halit insul parec senso volto, 0.6 canet`,
  },
  baby: {
    alarm: 0.3,
    daily: -3,
    none: -2.6,
    meanings: `
      -0.7 limb, -0.6 diabetesThing take, -0.5 manyFigure shaky, -0.4 atRest much swallow, 0.4 flashes hit noKicks, 0.5 dryNappy
      pregnancySign soon, 0.6 badly lips, 0.7 birthSign, 1 child days, 1.1 bump pregnant, 1.2 unwell`,
    words: `
      -0.5 esta eu na, 0.4 gelado respiracao, 0.5 mamar neto olho para, 0.6 diz gravida volta, 0.7 meses, 0.8 e semanas, 1.1 bebe`,
    beginnings: `
      0.6 gravi, 0.7 convu, 0.9 seman`,
  },
  injury: {
    alarm: 0.3,
    daily: -3,
    none: -1.2,
    meanings: `
      -0.7 much, -0.6 cannot, -0.5 days eat manyFigure me meal numb without, -0.4 diabetesThing pain, 0.4 eyesRolled head saysFell
      suddenly, 0.5 accident crash face respond wound, 0.6 fall, 0.7 contact headHit, 0.8 faint`,
    words: `
      -0.7 minha, -0.6 bebe de eu, -0.5 ele pra sem, -0.4 em que, 0.4 cabeca chuveiro direita e escada perna rosto toma, 0.5 ao entrou
      ficando ficou horas olho pai roxo som uma umas vejo, 0.6 convulsao minutos na queimei, 0.7 nada sai sete, 0.9 pequeno, 1 virou,
      1.1 desacordado`,
    beginnings: `
      0.4 chuve escad, 0.5 entro fican queim, 0.6 minut, 0.9 peque, 1.1 desac`,
  },
  violence: {
    alarm: 0.3,
    daily: -3,
    none: -2.8,
    meanings: `
      -0.7 much, -0.5 not overMuch want, -0.4 faint ownBody shaky, 0.5 afraid confine home self, 0.6 get person weapon, 0.7 strike, 1
      attacker hit`,
    words: `
      -0.6 de, -0.5 e que, -0.4 nao, 0.4 amiga apagar os porta quando trancou, 0.5 celular hoje me medo motorista soco um, 0.6 casa
      chave eu o pelo voltar, 0.7 aqui, 1 tenho, 1.2 ele`,
    beginnings: `
      0.4 quand, 0.5 celul menin motor, 1.1 volta`,
  },
  eating: {
    alarm: 0.3,
    daily: -3,
    none: -2.7,
    meanings: `
      -0.5 attacker badly shaky, -0.4 bump take want, 0.4 deliberately get heart, 0.5 faint, 0.6 meal passOut runsWater shame, 0.7
      bodyImage eat exercise hide lowSugarFigure purge, 1.4 weight`,
    words: `
      -0.7 ta, 0.4 agua duas e kg ligo oito relogio trancada tres, 0.5 come depois dias peso pra, 0.6 corro faz preto, 0.8 ate ha por,
      0.9 dia`,
    beginnings: `
      0.4 casac gelad relog, 0.5 depoi escon`,
  },
}
