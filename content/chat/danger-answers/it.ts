import type { DangerAnswers } from './form.ts'

export const italian: DangerAnswers = {
  language: 'it',
  or: 'o',
  anyNumber: '112 (nell’Unione europea e in molti altri Paesi) o 911 (negli Stati Uniti e in Canada)',
  urgent:
    'Può essere un’emergenza, e io non posso aiutare abbastanza in fretta. Chiami subito il {number} o vada al pronto soccorso più vicino.',
  crisis:
    'Mi dispiace che sia così dura. Nessuno deve portare questo peso da solo, e io non sono l’aiuto giusto. Se Lei o la persona di cui scrive è in pericolo, chiami subito il {number}.',
  poison:
    'Può essere un avvelenamento. Chiami subito il {number}, anche se non si avverte ancora nulla, e tenga a portata di mano la confezione. Io non posso aiutare abbastanza in fretta.',
  violence:
    'Nessuno può fare questo a Lei o ad altri, e non è colpa Sua. Se Lei o qualcun altro è in pericolo, chiami subito il {number} o vada dove ci sono altre persone.',
  eating:
    'Grazie per averlo scritto. Io non sono l’aiuto giusto e non risponderò con cibo o un piano. Ne parli presto con un medico: si può curare, con qualsiasi peso. Se qualcuno sviene, ha dolore al petto o pensa di farsi del male, chiami subito il {number}.',
  line: 'Può chiamare anche {name}: {line}.',
  always: ' (24 ore su 24)',
  byText: ' (chiamata o SMS)',
  crisisAnywhere:
    'Può anche chiamare una linea di ascolto del Suo Paese, o dirlo subito a qualcuno vicino: un amico, un familiare o un medico.',
  general: 'Se sta succedendo adesso, a Lei o a qualcun altro, chiami il {number}.',
  maybe: 'Se Lei o qualcun altro potrebbe essere in pericolo, chiami il {number}.',
  close: 'Quando sarà al sicuro, qui può ancora parlare con una persona del nostro team; sono coach, non medici.',
  resultNow: {
    title: 'Chiami subito un medico.',
    called:
      'Con un risultato così il laboratorio chiama subito un medico. Può essere un errore del campione o di battitura, e solo un medico può dirlo.',
    unless: 'Se non ne trova nessuno, o se si sente male, chiami il {number}.',
    heart:
      'Se ha dolore, pressione o un senso di stretta al petto, un dolore che va al braccio, alla mandibola o alla schiena, o fatica a respirare, chiami prima il {number}.',
  },
  resultToday:
    'Ne parli oggi stesso con un medico. I laboratori segnalano un risultato così al medico lo stesso giorno. Che cosa significhi per lei può dirlo solo un medico. Se si sente male, non aspetti.',
  resultsNotReviewed: 'Questo si basa su elenchi di laboratori e non è ancora stato rivisto da un medico.',
}
