import type { DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weights: DangerWeights = {
  none: -2.4,
  meanings: `
      -0.8 asks, -0.6 past, -0.5 sun training, -0.4 recovered, -0.3 ageOld exercise highKetoneFigure joke, -0.2 fall longPast
      lowOxygenFigure planned recurs wayTo, -0.1 heatCold many manyFigure thirst weighsSelf, 0.1 blurred cannot contact despair face
      gone legs lips move noHelp onlyEat others ownBody pale poison urinate wake, 0.2 betterOff breathless cut fever feverFigure goOn
      height hit hurt numb pain rash respond ridOfMe soon trigger vomitCough, 0.3 birthSign bleed bump child diabetesThing die get head
      hide home hurts kill limbSign lowSugarFigure marks medicine mixesWords much onPurpose purge slurred speak suddenly timesADay
      without wound, 0.4 blade deadlyPlace farewell injure intend lastLetters see self shaky shame sick threaten, 0.5 breathe dose now
      person skin swell take victim, 0.6 atRest attacker deliberately me nobody pregnancySign, 0.7 throat unwell, 0.8 not`,
  words: `
      -0.5 ben met, -0.4 echt een gehad had hoe telt van, -0.3 app dag de heb kwark mijn of oude per slaap wel, -0.2 abonnement arm
      burpees gezond goed haha hoeveel jaar jullie kan keer km lag maakt maar om s spierpijn tussen weer zoon zus, -0.1 baby beroerte
      buiten d die drie dubbel eten gaat gesneden gisteren hebben je kapot laat leeg lunch maanden moordend morgen na normaal ook rustig
      steeds twee uur wat we weegschaal welke zon, 0 aan aanval als bijna blauw boos borst buurman door dr gebruikt geeft gezin
      hartaanval helemaal hield in insuline komt kwijlt lippen m man mee moet n nacht nog nu out praten r raar reageert sinds slikken
      staat trap vader veel vier was ze ziet zo zoontje zwanger zweet, 0.1 adem ademt al alles barstende benen bleek bloedsuiker boven
      dicht drinkt eet elkaar fles gegeten gezicht hand hangt heel hele hond iets ineens ingenomen kachel krijg lange ligt maaltijd mag
      misselijk mn mond mouwen net niks op optillen over overgeven piept pijn scheef slap sterretjes stoel strip suiker tong uren vallen
      voel voor vriend wakker wil word zie zit zomer, 0.2 af bij brandt dat dochter doet durf er ga gedronken geslikt het hoofd is kaak
      koorts mesje mij niet onder onze opeens overal paracetamol praat spoor sta tril uit wordt zet zichzelf zijn, 0.3 bloed dik dood
      haar ik lucht me mezelf niemand vinger zegt, 0.4 elke hij keel vandaag weken, 0.5 meer naar te, 0.6 geen heeft, 1.6 en`,
  beginnings: `
      -0.3 sport wande, -0.2 abonn burpe gespo gezon hoeve julli spier tusse, -0.1 avond dubbe hebbe moord steed weegs, 0.1 antib elkaa
      geget maalt mouwe overg vrien wakke, 0.2 bloed brand docht gedro gesli koort opeen overa parac zichz, 0.3 mezel niema vinge, 0.4
      vanda`,
}
