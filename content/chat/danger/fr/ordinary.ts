import type { Words } from '#content/chat/danger/form.ts'

/** Ordinary words that lie one slip away from words of danger. */
export const ordinary: Words = `
  abaisse adresse aidant aient aiment aimer allant amende amendes amoureux appelee attendait avis bains basee belles beton bordeaux bourse brute
  bulles caisse caisses campagne campagnes carres celle cense centaine centrale centrales certes ceux champs chante charme chasse chevaux chine
  cites classer clauses comite comites comprise comte connus contacter conte contrepartie copie coquille coquilles coree couler courbe courent
  couture couvrant couvrir cree creer cycliste deboucher deceler decoule decrire dedie demande demandee demandent demander demandes demandeur
  demandeurs denonce detente detenteur detenu detenue detiennent detient devaient differente differentes disait disent dotes douce douceur doute
  dupuis ecoule ecoulee edite entreprendre entrepris entreprise entreprises entrer entretenir entretiens entretient envoie etrangers evaluer
  facture faille faisait faite fiable fiat fier finesse firme foire folie fondre forges forme formes formidable foule fourni fournie fournies
  fournir fournis fournissent fournisseur fournisseurs fournit fourniture franc frappant gare geant generale generales generique gere geree gerer
  gilles guise hasard investi investie investies investir investis investissement investissements investissent investisseur investisseurs investit
  laissent lampes larmes laver legale leger lenteur levier libere ligue lire lires lisse litre longue magie magnésium maintenir maintient manne
  manteau marge masques menage menages meuse mineur moeurs mons monstre murs notation noter opte pacte paie paient panier parce parfait pari parier
  parite parlant patience peintre pence pensait perle perles perou picque pilote pilotes piste plage plages pluie portes poupe pourrez primes
  prives proche proposait puisse puissent puree purete rares rarete rebond recupere redaction reforme refuge rendue rens reparer repeter repli
  retenu retenue revente revers revue ruines rumeur russe sable sacre saine salee sante saura sauve sauver serge seules solde soupe suffisant taxer
  tenue teste tester texte tiers tirent tombent tournage tournai tournent usine usines valeur valeurs vanille vendre vente verses verte vertes vies
  ville virage visant vises vive vivent vives voire vole voler volet voyant`
