import type { DangerAnswers } from './form.ts'

export const french: DangerAnswers = {
  language: 'fr',
  or: 'ou',
  anyNumber: '112 (dans l’Union européenne et beaucoup d’autres pays) ou 911 (aux États-Unis et au Canada)',
  urgent:
    'C’est peut-être une urgence, et je ne peux pas aider assez vite. Appelez tout de suite le {number}, ou allez aux urgences les plus proches.',
  crisis:
    'Je suis désolé que ce soit si dur. Personne ne doit porter cela seul, et je ne suis pas la bonne aide. Si vous, ou la personne dont vous parlez, êtes en danger, appelez tout de suite le {number}.',
  poison:
    'C’est peut-être une intoxication. Appelez tout de suite le {number}, même si on ne sent encore rien, et gardez l’emballage à portée de main. Je ne peux pas aider assez vite.',
  violence:
    'Personne n’a le droit de vous faire cela, ni à quelqu’un d’autre, et ce n’est pas votre faute. Si vous ou une autre personne êtes en danger, appelez tout de suite le {number}, ou allez là où il y a du monde.',
  eating:
    'Merci de l’avoir écrit. Je ne suis pas la bonne aide, et je ne répondrai pas par des repas ou un programme. Parlez-en bientôt à un médecin : cela se soigne, quel que soit le poids. En cas de malaise, de douleur à la poitrine ou d’idées de se faire du mal, appelez tout de suite le {number}.',
  line: 'Vous pouvez aussi joindre {name} : {line}.',
  always: ' (jour et nuit)',
  byText: ' (appel ou SMS)',
  crisisAnywhere:
    'Vous pouvez aussi appeler une ligne d’écoute de votre pays, ou le dire tout de suite à quelqu’un de proche : un ami, un parent ou un médecin.',
  general: 'Si cela arrive en ce moment, à vous ou à quelqu’un d’autre, appelez le {number}.',
  maybe: 'Si vous ou quelqu’un d’autre êtes peut-être en danger, appelez le {number}.',
  close:
    'Une fois en sécurité, vous pouvez toujours parler ici à une personne de notre équipe ; ce sont des coachs, pas des médecins.',
  resultNow: {
    title: 'Appelez un médecin maintenant.',
    called:
      'Pour un résultat comme celui-ci, un laboratoire appelle aussitôt un médecin. Il peut s’agir d’une erreur de prélèvement ou de frappe, et seul un médecin peut le dire.',
    unless: 'Si vous n’en joignez aucun, ou si vous vous sentez mal, appelez le {number}.',
    heart:
      'Si vous avez une douleur, une pression ou un serrement dans la poitrine, une douleur qui va vers un bras, la mâchoire ou le dos, ou du mal à respirer, appelez d’abord le {number}.',
  },
  resultToday:
    'Parlez-en à un médecin aujourd’hui même. Les laboratoires signalent un tel résultat au médecin le jour même. Seul un médecin peut dire ce qu’il signifie pour vous. Si vous vous sentez mal, n’attendez pas.',
  resultsNotReviewed: 'Cela repose sur des listes de laboratoires et n’a pas encore été relu par un médecin.',
}
