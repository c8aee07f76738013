import type { FurtherMeaning, Words } from '#content/chat/danger/form.ts'

/** Grave signs that are told in passing. */
export const inPassing = {
  decided: `tomé la decisión, tomado la decisión, tomada la decisión, está decidido, decisión tomada, no hay vuelta atrás, lo tengo decidido, ya decidí`,
  calmNow: `por primera vez en meses, por primera vez en mucho tiempo, por fin en paz, por fin tranquil~, al fin en paz, al fin tranquil~, en paz por fin, estoy en paz, me siento en paz, estoy tranquil~, hace mucho que no`,
  hoards: `guardé todas, guardé los, guardado todas, guardo todas, guardando, junté, juntando, acumul~, por si acaso, las tengo yo, me quedé con`,
  sleepPills: `pastillas para dormir, pastillas de dormir, somnífer~, orfidal, trankimazin, lexatin, lorazepam, diazepam, clonazepam, rivotril, gotas para dormir, pastillas de mi abuela, pastillas de la abuela, alprazolam`,
  countsBites: `cuento las almendras, cuento los bocados, cuento cada, cuento las uvas, cuento los granos, cinco almendras al día, una manzana al día, corto en trocitos, peso cada bocado, peso cada gramo, peso cada cosa que como`,
  knowsWhere: `saber dónde ando, saber dónde estoy, saber donde ando, ver dónde estoy, dónde estoy a cada, me localiza, ubicación todo el tiempo, una aplicación en mi celular, una app en mi móvil, me geolocaliza, aplicación en mi móvil`,
  handFails: `mano no le hace caso, mano no me hace caso, mano no le obedece, mano no me obedece, no atina a, se me cae la cuchara, se le cae la cuchara, se le cae el tenedor, el brazo no le responde, la pierna no le responde, mano no responde, arrastra un pie, arrastra la pierna, abrocharse la camisa, abrocharse los botones, abrocharme los botones, abrocharse un botón`,
  mouthLeaks: `se le sale el agua, se le cae el agua de la boca, se le cae la baba, se le escapa la comida, se me sale por un lado, se le sale por un lado, por la comisura, media sonrisa, sonrisa torcida, sonríe solo con un lado, lengua pesada, lengua trabada, lengua dormida`,
  weightMiddle: `peso aquí en medio, peso en medio, presión aquí en medio, algo aquí en el medio, nudo en medio, peso en el centro, cinturón apretado, faja apretada`,
  voiceChanged: `le cambió la voz, me cambió la voz, voz ronca, voz rara, se quedó sin voz, me quedé sin voz, voz distinta, no puede tragar la saliva, no puedo tragar, carraspea`,
  eyesRolled: `ojos en blanco, puso los ojos en blanco, se le fueron los ojos, ojos para atrás, mirada fija, no me mira, mirada perdida, se quedó tieso, se quedó tiesa, se puso rígid~`,
  needFeel: `sentir algo, necesitaba sentir, necesito sentir, dejar de sentir, me calma por dentro, necesitaba calmarme`,
  meterHi: `marca hi, pone hi, dice hi, solo pone hi, marca high, pone high, fuera de rango`,
  lettersMove: `las letras se mueven, letras se me mueven, no atino a las teclas, veo doble, las letras bailan, letras borrosas, no acierto las teclas`,
  onlyWater: `solo agua, sólo agua, a base de agua, agua y café, agua y chicle, té y hielo, solo té, solo café, nada más que agua, a pura agua`,
  heHears: `si me oye, si me escucha, que no me oiga, si se entera, está al lado, está en la otra habitación, está durmiendo al lado, no puedo hablar alto, borra este chat, borrar este chat, escribo bajito, no puedo llamar, si ve que escribo, esconder la app, no llamen, no me llamen`,
  saysFell: `me di con la puerta, me caí por las escaleras, se dio con la puerta, se cayó por las escaleras, chocó con la puerta, tropecé con la puerta`,
  pupil: `pupila más grande, una pupila, pupilas distintas, pupilas desiguales, un ojo más grande`,
  spotsStay: `manchas que no desaparecen, puntos que no desaparecen, manchas no se van al apretar, no desaparecen con el vaso, puntitos morados, manchas moradas, petequias`,
  soaked: `toalla empapada, tercera toalla, segunda toalla, empapa la toalla, cambiado la toalla, empapando toallas, charco de sangre, sale a chorros`,
} satisfies Partial<Record<FurtherMeaning, Words>>
