import type { DangerKind, DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weightsOfKinds: Readonly<Record<DangerKind, DangerWeights>> = {
  'self-harm': {
    alarm: 0.3,
    daily: -3,
    none: -1.4,
    meanings: `
      -0.6 hit shaky take throat, -0.5 arm asks breathless chest child dose overMuch pregnancySign swallow unwell, -0.4 cannot days lips
      sick, 0.4 live me others pet, 0.5 leftOut, 0.6 deadlyPlace height threaten, 0.7 blade die end self, 0.8 cut intend, 0.9 injure
      nobody, 1 skin`,
    words: `
      -1.2 en, -0.4 alles in naar, 0.4 daar dan dood gaat goed leven mesje spoor trein, 0.5 sommige, 0.6 dat het ik tot zichzelf, 0.7
      bij meer, 0.9 voor`,
    beginnings: `
      0.4 passe sprin, 0.5 sommi, 0.6 zichz`,
  },
  heart: {
    alarm: 0.3,
    daily: -3,
    none: -3.9,
    meanings: `
      -0.4 accident child not, 0.5 pain, 0.6 heart pale, 0.9 atRest sick, 1 arm, 1.3 hurts, 1.5 chest`,
    words: `
      -0.7 in, -0.4 hij meer, 0.4 alsof arm dit is van zijn, 0.5 hart, 0.6 maar pijn, 0.7 me naar, 0.8 borst er`,
    beginnings: `
      0.4 inges train`,
  },
  stroke: {
    alarm: 0.3,
    daily: -3,
    none: -2.4,
    meanings: `
      -0.8 now, -0.6 unwell, -0.5 child shaky, -0.4 despair, 0.4 limbSign see, 0.5 arm blurred legs suddenly, 0.7 speak, 0.8 side
      slurred, 1 mixesWords, 1.1 numb, 1.6 limb`,
    words: `
      -0.6 in, -0.5 te, -0.4 al, 0.4 been loopt praat, 0.5 kin koffie komen kwam linkerhand maar niks uit wartaal, 0.6 er scheef`,
    beginnings: `
      0.5 koffi warta, 0.6 schee, 0.9 linke`,
  },
  breath: {
    alarm: 0.3,
    daily: -3,
    none: -1.9,
    meanings: `
      -0.7 without, -0.6 limb shaky, -0.4 face lowSugarFigure, 0.4 asthma, 0.5 laboured, 0.8 breathe breatheIn, 0.9 atRest, 1 blue, 1.3
      cannot, 1.4 breathless`,
    words: `
      -0.7 in, -0.6 een meer nu uit, -0.5 dat mijn, -0.4 de me, 0.4 liggen, 0.5 aan achter bed geluid kan omdat piept, 0.6 blauw je
      maakt, 0.9 krijg lucht`,
    beginnings: `
      0.4 ligge, 0.5 achte gelui, 0.6 borre, 0.7 inade`,
  },
  allergy: {
    alarm: 0.3,
    daily: -3,
    none: -3.9,
    meanings: `
      -0.6 pain, -0.5 get, 0.4 gone, 0.5 swallow, 0.6 tooLow, 1 rash swell, 1.1 limbSign, 1.4 throat, 1.7 trigger`,
    words: `
      -0.8 niet, -0.7 het, -0.4 uit van, 0.4 door epipen kreeg mn te weg, 0.5 keel pinda stuk t, 0.6 dat geen, 0.7 en, 0.8 zakt, 0.9 na`,
    beginnings: `
      0.4 epipe`,
  },
  poison: {
    alarm: 0.3,
    daily: -3,
    none: -2.1,
    meanings: `
      -0.6 diabetesThing pregnancySign, -0.5 attacker breathless bump days eat hurts limb throat, -0.4 asks flashes not numb sugar
      trigger urinate, 0.4 despair pointless vomitCough, 0.5 recreational shivering unwell, 0.6 contact dose, 0.7 emptyPack swallow, 0.9
      medicine, 1 take, 1.2 much poison`,
    words: `
      -0.6 moet naar zegt, -0.5 ben er is, -0.4 als na, 0.4 aanrecht barstende daarna gedronken melder tellen, 0.5 dacht feestje fles
      genomen geslikt peuter schuim valt zat zo, 0.6 brandt, 0.7 hoest open strip, 0.8 het leeg, 0.9 was`,
    beginnings: `
      0.4 aanre barst daarn gedro melde schuu telle, 0.5 feest genom gesli parac peute schui, 0.6 brand`,
  },
  'blood-sugar': {
    alarm: 0.3,
    daily: -3,
    none: -3.9,
    meanings: `
      -0.5 days, -0.4 get hurts, 0.4 fruitBreath now purge, 0.6 asks breathe diabetic vomitCough, 0.7 insulin sweaty, 0.8 shaky urinate,
      1.3 lowSugarFigure, 1.5 sugar, 2 diabetesThing`,
    words: `
      -0.5 dat, -0.4 er, 0.4 aceton adem bed diabetes eraf had hele sloeg, 0.5 dwars gespoten heen ruikt suiker tril weet, 0.6 nu sta,
      0.7 als`,
    beginnings: `
      0.4 aceto bloed, 0.6 diabe suike, 0.7 gespo insul`,
  },
  baby: {
    alarm: 0.3,
    daily: -3,
    none: -2.6,
    meanings: `
      -0.5 atRest dose limbSign take, -0.4 diabetesThing eat nobody soon vomitCough, 0.4 afraid numb unwell without, 0.5 belly, 0.6
      birthSign, 1 child days, 1.3 pregnant, 1.6 bump`,
    words: `
      -0.5 al hij zijn, 0.4 en in wc, 0.5 buik dagen geen iets is schouder slap soort, 0.6 kindje mijn nog sta weken zwanger, 0.7 natte,
      0.8 baby, 1.1 maanden`,
    beginnings: `
      -0.5 uitge, 0.4 hoofd schou, 0.5 giste, 0.6 gesch kindj, 0.7 zwang, 1 maand`,
  },
  injury: {
    alarm: 0.3,
    daily: -3,
    none: -2.7,
    meanings: `
      -0.7 days, -0.6 accident victim, -0.5 bump goOn hurts, -0.4 see throat, 0.4 ownBody swallow, 0.5 attacker eat heatCold lips, 0.6
      atRest side tooLow, 0.7 sleeves, 0.8 badly, 0.9 faint, 1 burnSource`,
    words: `
      -0.7 als dat, -0.6 ik, -0.5 aan bij te, -0.4 baby voor zo, 0.4 ademt een omhoog over vader, 0.5 eruit hoofd kreeg meer niet, 0.6
      aanval armen braken even gezakt is out stopt stuk, 0.7 epileptische glas kind, 0.8 we, 1 in`,
    beginnings: `
      0.4 omhoo, 0.6 aanva brake gezak krijg, 0.7 epile`,
  },
  violence: {
    alarm: 0.3,
    daily: -3,
    none: -2.2,
    meanings: `
      -0.8 child, -0.6 breathe much unwell, -0.5 atRest badly breathless skin, -0.4 medicine self shaky, 0.5 asks locksIn, 0.6 home
      person soon, 0.7 abuse victim, 0.8 attacker weapon, 1 hit`,
    words: `
      -0.6 en, -0.5 al, -0.4 is nu, 0.4 bel doet door even zeven, 0.5 als ben deur durf hem ik jas moeder neemt of paspoort sleutel
      slot, 0.6 hij huis jongen vanavond weekend, 0.7 mag mee naar, 0.8 met vriend`,
    beginnings: `
      0.5 jonge moede paspo sleut, 0.6 vanav weeke, 0.7 vrien`,
  },
  eating: {
    alarm: 0.3,
    daily: -3,
    none: -3.4,
    meanings: `
      -0.4 limb, 0.4 fever manyFigure soon, 0.5 lowSugarFigure many not, 0.6 purge timesADay, 0.7 deliberately, 0.8 days foodRule meal,
      0.9 eat heart, 1 shame`,
    words: `
      -0.5 bij zo, 0.4 komkommer maaltijd nachts onder per s steek twee vinger, 0.5 al alles als elke ik keel meteen tafel, 0.6 dag
      niets ook pols, 0.7 eet slik stiekem, 0.8 aan, 0.9 na`,
    beginnings: `
      0.4 badka komko nacht serve vinge, 0.5 metee, 0.6 maalt, 0.7 laxee stiek`,
  },
}
