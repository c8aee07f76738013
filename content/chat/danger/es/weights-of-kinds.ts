import type { DangerKind, DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weightsOfKinds: Readonly<Record<DangerKind, DangerWeights>> = {
  'self-harm': {
    alarm: 0,
    daily: -3,
    none: -0.1,
    meanings: `
      -0.8 atRest, -0.7 attacker swallow unwell, -0.6 days manyFigure take throat, -0.5 foodRule hurts lips pregnancySign respond speak
      victim, -0.4 badly control lowSugarFigure medicine pregnant tooLow, 0.4 die end get handOver hurt nobody self, 0.5 cut deadlyPlace
      hide ridOfMe soon, 0.6 deliberately height method miss ownBody, 0.7 blade skin sleeves, 0.8 farewell injure marks, 0.9 belongings
      intend want`,
    words: `
      -1 y, -0.6 el, -0.5 como, -0.4 casa puedo, 0.4 brazos cortar hay mientras mochila nadie, 0.5 carta ha hermano mas noche todos, 0.6
      quiero tranquila vez, 1 ya`,
    beginnings: `
      0.4 brazo mient mochi vuelt, 0.5 quier, 0.6 corta, 0.7 tranq`,
  },
  heart: {
    alarm: 0,
    daily: -3,
    none: -4,
    meanings: `
      -0.5 cannot throat unwell, -0.4 swallow, 0.4 heart, 0.5 atRest lump now tooHigh, 0.6 pale, 0.7 heavyOn sick sweaty, 0.8 arm hurts,
      2 chest`,
    words: `
      -0.5 la, 0.4 corazon empapado esta hace izquierdo nada vivo, 0.5 dando doctor estoy que toda, 0.6 aqui desde, 0.7 creo, 1.1 un,
      1.4 pecho`,
    beginnings: `
      0.4 coraz empap prend senta, 0.5 docto izqui`,
  },
  stroke: {
    alarm: 0,
    daily: -3,
    none: -4,
    meanings: `
      -0.5 chest child intend, -0.4 breathe days medicine swallow threaten trigger, 0.4 handFails overMuch suddenly, 0.5 headSplits life
      lost, 0.6 numb, 0.7 dropThings, 0.8 slurred speak, 1.1 side, 1.2 limb, 1.3 face`,
    words: `
      -1 con, -0.7 los, -0.6 que ya, -0.4 q, 0.4 bus entiende sera, 0.5 bien de derecha golpe le mi mitad nuca peor se solo tiesa vida,
      0.6 caso lado mano puede`,
    beginnings: `
      0.5 habla levan torci, 0.6 derec entie`,
  },
  breath: {
    alarm: 0,
    daily: -3,
    none: -2,
    meanings: `
      -0.8 shaky, -0.6 hurts now tooLow, -0.5 onPurpose respond skin, -0.4 arm attacker days, 0.4 limbSign many, 0.5 noSentence, 0.6
      asks, 0.7 atRest laboured, 1 cannot, 1.1 asthma, 1.3 breathe breathless`,
    words: `
      -0.6 desde, -0.5 la, -0.4 de meses muy todo y, 0.4 frase los no terminar, 0.5 asma como morados para uva veces, 0.6 puedo rato
      respirar, 0.7 entre inhalador tres, 0.8 aire hace, 0.9 ruido`,
    beginnings: `
      -0.4 quier, 0.4 morad, 0.6 ahoga inhal respi`,
  },
  allergy: {
    alarm: 0,
    daily: -3,
    none: -4.7,
    meanings: `
      -0.6 accident, -0.5 say, -0.4 poison, 0.4 belly take, 0.5 bodyImage cannot lips lump, 0.6 rash swallow, 1 swell throat, 2.7
      trigger`,
    words: `
      -0.5 no, 0.5 comio cuesta garganta nuez ronchas salieron voz y ya, 0.7 la`,
    beginnings: `
      0.4 alerg galle, 0.5 cuest garga ronch salie, 0.6 hinch`,
  },
  poison: {
    alarm: 0,
    daily: -3,
    none: -2.5,
    meanings: `
      -0.6 skin speak trigger, -0.5 bodyImage days, -0.4 arm sugar, 0.5 respond, 0.6 recreational, 0.7 gas hurts swallow, 0.9 contact
      emptyPack lost sleepPills, 1 dose take, 1.1 much, 1.3 medicine, 2.3 poison`,
    words: `
      -0.6 a un, -0.4 estoy me, 0.4 con ni pastillas vacios, 0.5 ahora campo el frasco los mucho paracetamol ronca, 0.8 del sueno`,
    beginnings: `
      0.4 dormi fumig vacio, 0.5 blanc blist frasc parac, 0.6 pasti`,
  },
  'blood-sugar': {
    alarm: 0,
    daily: -3,
    none: -3.9,
    meanings: `
      -0.7 hurts, -0.5 much pregnant unwell, -0.4 chest faint lips move, 0.4 keto lettersMove skin tooHigh, 0.5 badly breathe confused
      fruitBreath highKetoneFigure tooLow, 0.8 insulin, 0.9 highSugarFigure manyFigure, 1.2 sugar, 1.3 diabetic, 1.4 shaky, 2
      diabetesThing`,
    words: `
      -0.4 con, 0.4 la manos parada plato pluma tenia, 0.5 diabetica lejos sigo, 0.6 aliento rato y, 0.7 azucar como, 0.8 baje`,
    beginnings: `
      0.4 parad, 0.6 alien, 0.7 azuca diabe`,
  },
  baby: {
    alarm: 0,
    daily: -3,
    none: -3.3,
    meanings: `
      -0.8 victim, -0.7 sick, -0.6 accident ageOld attacker diabetesThing dose vomitCough, -0.5 hit trigger, -0.4 cannot diabetic get
      medicine poison, 0.4 badly lowSugarFigure racing, 0.5 belongings drawnTo pregnancySign unwell, 0.6 belly days lips respond, 1
      child, 1.4 bump, 2.5 pregnant`,
    words: `
      -0.5 nino, 0.4 desde dura embarazada nieto quito, 0.5 cinco demasiado llorar semanas tiene, 0.6 dos esta lo miro panal, 0.7 beba
      como y, 1 bebe meses`,
    beginnings: `
      0.5 demas embar llora, 0.6 cambi patad seman`,
  },
  injury: {
    alarm: 0,
    daily: -3,
    none: -3.5,
    meanings: `
      -0.9 asks, -0.7 swallow take, -0.6 nobody pregnant, -0.5 bodyImage bump diabetesThing get now trigger want weight, -0.4 breatheIn
      chest feelMove sleep suddenly, 0.4 contact person, 0.5 vomitCough, 0.6 burnSource hurts pregnancySign, 0.7 accident limbSign, 0.8
      ageOld, 0.9 legs, 1.2 unwell wound`,
    words: `
      -0.6 que, -0.5 bebe ha, -0.4 lado tiene, 0.4 espuma sale, 0.5 aceite ampollas companera con hirviendo piel quedo y, 0.6 companero
      corte derecha me sacamos, 0.7 abuelo convulsionando, 0.8 no, 0.9 nino, 1 la`,
    beginnings: `
      0.4 abuel espum morad vecin, 0.5 aceit ampol hirvi, 0.6 derec piern sacam, 0.7 convu, 0.9 elect, 1 compa`,
  },
  violence: {
    alarm: 0,
    daily: -3,
    none: -1.4,
    meanings: `
      -0.8 not, -0.7 atRest, -0.6 injure me, -0.5 badly hurts limb ownBody poison unwell, -0.4 shaky, 0.4 nobody, 0.5 afraid checksPhone
      harmed, 0.6 recurs victim, 0.9 control, 1.3 hit, 1.5 attacker`,
    words: `
      -0.6 no se, 0.4 mujer rompio trae, 0.5 celular cuando cuchillo miedo novio otra revisa, 0.6 con cuello vez, 0.8 casa ex, 1 a su`,
    beginnings: `
      0.4 golpe rompi, 0.5 celul cuand cuchi revis, 0.6 cuell`,
  },
  eating: {
    alarm: 0,
    daily: -3,
    none: -3.2,
    meanings: `
      -0.4 belongings limbSign, 0.4 swell timesADay training, 0.5 exercise lowBmiFigure pointless, 0.6 bodyImage feelMove starve, 0.7
      weight, 0.8 days handOver, 0.9 onPurpose purge, 1 meal shame undo, 1.2 foodRule`,
    words: `
      -0.6 a, -0.5 como la, -0.4 del tengo un, 0.4 esposa hija levantar numero ya, 0.5 ceno cinco despues dice hoy los peso, 0.6 al en
      por tomo, 0.7 comida doy laxantes, 0.8 comer si, 1.2 dia`,
    beginnings: `
      0.4 numer, 0.5 despu levan, 0.7 comid laxan`,
  },
}
