import type { DangerAnswers } from './form.ts'

export const portuguese: DangerAnswers = {
  language: 'pt',
  or: 'ou',
  anyNumber: '112 (na União Europeia e em muitos outros países) ou 911 (nos Estados Unidos e no Canadá)',
  urgent:
    'Isto pode ser uma emergência, e eu não consigo ajudar com a rapidez necessária. Por favor, ligue agora para o {number} ou vá ao serviço de urgência mais próximo.',
  crisis:
    'Sinto muito que esteja tão difícil. Ninguém tem de carregar isto sem ajuda, e eu não sou a ajuda certa. Se você ou a pessoa de quem escreve está em perigo, por favor, ligue agora para o {number}.',
  poison:
    'Isto pode ser uma intoxicação. Por favor, ligue agora para o {number}, mesmo que ainda não se sinta nada, e tenha a embalagem à mão. Eu não consigo ajudar com a rapidez necessária.',
  violence:
    'Ninguém tem o direito de fazer isto a você ou a outra pessoa, e a culpa não é sua. Se você ou alguém está em perigo, por favor, ligue agora para o {number} ou vá para onde haja outras pessoas.',
  eating:
    'Obrigado por escrever isto. Eu não sou a ajuda certa e não vou responder com comida nem com um plano. Por favor, fale em breve com um médico: isto tem tratamento, com qualquer peso. Se alguém desmaiar, tiver dor no peito ou pensar em se machucar, ligue agora para o {number}.',
  line: 'Também pode ligar para {name}: {line}.',
  always: ' (24 horas)',
  byText: ' (chamada ou SMS)',
  crisisAnywhere:
    'Também pode ligar para uma linha de apoio do seu país, ou contar já a alguém próximo: um amigo, um familiar ou um médico.',
  general: 'Se isto está a acontecer agora, com você ou com outra pessoa, ligue para o {number}.',
  maybe: 'Se você ou outra pessoa pode estar em perigo, ligue para o {number}.',
  close: 'Quando estiver em segurança, ainda pode falar aqui com uma pessoa da nossa equipe; são coaches, não médicos.',
  resultNow: {
    title: 'Por favor, ligue agora para um médico.',
    called:
      'Com um resultado assim, o laboratório liga logo para um médico. Pode ser um erro da amostra ou de digitação, e só um médico pode dizer.',
    unless: 'Se não conseguir falar com nenhum ou se sentir mal, ligue para {number}.',
    heart:
      'Se tiver dor, pressão ou aperto no peito, dor que vai para o braço, o maxilar ou as costas, ou dificuldade para respirar, ligue primeiro para {number}.',
  },
  resultToday:
    'Por favor, fale hoje mesmo com um médico sobre isto. Os laboratórios avisam o médico de um resultado assim no mesmo dia. O que significa para você só um médico pode dizer. Se se sentir mal, não espere.',
  resultsNotReviewed: 'Isto baseia-se em listas de laboratórios e ainda não foi revisto por um médico.',
}
