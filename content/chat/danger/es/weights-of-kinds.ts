import type { DangerKind, DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weightsOfKinds: Readonly<Record<DangerKind, DangerWeights>> = {
  'self-harm': {
    alarm: 0.3,
    daily: -3,
    none: -0.2,
    meanings: `
      -0.8 atRest swallow, -0.7 throat unwell, -0.6 attacker days manyFigure take, -0.5 foodRule hurts lips pregnancySign speak, -0.4
      badly control lowSugarFigure medicine pregnant respond shaky tooLow, 0.4 die get handOver hurt nobody self, 0.5 cut deadlyPlace
      end hide miss ridOfMe soon, 0.6 deliberately height method ownBody skin, 0.8 blade farewell injure marks sleeves, 0.9 belongings
      intend want`,
    words: `
      -1 y, -0.6 el, -0.5 como, -0.4 casa, 0.4 brazos cortar ha mientras mochila nadie, 0.5 carta falta hay mas noche todos, 0.6 hermano
      quiero tranquila, 0.7 vez, 1 ya`,
    beginnings: `
      0.4 brazo mient mochi vuelt, 0.6 corta quier, 0.7 tranq`,
  },
  heart: {
    alarm: 0.3,
    daily: -3,
    none: -3.9,
    meanings: `
      -0.5 cannot unwell, -0.4 throat, 0.4 atRest now, 0.5 lump, 0.6 pale tooHigh, 0.7 heavyOn sick sweaty, 0.9 arm hurts, 2 chest`,
    words: `
      -0.5 la, -0.4 los, 0.4 dolor hace nada vivo, 0.5 dando desde doctor estoy que toda, 0.6 aqui, 0.7 creo, 1.1 un, 1.4 pecho`,
    beginnings: `
      0.4 prend senta, 0.5 docto izqui`,
  },
  stroke: {
    alarm: 0.3,
    daily: -3,
    none: -3.9,
    meanings: `
      -0.5 chest child intend swallow, -0.4 breathe days threaten trigger, 0.4 cannot handFails suddenly, 0.5 headSplits life lost
      overMuch, 0.7 numb, 0.8 dropThings slurred speak, 1.1 limb side, 1.3 face`,
    words: `
      -0.9 con, -0.7 los, -0.6 que ya, -0.4 a las q, 0.4 bus entiende mitad rie sera, 0.5 bien de derecha golpe mi nuca peor se solo
      tiesa vida, 0.6 caso lado le mano puede`,
    beginnings: `
      0.5 habla levan torci, 0.6 derec entie`,
  },
  breath: {
    alarm: 0.3,
    daily: -3,
    none: -2,
    meanings: `
      -0.8 shaky, -0.6 hurts now tooLow, -0.5 onPurpose respond skin, -0.4 arm attacker days, 0.4 limbSign many, 0.5 asks noSentence,
      0.7 atRest laboured, 1 cannot, 1.1 asthma, 1.3 breathe breathless`,
    words: `
      -0.5 desde la, -0.4 de meses muy todo y, 0.4 asma como frase los no terminar, 0.5 morados para uva veces, 0.6 puedo rato respirar,
      0.7 entre inhalador, 0.8 aire tres, 0.9 hace ruido`,
    beginnings: `
      -0.4 quier, 0.4 morad senta, 0.5 respi, 0.6 ahoga inhal`,
  },
  allergy: {
    alarm: 0.3,
    daily: -3,
    none: -4.7,
    meanings: `
      -0.5 accident say, -0.4 blue poison, 0.4 cannot lips take, 0.5 bodyImage lump swallow, 0.6 rash, 1 swell throat, 2.7 trigger`,
    words: `
      -0.4 no, 0.5 comio cuesta garganta nuez salieron voz y ya, 0.6 ronchas, 0.7 la`,
    beginnings: `
      0.4 galle, 0.5 cuest garga salie, 0.6 hinch ronch`,
  },
  poison: {
    alarm: 0.3,
    daily: -3,
    none: -2.4,
    meanings: `
      -0.7 speak, -0.6 skin trigger, -0.5 bodyImage days sugar, -0.4 arm swell, 0.5 respond, 0.6 recreational, 0.7 gas hurts swallow,
      0.9 contact emptyPack lost sleepPills, 1.1 dose much take, 1.2 medicine, 2.3 poison`,
    words: `
      -0.6 un, -0.5 a, -0.4 estoy me, 0.4 con ni paracetamol prendido vacios, 0.5 campo el frasco los ronca, 0.6 ahora mucho, 0.8 del,
      0.9 sueno`,
    beginnings: `
      0.4 dormi fumig parac vacio, 0.5 blanc blist frasc, 0.6 pasti`,
  },
  'blood-sugar': {
    alarm: 0.3,
    daily: -3,
    none: -4,
    meanings: `
      -0.7 hurts, -0.5 much pregnant unwell, -0.4 chest faint lips, 0.4 lettersMove many, 0.5 badly breathe confused fruitBreath
      highKetoneFigure skin tooHigh tooLow, 0.8 manyFigure, 0.9 highSugarFigure insulin, 1.2 sugar, 1.4 diabetic shaky, 2 diabetesThing`,
    words: `
      -0.4 con, 0.4 manos plato tenia, 0.5 diabetica la lejos pluma sigo, 0.6 aliento como rato y, 0.7 azucar, 0.8 baje`,
    beginnings: `
      0.6 alien, 0.7 azuca diabe`,
  },
  baby: {
    alarm: 0.3,
    daily: -3,
    none: -3.2,
    meanings: `
      -0.8 victim, -0.7 attacker sick, -0.6 accident ageOld diabetesThing dose vomitCough, -0.5 hit trigger, -0.4 cannot diabetic
      medicine poison, 0.4 racing, 0.5 belongings drawnTo unwell, 0.6 belly lips pregnancySign respond, 0.7 days, 1 child, 1.4 bump, 2.6
      pregnant`,
    words: `
      -0.5 nino, -0.4 el, 0.4 dura embarazada nieto ojos quito, 0.5 cinco demasiado desde llorar semanas tiene, 0.6 dos lo miro panal,
      0.7 beba como esta y, 1 bebe meses`,
    beginnings: `
      0.4 embar, 0.5 demas llora, 0.6 cambi patad seman`,
  },
  injury: {
    alarm: 0.3,
    daily: -3,
    none: -3.5,
    meanings: `
      -0.9 asks, -0.8 swallow take, -0.6 nobody pregnant, -0.5 bump diabetesThing feelMove get laboured now overMuch throat trigger want
      weight, -0.4 belly bodyImage breatheIn breathless much sleep victim, 0.4 contact numb person recovered vomitCough, 0.5 hurts
      pregnancySign, 0.6 accident burnSource, 0.7 ageOld limbSign, 0.9 legs, 1.2 unwell wound`,
    words: `
      -0.6 que, -0.5 bebe ha, -0.4 lado, 0.4 minutos responde sangrar, 0.5 aceite ampollas companera con espuma hirviendo me piel quedo
      y, 0.6 abuelo companero convulsionando corte dedos luz, 0.7 derecha echa no sacamos sale, 0.9 la nino`,
    beginnings: `
      0.4 minut, 0.5 aceit ampol espum hirvi, 0.6 convu derec piern, 0.7 sacam, 0.9 compa elect`,
  },
  violence: {
    alarm: 0.3,
    daily: -3,
    none: -1.5,
    meanings: `
      -0.8 not, -0.7 atRest, -0.6 injure me, -0.5 badly hurts limb poison shaky unwell, -0.4 method ownBody, 0.4 arm harmed nobody, 0.5
      afraid checksPhone weapon, 0.6 victim, 0.7 recurs, 0.8 control, 1.3 hit, 1.4 attacker`,
    words: `
      -0.6 no se, -0.4 al como, 0.4 donde me rompio trae, 0.5 agarro cuando cuchillo miedo novio otra, 0.6 celular con revisa vez, 0.7
      casa cuello, 0.8 ex, 1 a, 1.1 su`,
    beginnings: `
      0.4 rompi, 0.5 cuand cuchi, 0.6 celul revis, 0.7 cuell`,
  },
  eating: {
    alarm: 0.3,
    daily: -3,
    none: -3.2,
    meanings: `
      -0.4 belongings, 0.4 pointless training, 0.5 exercise lowBmiFigure swell, 0.6 bodyImage feelMove starve, 0.7 weight, 0.8 handOver,
      0.9 days onPurpose purge, 1 meal shame undo, 1.2 foodRule`,
    words: `
      -0.6 a, -0.5 como la un, -0.4 del tengo, 0.4 esposa hija levantar numero ya, 0.5 ceno cinco despues dice hoy los peso, 0.6 al en
      por tomo, 0.7 comida doy laxantes, 0.8 comer si, 1.2 dia`,
    beginnings: `
      0.4 numer, 0.5 despu levan, 0.7 comid laxan`,
  },
}
