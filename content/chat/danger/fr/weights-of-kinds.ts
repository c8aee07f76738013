import type { DangerKind, DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weightsOfKinds: Readonly<Record<DangerKind, DangerWeights>> = {
  'self-harm': {
    alarm: 0,
    daily: -3,
    none: -1.2,
    meanings: `
      -0.9 shaky, -0.7 hit sick, -0.6 atRest cannot overMuch pregnancySign, -0.5 attacker chest days exercise many medicine numb person
      purge swallow without wound, -0.4 breathe breathless control diabetesThing lips racing shame sugar, 0.4 despair leftOut live not,
      0.5 deliberately hoards hurt marks miss ownBody skin victim, 0.6 belongings deadlyPlace farewell hide me nobody, 0.7 blade kill
      self, 0.8 forever injure soon, 1.1 gone handOver want, 1.2 cut`,
    words: `
      -0.7 qui, -0.5 mari, -0.4 et ex, 0.4 adieu monde quai vivre, 0.5 au avec des enfin lui scarifie, 0.6 calme donne, 0.7 qu se`,
    beginnings: `
      -0.4 repon, 0.4 manch, 0.7 scari`,
  },
  heart: {
    alarm: 0,
    daily: -3,
    none: -3.6,
    meanings: `
      -0.6 victim, -0.5 lips swallow, 0.4 atRest badly faint heart, 0.5 pain weightMiddle, 0.6 pale, 0.7 heavyOn, 0.8 sick, 0.9 sweaty,
      1.3 hurts, 1.8 chest`,
    words: `
      -0.6 de, -0.4 plus, 0.4 monte thorax, 0.5 au ca coeur douleur gauche machoire, 0.6 trempe, 0.7 un, 0.8 poitrine`,
    beginnings: `
      0.5 doule gauch macho, 0.6 tremp, 0.7 thora, 0.8 poitr`,
  },
  stroke: {
    alarm: 0,
    daily: -3,
    none: -3.4,
    meanings: `
      -0.7 child, -0.6 sick, -0.5 dose many self, 0.4 runsWater say, 0.5 cannot feelMove much stiffNeck, 0.6 face odd, 0.7 speak, 0.8
      side slurred, 0.9 dropThings, 1.2 limb, 1.3 numb`,
    words: `
      -0.6 l, -0.5 ai, 0.4 arrive douche fourchette lui, 0.5 cote desordre droit n nuque raide travers, 0.6 ma, 0.7 main, 1 coup`,
    beginnings: `
      0.4 arriv douch fourc, 0.5 desor trave`,
  },
  breath: {
    alarm: 0,
    daily: -3,
    none: -2.6,
    meanings: `
      -0.7 shaky, -0.5 now, -0.4 limb numb, 0.4 binge end hit lips stand swell wayTo, 0.5 height, 0.7 atRest, 0.8 asthma, 0.9 cannot, 1
      not, 1.4 breathe, 1.6 breathless`,
    words: `
      -0.5 est, -0.4 au et la vite, 0.4 crise, 0.5 assis assise asthme finir l ne phoque s suffoque, 0.6 bruit fait plus respirer`,
    beginnings: `
      0.5 assis asthm pench phoqu suffo, 0.6 allon, 1.1 respi`,
  },
  allergy: {
    alarm: 0,
    daily: -3,
    none: -4.9,
    meanings: `
      -0.4 blue, 0.4 rash, 0.5 speak, 0.6 lips lump take, 0.7 pregnancySign, 1.1 swell, 1.2 throat, 2 trigger`,
    words: `
      -0.5 je, 0.4 gonfle langue, 0.5 au gorge noix visage`,
    beginnings: `
      0.4 langu, 0.5 gonfl visag, 0.6 gratt`,
  },
  poison: {
    alarm: 0,
    daily: -3,
    none: -2.6,
    meanings: `
      -0.7 numb skin swell, -0.6 attacker trigger, -0.5 lump onPurpose sugar, -0.4 breathless planned pregnant speak, 0.4 contact dose,
      0.5 ageOld fumeSource leaden many sleep swallow underSink, 0.6 emptyPack overMuch slurred, 1.1 much, 1.2 gas poison, 1.4 medicine,
      1.6 take`,
    words: `
      -0.7 son, -0.5 au ca mois un, -0.4 en n rien, 0.4 chose coeur petit plaquette verre, 0.5 autre avec dans doliprane mon pour sont
      vides, 0.6 a du on rose ses, 0.7 sans`,
    beginnings: `
      0.5 dolip plaqu, 0.6 compt`,
  },
  'blood-sugar': {
    alarm: 0,
    daily: -3,
    none: -3.6,
    meanings: `
      -0.5 fall, 0.4 fruitBreath noHelp numb sick sleep swallow trigger urinate vomitCough, 0.5 confused lowSugarFigure recurs, 0.6
      highSugarFigure lettersMove, 0.7 sweaty, 0.8 breatheIn, 0.9 shaky, 1 insulin, 1.2 diabetic, 1.8 sugar, 1.9 diabetesThing`,
    words: `
      -0.5 ne, -0.4 l la, 0.4 avale g glycemie souffle trois, 0.5 comme diabetique le lecteur sans sent suis, 0.6 sucre, 0.8 son`,
    beginnings: `
      0.4 glyce souff, 0.5 gross lecte, 0.6 endor, 0.7 diabe piqur`,
  },
  baby: {
    alarm: 0,
    daily: -3,
    none: -3.2,
    meanings: `
      -0.9 self, -0.8 asks, -0.7 say, -0.6 injure take, -0.5 ageOld diabetesThing, -0.4 cannot, 0.4 bodyImage lowSugarFigure, 0.5
      birthSign laboured legs pregnancySign racing, 0.6 bump exercise see, 0.7 unwell, 0.8 days, 1 pregnant, 2 child`,
    words: `
      -0.7 s, -0.5 plus sa son, -0.4 mon sans, 0.4 aucun eaux habitude tres, 0.5 accouche langer vite yeux, 0.6 de semaines, 1 bebe, 1.1
      est, 1.2 mois`,
    beginnings: `
      0.4 couch creus habit, 0.5 accou lange, 0.6 semai`,
  },
  injury: {
    alarm: 0,
    daily: -3,
    none: -2.3,
    meanings: `
      -0.8 me take, -0.7 speak, -0.6 much pregnant, -0.5 asks bump child hit sugar, -0.4 bodyImage diabetesThing medicine strike, 0.4
      dose eyesRolled fever passOut tooLow, 0.5 accident days fall head legs, 0.6 burnSource contact crash shaky without, 0.7 self
      unwell, 0.8 wound`,
    words: `
      -0.6 ma, -0.5 qu se, -0.4 le que, 0.4 a arrete casque ce electrocute fonce minutes piscine sue, 0.5 dos fait gicle lui me ses sont
      sorti tombe, 0.6 jour sais, 0.7 ca peau plus rouge terre, 0.8 s, 1 convulse, 1.1 est`,
    beginnings: `
      0.4 brula casqu elect gourd mange minut petit pisci, 0.5 parti somno, 1 convu`,
  },
  violence: {
    alarm: 0,
    daily: -3,
    none: -3.3,
    meanings: `
      -0.8 unwell, -0.7 hurts limb, -0.6 not slurred, -0.5 atRest much pregnancySign say shaky sick soon suddenly swallow, -0.4 ageOld
      want, 0.4 afraidHome, 0.5 home strike weapon, 0.6 afraid control others, 0.7 victim, 1 attacker person, 1.2 hit`,
    words: `
      -0.7 est, -0.5 s, -0.4 se, 0.4 cle etais rentrer, 0.5 casse chez coups j me mis mon ou sous, 0.6 peur quand telephone, 0.7 ex, 0.8
      il le`,
    beginnings: `
      0.4 repon trace, 0.5 enten rentr, 0.6 telep`,
  },
  eating: {
    alarm: 0,
    daily: -3,
    none: -3.5,
    meanings: `
      -0.5 hurts, -0.4 badly handOver pregnancySign, 0.4 shame, 0.5 asks bodyImage countsBites eat swallow, 0.7 foodRule many, 0.8 say,
      0.9 purge starve, 1.1 onPurpose undo weight`,
    words: `
      -0.6 le, -0.5 son, -0.4 comme pas, 0.4 les meme prends vomir, 0.5 chaque coupe deux en mange matin rien, 0.6 balance diner
      laxatifs puis soirs, 0.7 ans pour sinon, 0.8 par, 0.9 fais jour`,
    beginnings: `
      0.5 chaqu enten, 0.6 balan laxat, 0.8 tombe`,
  },
}
