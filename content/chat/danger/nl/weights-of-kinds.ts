import type { DangerKind, DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weightsOfKinds: Readonly<Record<DangerKind, DangerWeights>> = {
  'self-harm': {
    alarm: 0,
    daily: -3,
    none: -1.4,
    meanings: `
      -0.6 asks shaky take, -0.5 arm chest child days dose hit swallow throat unwell, -0.4 breathless cannot lips overMuch pregnancySign
      sick swell, 0.4 height hide kill me others soon, 0.5 leftOut live, 0.6 deadlyPlace threaten, 0.7 blade die end self, 0.8 cut
      injure intend, 0.9 nobody skin`,
    words: `
      -1.3 en, -0.4 alles de is naar, 0.4 dan dood hand mesje vandaag, 0.5 leven sommige, 0.6 dat het ik meer tot zichzelf, 0.8 bij voor`,
    beginnings: `
      0.4 passe vanda, 0.5 sommi sprin, 0.6 zichz`,
  },
  heart: {
    alarm: 0,
    daily: -3,
    none: -3.9,
    meanings: `
      -0.4 accident child not, 0.5 pain, 0.6 heart pale, 0.9 atRest sick, 1 arm, 1.3 hurts, 1.5 chest`,
    words: `
      -0.8 in, -0.4 hij meer, 0.4 alsof arm dit is van zijn, 0.5 hart, 0.6 maar pijn, 0.7 me naar, 0.8 borst er`,
    beginnings: `
      0.4 train`,
  },
  stroke: {
    alarm: 0,
    daily: -3,
    none: -2.6,
    meanings: `
      -0.8 now, -0.6 unwell, -0.5 child shaky, -0.4 despair, 0.4 see, 0.5 arm blurred legs suddenly, 0.8 side slurred speak, 1
      mixesWords numb, 1.7 limb`,
    words: `
      -0.6 in, -0.4 al te, 0.4 been loopt, 0.5 er kin koffie komen kwam linkerhand maar niks praat scheef uit wartaal`,
    beginnings: `
      0.5 koffi schee warta, 0.9 linke`,
  },
  breath: {
    alarm: 0,
    daily: -3,
    none: -1.9,
    meanings: `
      -0.6 limb shaky without, -0.4 chest lowSugarFigure, 0.4 lips, 0.5 laboured, 0.7 breathe, 0.8 breatheIn, 0.9 atRest blue, 1.3
      cannot, 1.4 breathless`,
    words: `
      -0.7 in uit, -0.6 een meer nu, -0.5 dat mijn, -0.4 me, 0.4 achter bed kan liggen maakt, 0.5 aan omdat, 0.6 je piept, 0.7 blauw,
      0.9 krijg lucht`,
    beginnings: `
      0.4 achte ligge, 0.6 borre, 0.7 inade`,
  },
  allergy: {
    alarm: 0,
    daily: -3,
    none: -3.8,
    meanings: `
      -0.6 pain, -0.5 get, 0.4 lump, 0.5 swallow, 0.6 tooLow, 0.9 swell, 1 rash, 1.1 limbSign, 1.4 throat, 1.6 trigger`,
    words: `
      -0.8 niet, -0.7 het, -0.4 uit, 0.4 die door epipen kreeg mn pinda weg, 0.5 dat keel stuk t, 0.6 geen, 0.7 en, 0.8 zakt, 0.9 na`,
    beginnings: `
      0.4 epipe`,
  },
  poison: {
    alarm: 0,
    daily: -3,
    none: -2.1,
    meanings: `
      -0.6 diabetesThing eat pregnancySign throat, -0.5 attacker bump days hurts limb numb, -0.4 asks breathless flashes sugar tooLow
      urinate, 0.4 pointless shaky, 0.5 recreational shivering unwell, 0.6 dose swallow, 0.7 contact emptyPack, 0.9 medicine, 1 take,
      1.2 much poison`,
    words: `
      -0.6 moet naar zegt, -0.5 ben is, -0.4 er na, 0.4 aanrecht gedronken genomen melder nu tellen, 0.5 brandt daarna feestje fles
      geslikt peuter schuim zat zo, 0.6 dacht hoest valt, 0.7 het leeg open strip, 0.9 was`,
    beginnings: `
      0.4 aanre gedro genom melde schuu telle, 0.5 brand daarn feest gesli parac peute schui`,
  },
  'blood-sugar': {
    alarm: 0,
    daily: -3,
    none: -3.7,
    meanings: `
      -0.5 days, 0.4 fruitBreath undo, 0.6 asks diabetic insulin sweaty vomitCough, 0.7 breathe urinate, 0.8 shaky, 1.3 lowSugarFigure,
      1.4 sugar, 1.9 diabetesThing`,
    words: `
      -0.5 dat, -0.4 er, 0.4 aceton bed diabetes eraf had laat om ruikt zie, 0.5 dwars gespoten heen suiker tril weet, 0.6 nu sta, 0.7
      als`,
    beginnings: `
      0.4 aceto, 0.5 bloed, 0.6 diabe suike, 0.7 gespo insul`,
  },
  baby: {
    alarm: 0,
    daily: -3,
    none: -2.6,
    meanings: `
      -0.5 limbSign take, -0.4 atRest diabetesThing dose eat nobody soon vomitCough, 0.4 afraid numb unwell without, 0.5 belly, 0.6
      birthSign, 1 child days, 1.3 pregnant, 1.6 bump`,
    words: `
      -0.5 al hij zijn, 0.4 dagen gisteren in is, 0.5 buik geen iets schouder slap soort, 0.6 kindje mijn nog sta weken zwanger, 0.7
      baby natte, 1.1 maanden`,
    beginnings: `
      -0.5 uitge, 0.4 hoofd schou, 0.5 giste, 0.6 gesch kindj, 0.7 zwang, 1 maand`,
  },
  injury: {
    alarm: 0,
    daily: -3,
    none: -2.8,
    meanings: `
      -0.7 victim, -0.6 days goOn hurts, -0.5 accident, -0.4 bump see, 0.4 attacker drawnTo ownBody skin, 0.5 eat heatCold lips odd, 0.6
      side sleeves, 0.7 tooLow, 0.8 badly faint, 1 burnSource`,
    words: `
      -0.7 als dat, -0.5 aan ik maar te, -0.4 na zo, 0.4 omhoog over paars reageert staan vader, 0.5 kreeg niet uit we, 0.6 aanval armen
      braken even gezakt hoofd is kind out stopt stuk, 0.7 epileptische glas, 1 in`,
    beginnings: `
      0.4 omhoo reage, 0.6 aanva brake gezak, 0.7 epile`,
  },
  violence: {
    alarm: 0,
    daily: -3,
    none: -2,
    meanings: `
      -0.7 child, -0.6 much unwell, -0.5 atRest badly breathe breathless skin, -0.4 medicine pain self, 0.5 locksIn, 0.6 asks home
      person soon, 0.7 abuse attacker victim, 0.8 weapon, 1.1 hit`,
    words: `
      -0.6 en, -0.5 al, -0.4 is, 0.4 doet even moeder moet zeven, 0.5 als ben deur durf hem hij neemt of paspoort slot, 0.6 huis jongen
      sleutel vanavond weekend, 0.7 mee naar, 0.8 mag met vriend`,
    beginnings: `
      0.4 kinde moede, 0.5 jonge paspo, 0.6 sleut vanav weeke, 0.8 vrien`,
  },
  eating: {
    alarm: 0,
    daily: -3,
    none: -3.3,
    meanings: `
      -0.5 atRest lips see sick, 0.4 bodyImage passOut, 0.5 deliberately fever lowSugarFigure manyFigure timesADay, 0.6 foodRule many
      not purge, 0.7 eat, 0.8 days heart shame, 0.9 meal`,
    words: `
      -0.5 bij, 0.4 alles als lager maaltijd moet nachts s steek thee vinger, 0.5 eet elke ik keel meteen per pols tafel, 0.6 aan niets
      ook, 0.7 dag slik stiekem, 0.8 na`,
    beginnings: `
      0.4 badka nacht serve vinge, 0.5 metee, 0.6 maalt, 0.7 laxee stiek`,
  },
}
