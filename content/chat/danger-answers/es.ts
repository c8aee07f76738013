import type { DangerAnswers } from './form.ts'

export const spanish: DangerAnswers = {
  language: 'es',
  or: 'o',
  anyNumber: '112 (en la Unión Europea y muchos otros países) o 911 (en Estados Unidos, Canadá y gran parte de América)',
  urgent:
    'Esto puede ser una emergencia y yo no puedo ayudar con la rapidez necesaria. Por favor, llame ahora al {number} o vaya al servicio de urgencias más cercano.',
  crisis:
    'Siento que sea tan difícil. Nadie tiene que cargar con esto a solas, y yo no soy la ayuda adecuada. Si usted o la persona de la que escribe está en peligro, por favor, llame ahora al {number}.',
  poison:
    'Esto puede ser una intoxicación. Por favor, llame ahora al {number}, aunque todavía no se note nada, y tenga a mano el envase. Yo no puedo ayudar con la rapidez necesaria.',
  violence:
    'Nadie tiene derecho a hacerle esto a usted ni a nadie, y no es culpa suya. Si usted u otra persona está en peligro, por favor, llame ahora al {number} o vaya a un lugar donde haya más gente.',
  eating:
    'Gracias por escribirlo. Yo no soy la ayuda adecuada y no voy a responder con comida ni con un plan. Por favor, hable pronto con un médico: esto tiene tratamiento, con cualquier peso. Si alguien se desmaya, tiene dolor en el pecho o piensa en hacerse daño, llame ahora al {number}.',
  line: 'También puede llamar a {name}: {line}.',
  always: ' (las 24 horas)',
  byText: ' (llamada o SMS)',
  crisisAnywhere:
    'También puede llamar a una línea de crisis de su país o contárselo enseguida a alguien cercano: un amigo, un familiar o un médico.',
  general: 'Si esto está pasando ahora, a usted o a otra persona, llame al {number}.',
  maybe: 'Si usted u otra persona puede estar en peligro, llame al {number}.',
  close: 'Cuando esté a salvo, aquí puede seguir hablando con una persona de nuestro equipo; son coaches, no médicos.',
  resultNow: {
    title: 'Por favor, llame ahora a un médico.',
    called:
      'Con un resultado así, un laboratorio llama enseguida al médico. Puede ser un error de la muestra o al escribirlo, y solo un médico puede decirlo.',
    unless: 'Si no encuentra a ninguno o se siente mal, llame al {number}.',
    heart:
      'Si tiene dolor, presión u opresión en el pecho, dolor que pasa al brazo, la mandíbula o la espalda, o le cuesta respirar, llame primero al {number}.',
  },
  resultToday:
    'Por favor, hable hoy mismo con un médico sobre esto. Los laboratorios avisan al médico de un resultado así el mismo día. Solo un médico puede decir qué significa para usted. Si se siente mal, no espere.',
  resultsNotReviewed: 'Esto se basa en listas de laboratorios y todavía no lo ha revisado un médico.',
}
