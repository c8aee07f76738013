import type { DangerKind, DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weightsOfKinds: Readonly<Record<DangerKind, DangerWeights>> = {
  'self-harm': {
    alarm: 0.3,
    daily: -3,
    none: -1.3,
    meanings: `
      -0.9 shaky, -0.8 hit, -0.7 overMuch sick, -0.6 atRest pregnancySign without, -0.5 attacker cannot chest days diabetesThing numb
      person purge swallow, -0.4 breathe breathless control heavyOn lips medicine racing sugar vomitCough wound, 0.4 live miss, 0.5
      deadlyPlace hoards leftOut marks me not ownBody victim, 0.6 belongings hurt kill skin, 0.7 blade deliberately farewell hide nobody
      self, 0.8 forever injure soon, 1 handOver, 1.1 cut gone want`,
    words: `
      -0.7 qui, -0.5 mari, -0.4 elle et, 0.4 au lui monde quai scarifie vivre, 0.5 adieu arreter des enfin m, 0.6 avec calme donne, 0.8
      qu se`,
    beginnings: `
      -0.5 repon, 0.4 manch, 0.6 scari`,
  },
  heart: {
    alarm: 0.3,
    daily: -3,
    none: -3.6,
    meanings: `
      -0.6 victim, -0.5 lips swallow, -0.4 shaky, 0.4 faint heart, 0.5 atRest pain, 0.6 pale weightMiddle, 0.7 sick, 0.8 heavyOn, 1
      sweaty, 1.3 hurts, 1.8 chest`,
    words: `
      -0.6 de, -0.5 plus, -0.4 des, 0.4 coeur monte thorax, 0.5 au ca douleur gauche machoire, 0.6 trempe, 0.7 un, 0.8 poitrine`,
    beginnings: `
      0.5 doule gauch macho, 0.6 tremp, 0.7 thora, 0.8 poitr`,
  },
  stroke: {
    alarm: 0.3,
    daily: -3,
    none: -3.4,
    meanings: `
      -0.7 child sick, -0.5 dose many self, 0.4 runsWater say, 0.5 cannot feelMove much stiffNeck, 0.6 face odd, 0.7 speak, 0.8 side
      slurred, 0.9 dropThings, 1.2 limb, 1.3 numb`,
    words: `
      -0.6 l, -0.5 ai, 0.4 arrive cote d douche fourchette lui, 0.5 desordre droit n nuque raide travers, 0.6 ma, 0.7 main, 1 coup`,
    beginnings: `
      0.4 arriv douch fourc, 0.5 desor trave`,
  },
  breath: {
    alarm: 0.3,
    daily: -3,
    none: -2.6,
    meanings: `
      -0.7 shaky, -0.6 now, -0.4 limb numb, 0.4 binge end hit lips stand swell wayTo, 0.5 height, 0.7 atRest, 0.8 asthma, 0.9 cannot, 1
      not, 1.4 breathe, 1.6 breathless`,
    words: `
      -0.5 est et, -0.4 au la vite, 0.4 crise, 0.5 assis assise asthme finir l ne phoque s suffoque, 0.6 bruit respirer, 0.7 fait plus`,
    beginnings: `
      0.5 assis asthm pench phoqu suffo, 0.6 allon, 1.1 respi`,
  },
  allergy: {
    alarm: 0.3,
    daily: -3,
    none: -4.9,
    meanings: `
      -0.4 blue, 0.4 rash, 0.5 speak, 0.6 lips lump take, 0.7 pregnancySign, 1.1 swell, 1.2 throat, 2 trigger`,
    words: `
      -0.5 je, 0.4 aux gonfle langue voix, 0.5 au gorge noix visage`,
    beginnings: `
      0.4 langu, 0.5 gonfl visag, 0.6 gratt`,
  },
  poison: {
    alarm: 0.3,
    daily: -3,
    none: -2.6,
    meanings: `
      -0.8 swell, -0.7 numb skin, -0.6 attacker sugar trigger, -0.5 lump, -0.4 onPurpose planned pregnant speak, 0.4 ageOld leaden, 0.5
      contact dose fumeSource many sleep slurred swallow underSink, 0.6 emptyPack overMuch, 1.2 gas much, 1.3 poison, 1.4 medicine, 1.6
      take`,
    words: `
      -0.7 son, -0.5 au ca mois un, -0.4 dit en est n rien, 0.4 chose coeur crois etait mon plaquette, 0.5 autre dans doliprane pour
      sont vides, 0.6 a avec rose sans, 0.7 du on ses`,
    beginnings: `
      0.5 dolip plaqu, 0.6 compt`,
  },
  'blood-sugar': {
    alarm: 0.3,
    daily: -3,
    none: -3.7,
    meanings: `
      -0.5 fall, 0.4 breathe fruitBreath sleep trigger, 0.5 confused lowSugarFigure noHelp numb recurs swallow thirst, 0.6
      highSugarFigure lettersMove sweaty, 0.8 breatheIn, 0.9 shaky, 1 insulin, 1.2 diabetic, 1.9 sugar, 2 diabetesThing`,
    words: `
      -0.5 ne, -0.4 l la, 0.4 avale endort glycemie le souffle sueur trois, 0.5 boit diabetique g lecteur sans sent, 0.6 comme suis, 0.7
      sucre, 0.8 son`,
    beginnings: `
      0.4 glyce gross souff, 0.5 lecte, 0.6 endor, 0.7 piqur, 0.8 diabe`,
  },
  baby: {
    alarm: 0.3,
    daily: -3,
    none: -3.1,
    meanings: `
      -0.8 asks self, -0.7 say, -0.6 injure take, -0.5 cannot diabetesThing, -0.4 ageOld vomitCough, 0.4 bodyImage laboured
      lowSugarFigure, 0.5 birthSign legs pregnancySign racing, 0.6 bump exercise, 0.7 see, 0.8 days unwell, 1 pregnant, 2 child`,
    words: `
      -0.7 s, -0.5 mon sa sans son, 0.4 aucun cote couche eaux habitude, 0.5 accouche de langer tres vite yeux, 0.7 semaines, 1 bebe,
      1.1 est, 1.2 mois`,
    beginnings: `
      0.4 creus habit pleur, 0.5 accou lange, 0.6 couch semai`,
  },
  injury: {
    alarm: 0.3,
    daily: -3,
    none: -2.2,
    meanings: `
      -0.8 me take, -0.7 much speak, -0.6 child pregnant, -0.5 asks bump chest hit sugar, -0.4 breathless diabetesThing hurts medicine
      strike, 0.4 eyesRolled legs, 0.5 accident days fever passOut shaky, 0.6 fall without, 0.7 burnSource contact crash self unwell,
      0.8 wound`,
    words: `
      -0.6 ma, -0.5 qu se, 0.4 arrete fonce midi minutes piscine ses sue vomi, 0.5 casque ce dos fait gicle jour lui me sont sorti
      tombe, 0.6 sais, 0.7 ca plus rouge s, 0.8 terre, 0.9 est peau, 1 convulse`,
    beginnings: `
      0.4 brula gourd mange minut petit pisci, 0.5 casqu parti somno, 1 convu`,
  },
  violence: {
    alarm: 0.3,
    daily: -3,
    none: -3.3,
    meanings: `
      -0.8 unwell, -0.7 hurts limb, -0.6 atRest not slurred, -0.5 ageOld much pregnancySign say shaky sick soon suddenly swallow want,
      -0.4 badly, 0.5 afraidHome home weapon, 0.6 afraid control others strike, 0.7 victim, 0.9 attacker, 1 person, 1.2 hit`,
    words: `
      -0.6 est, -0.5 s, -0.4 se, 0.4 chez cle etais, 0.5 casse j me mon rentrer sous, 0.6 coups peur quand telephone, 0.7 ex le, 0.8 il`,
    beginnings: `
      0.4 repon trace, 0.5 enten rentr, 0.6 telep`,
  },
  eating: {
    alarm: 0.3,
    daily: -3,
    none: -3.4,
    meanings: `
      -0.4 cannot diabetesThing pregnancySign, 0.4 shame vomitCough, 0.5 asks countsBites eat swallow, 0.7 many say, 0.8 foodRule, 0.9
      purge starve, 1 onPurpose weight, 1.2 undo`,
    words: `
      -0.5 avec pas, -0.4 comme il le son, 0.4 chaque je meme prends rien, 0.5 coupe deux en laxatifs les mange matin, 0.6 balance diner
      puis sinon soirs, 0.7 pour, 0.8 ans, 0.9 fais par, 1 jour`,
    beginnings: `
      0.4 bouli chaqu enten, 0.5 laxat, 0.6 balan, 0.8 tombe`,
  },
}
