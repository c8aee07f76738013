import type { DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weights: DangerWeights = {
  none: -2,
  meanings: `
      -1.1 asks, -0.9 training, -0.7 about, -0.6 planned, -0.5 sleep want, -0.4 accident longPast me, -0.3 joke lowOxygenFigure past,
      -0.2 alcohol forever onPurpose recovered say wayTo weight, -0.1 awful many others, 0.1 ageOld breathless burnSource drowsy fall
      farewell fever feverFigure flashes foodRule handOver hide insulin legs lowSugarFigure meterHi noHelp nobody overMuch pointless
      speak starve, 0.2 attacker bathroom betterOff blurred bump confused control deliberately dizzy faint fumeSource get headSplits
      home hurts kill marks method miss numb onlyWater pet pregnant racing ridOfMe self sleepPills sleeves sugar timesADay tooHigh
      vanish vomitCough vomiting wound, 0.3 afraidHome badly belongings birthSign bleed child contact cut deadlyPlace dose face gone
      head height hurt injure life live onlyEat undo victim, 0.4 afraid arm asthma cannot diabetesThing drawnTo heavyOn hit intend lips
      lost recurs swallow swell threaten, 0.5 meal medicine see shaky skin slurred stand take, 0.6 atRest breathe limb ownBody purge
      sick suddenly trigger, 0.7 days much person poison throat unwell, 0.8 chest pregnancySign, 0.9 now, 1.3 not`,
  words: `
      -0.9 habe, -0.6 beim gibt kann, -0.5 fallt ich nehme zwei, -0.4 endlich tipps was wir, -0.3 account an ausgegangen chef d dank
      danke das fur gern geschafft geschlagen habt hatte jahren komm letzten mein mich normal ok passwort rein schlafe sind training
      trinke uns zur, -0.2 aber acht app auch brauch bringt drauf ein einen einschlafen etwas euch frau gegen gemuseschneiden haben haha
      jemand keinen kilo konnte kurze machen meinen mir mit mochte rezepte schulter trotzdem tun uhr unser vitamin vor waage war welche
      zeit zusammen, -0.1 abends arm bitte dann drei durch eine es fertig finger furs gegessen geschnitten herzinfarkt im kalorien kg
      kommt kopf kurs magnesium man meine mitmachen muskelkater nachste opa passt raus schlaft schlaganfall schlecht sitzen sport termin
      viel wach weihnachten weil wie woche wochen zucker, 0 ab abend alles am angst aus baby bis blau dick die druck einer freundin
      gibts heute ihr komisch mann morgen ne ohne plotzlich redet richtig sagt schlagt schon schwanger seit sohn soll tagen tief uberall
      vom von wo wurde zeigt zieht zu, 0.1 alt arme atmet augen bad bald bin blut blute brust da dass dauernd den der dreimal einmal
      fieber frische fruh funf ganz ganze gefallen gespritzt grad gut halben hangt heut hi hilfe ihm ihre insulin is jedem jeder keiner
      kind kopfweh lauter leben liegen liegt linken lippen luft mach mandeln meinem mundwinkel muss nach nacht nich nicht nichts nie
      noch oma paracetamol riecht riesige schaum schnitte schwillt sich stark tochter total trinkt vater viele vorm weg wieder will wird
      wohnung zunge, 0.2 allen aufs bei braucht bruder brustbein darf doch dran erst essen genommen geschluckt geschrieben gestern
      getrunken gewurgt hand hort hund in jeden jetzt keine kiefer kleine korper krieg leer mehr meiner montag mund runter schwarz
      schwester seh spritzt spur stechen stunde trainiere trau uber unsere unterarm ware waren wasser wegen, 0.3 abendessen alle als
      brustkorb dem freund ganzen geht gesagt handy immer ins kaum nix schreit so sonst spray stunden um wenn zittere zum, 0.4 ist sie
      tag, 0.5 auf hals mal, 0.6 damit er hat, 0.7 nur, 0.8 hab, 1.5 und`,
  beginnings: `
      -0.5 jahre woche, -0.4 endli welch, -0.3 accou inter letzt norma passw rezep trink ubert, -0.2 aufho ausge einge einsc gemus gesch
      jeman konnt mache mocht nachs schla schul schwe trotz vitam zusam zwisc, -0.1 eiwei geges herzi kalor kuche magne mitma muske
      probe schle sitze termi train weihn zucke, 0.1 abend aufge blase dauer dreim durch entsc fiebe frisc gefal gespr halbe insul kopfs
      kopfw krieg laute liege linke mande nachb parac riesi schau schli schni schwa schwi sprit stark tocht wiede wohnu, 0.2 bring brude
      dusch genom geste getru gewur hinte kiefe korpe meine monta runte schre stech unser wasse, 0.3 asthm freun ganze gesag klein
      schne, 0.4 lange, 0.5 brust stund`,
}
