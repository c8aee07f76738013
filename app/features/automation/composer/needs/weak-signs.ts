import type { Need } from './need.ts'

/**
 * Words that refuse nothing by themselves: a title with one of them may be everyday. Where it is refused for what else it says, they tell what it may come from, and so
 * what is never offered in its place.
 */
export const weakSigns: Readonly<Partial<Record<Need, string>>> = {
  dying:
    'dead, death*, deadly, dying, die $, to die, drown*, kill*, cemeter*, grave $, graves, immortal*, eternity, forever, at all $, over for me, last ~ day/night/week/hours $, tomorrow $, mort, morte, muerte, tot',
  selfHarm: 'wound*, scar, scars, bleed*, blade*, bruis*',
  violence:
    'torment*, torture*, cruel*, tyrann*, escap* ~ marriage/relationship/partner/family/home, dangerous ~ marriage/relationship/partner/home/man/family, not/never/isnt safe, unsafe, shout* at, scream* at, yell* at, sex, sexual*, consent, attack*, weapon*, my ex, police, humiliat*, cruelty, hate, enemy, enemies, revenge, divorce, separation, fear of @near, afraid, scared, frightened, terrified, er schlagt, sie schlagt',
  loss: 'is/are/was/were gone, gone $, @loved ~ gone, @loved ~ lost, est mort/morte/decede/decedee, murio, muerto, ist tot/gestorben, gestorben, morto, morta, missing ~ him/her/them/@loved, remember* him/her/them, empty chair',
  eating:
    'calor*, eat* less, less and less, once every, never/not/no/nothing/without ~ eat*/meal/meals/food/dinner/lunch, thin, thinner, slim, slimmer, skinny, ugly, disgust*, asham*, shame, hungry is, hunger is, weight is, my weight, my body, my belly, my thighs, bmi, mirror',
  medicine:
    '@medicine, dose, doses, dosage*, overmedicat*, side effects ~ of, injection*, transfusion*, operation, surgery, anaesthe*, tablette*, comprime*, pastilla*, medikament*, medicament*, medicin*',
  addiction:
    'drink* every, one drink, another drink, need* a drink, drink* becomes, booze*, craving*, compuls*, cigarette*, pub, trinke*, trinken, boire, beber, bere, alcohol*, alcool, alkohol*, saufen, borrach*, bourre, verre de trop',
  despair:
    'pointless*, useless, meaningless*, sadness, sad, miserable, misery, unhappy, cry, crying, tears, alone, lonel*, unbearabl*, exhausted ~ by life, shame, guilt*, lost $, fail*, burden*, angry, anger, rage, panic*, terror, dread*, doom*, dark, darkness, triste, tristesse, tristeza, traurig*, weinen, pleurer, llorar, allein, seul, solo',
}
