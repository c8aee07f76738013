import type { DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weights: DangerWeights = {
  none: -2.8,
  meanings: `
      -1.1 planned, -0.9 training, -0.8 asks, -0.7 about accident, -0.4 game recurs wayTo, -0.3 ageOld joke longPast recovered, -0.2
      past prevents sun, -0.1 heatCold lowOxygenFigure me slurred tooHigh, 0.1 afraidHome attacker crash dizzy eat face fever flashes
      foodRule lowBmiFigure move odd overMuch racing sleep sunken sweaty thirst weapon, 0.2 bathroom betterOff bleed bump checksPhone
      diabetic drowsy end faint farewell gas head headSplits hide highKetoneFigure keto kill legs life method pain pregnant respond
      ridOfMe shivering sleeves starve sugar vanish, 0.3 afraid birthSign blade blurred confine deliberately get heavyOn highSugarFigure
      home leftOut live manyFigure noHelp others ownBody pet say soon suddenly throat, 0.4 cannot contact die feelMove gone height hurt
      lost lowSugarFigure now purge speak strike tooLow without, 0.5 belongings child cut diabetesThing forever injure medicine shame
      swell threaten vomitCough want, 0.6 badly hurts intend poison skin swallow wound, 0.7 atRest breathe control deadlyPlace dose sick
      undo unwell, 0.8 chest limb lips meal shaky take, 0.9 hit not person pregnancySign victim`,
  words: `
      -0.7 posso, -0.6 due, -0.5 app mi sveglio, -0.4 alle anni bene ci digiuno dormito mio trovo vitamina, -0.3 addormentato ahah avuto
      benissimo bevo bilancia c cosa fa figlio i ictus la magnesio o ora ricette senza smettere sto vedo, -0.2 ad adesso allergica bimbo
      caduto caldo chili come cugina dito domani dopo fare fiato grazie hanno le mangiare moglie morta notte nuotare ok perche perso
      quante rotto russa sento settimana sopra spostare tempo tre va vita, -0.1 avete braccio cammino collega corsa corso dato dorme
      dormo finito giorno gocce impazzire in infarto l ma meglio miglioro minuti muoio nel nonno oggi padre po prima puo quanto ragazzo
      rinnovo sbagliato scatola scorso sempre si sintomi stamattina sulla telefono voglia vorrei, 0 acetone alito all continuo d dal
      dalla del dell dieci faccia freddo gonfia lo mia ovunque petto riesco sa scale se tagliata tutte volta vomita vomito, 0.1 abbiamo
      acqua aiuto alla amica anche appartamento bambino bocca braccia brucia caduta candeggina che compagno con da dalle devo diabetica
      dolore donna dormire fatto febbre gambe gia giorni gli glicemia gola ho improvviso incinta insulina labbra lametta lei lingua mal
      mangio mani marito mela mesi nell nn nonna nuovo oleandro paura per piccola poi prendo respira risponde sara saro sbaglio segna
      sente sete settimane solo storta sudo sveglia tachipirina testa tornare tutta tutto ultima un urla volte, 0.2 al bagno bevuto
      bimba cadono chi di dice doppio ed enormi ex figlia gira ieri il kg lassativi lettera mamma mangiato me neonato nessuno niente
      occhi papa pastiglie pasto peso picchiando pranzo quando sangue sera sigarette sinistro sono sorella sport sta stasera subito
      sulle tanto tenere tremo tutti vado venti, 0.3 a ammazza casa cosi faccio gatto giu ha mano ponte punto scritto smesso sonno sotto
      stanotte voglio, 0.4 esce morsa non ore, 0.5 chiude della ogni preso sul, 0.6 respirare una, 0.7 e piu`,
  beginnings: `
      -0.4 digiu quant vitam, -0.3 benis bilan blocc cambi cammi chied dormi lezio magne ricet stanc svegl zucch, -0.2 addor adess allen
      aller cugin distr doman grazi mogli nuota perch ragaz regal rient scott sedut smett spost vorre, -0.1 colle consi impaz migli
      rinno ripre scato scors setti sinto, 0.1 alunn appar cande compa dolor febbr gonfi impro lamet lingu minac olean rimet tagli
      torna, 0.2 ammaz bevut cadon contr diabe doppi enorm lassa lette neona nient pasti picco pranz prend quand roves sigar sorel stase
      stort subit tener vogli vomit, 0.3 bruci esage facci finit guard nessu scrit sinis smess stano stare, 0.4 chiav lasci respi schif
      tachi, 0.5 chiud picch`,
}
