import type { LibraryTopic } from '#content/library/topic.ts'

export const eatingOutAndTravel: LibraryTopic = {
  id: 'eating-out-and-travel',
  pillar: 'nutrition',
  name: 'eating out and travelling',
  gravity: 'everyday',
  titles: [
    'Eating out without a second thought',
    'What do you order when the client is paying?',
    'Two decisions before the menu comes',
    'A good week with three hotels in it',
  ],
  keywords: [
    'eating out',
    'business travel',
    'hotel breakfast',
    'travel food',
    'airport food',
    'business dinner',
    'eating in restaurants',
    'restaurant meals',
    'restaurant food',
    'canteen food',
    'canteen lunch',
    'healthy canteen',
    'hotel buffet',
    'buffet food',
    'eating at the airport',
    'takeaway food',
    'healthy takeaway',
    'healthy takeaways',
    'eating while travelling',
    'restaurant menu',
    'canteen choices',
  ],
  tags: ['restaurant', 'travel', 'portions', 'work'],
  summary:
    'Canteens, client dinners, airports and hotel buffets: a few decisions that keep a week of other people’s cooking ' +
    'pleasant.',
  passages: [
    {
      role: 'why',
      heading: 'When someone else decides the portion',
      text:
        'A dinner out is company, and often the best hour of the day. It becomes a question of nutrition only when it ' +
        'happens several times a week, because then somebody else chooses the oil, the salt and above all the amount.\n\n' +
        'Amount matters more than most of us like to think. A Cochrane review of experiments, published in 2015, ' +
        'concluded that people consistently eat and drink more when they are given larger portions, packages or plates ' +
        'than when they are given smaller ones. Deciding about size before the food arrives is therefore easier than ' +
        'willpower afterwards.',
      sources: ['cochrane-portion-2015'],
      evidence: 'review',
      reviewed: false,
    },
    {
      role: 'how-it-works',
      heading: 'What a menu does to a hungry person',
      text:
        'Restaurants cook for pleasure on one evening, which is what you pay for. Fat and salt carry flavour, bread ' +
        'bridges the wait, and a full plate looks like good value. None of this is sinister. It simply adds up ' +
        'differently on the fourth evening of a business trip than on a birthday.\n\n' +
        'Arriving very hungry makes everything louder: the bread goes first, the order is large, and the fullness ' +
        'comes when the plate is already empty. Company adds to it, since people tend to eat in step with those beside ' +
        'them. And at a buffet the eye decides, one small spoonful at a time, with no plate ever looking like too much.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'what-to-do',
      heading: 'Choose two things, enjoy the rest',
      text:
        'Make two decisions before you sit down and leave the others to the evening.\n\n' +
        '- **A plant:** which dish brings a real portion of vegetables, as a starter or a side?\n' +
        '- **A drink:** what will stand in your glass after the first one?\n\n' +
        'Then order what you like best. If portions are large, share a starter, ask for the smaller size, or have the ' +
        'rest packed before you pick at it. At a buffet, walk along the whole length once without a plate. On ' +
        'travelling days eat something small before the airport, and carry nuts, fruit and an empty bottle to fill ' +
        'after security.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'mistakes',
      heading: 'Saving up all day, paying back all week',
      text:
        'Going without lunch because there is a dinner at eight sounds sensible and works badly. You arrive ravenous, ' +
        'eat fast and sleep on a full stomach. A yoghurt or a sandwich at five costs little and changes the whole ' +
        'evening.\n\n' +
        'The next mistake is the fine on the following day: a skipped breakfast, a salad of guilt, an extra hour of ' +
        'running. One generous meal needs no repair, only a normal next one. Beware also of words like “salad”, “bowl” ' +
        'and “wrap”, which describe a shape and say nothing of what is inside. And the minibar is a shop with bad ' +
        'prices; ask for it to be emptied.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'adapting',
      heading: 'For the canteen, the road and the family table',
      text:
        'In a canteen, read the whole board before you queue, take the vegetables twice, and treat dessert as a thing ' +
        'for one or two fixed days. At a motorway stop, a sandwich with visible filling, a piece of fruit and water ' +
        'will carry you three hours without a slump.\n\n' +
        'Hotel breakfasts reward a plan: eggs or yoghurt, fruit, one good bread, coffee, and then leave the room. On ' +
        'business dinners nobody notices what you do not order; “the fish, and water with it” is a complete sentence. ' +
        'With children, order one dish fewer than there are people and ask for extra plates.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'limits',
      heading: 'Allergies, medicines and upset stomachs',
      text:
        'With a food allergy or coeliac disease, tell the staff plainly, ask how the kitchen keeps things apart, and ' +
        'carry the emergency medicine you have been prescribed. If you use insulin or other medicines that lower blood ' +
        'sugar, plan late dinners and time zones with your diabetes team before the trip. Some medicines do not go ' +
        'with alcohol at all; the pharmacist will say which.\n\n' +
        'Pregnant women should ask the midwife about raw fish, rare meat and soft cheese. Diarrhoea on a journey ' +
        'usually passes with fluids and rest. Blood, high fever, signs of dehydration or illness after you have come ' +
        'home call for a doctor, and sooner for small children and older people.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
  ],
  statements: [
    {
      text:
        'Larger portions make people eat more. A Cochrane review found this across many experiments in 2015, which ' +
        'makes the size of the plate worth deciding before the food is served.',
      sources: ['cochrane-portion-2015'],
      evidence: 'review',
      reviewed: false,
    },
    {
      text:
        'A small snack at five is often the best thing that can happen to a restaurant dinner at eight, because a very ' +
        'hungry person orders quickly, eats quickly and enjoys less of it.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      text:
        'One generous dinner out needs no repair. The meal after it should simply be an ordinary one, neither skipped ' +
        'nor halved, and the week evens out by itself.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      text:
        'The American Heart Association ends its 2021 dietary guidance with a reminder that suits travellers: keep to ' +
        'the same principles wherever the food is prepared or eaten.',
      sources: ['aha-dietary-guidance-2021'],
      evidence: 'guideline',
      reviewed: false,
    },
  ],
  steps: [
    'Look at one menu online and choose before you are hungry.',
    'Eat something small an hour or two before the next late dinner.',
    'Order a vegetable first and decide about the rest afterwards.',
    'Ask once for the smaller portion and see whether you miss anything.',
    'Pack nuts, a piece of fruit and an empty bottle for the next trip.',
    'Walk along the buffet once before you take a plate.',
  ],
  questions: [
    {
      question: 'How do I eat well when I travel every week?',
      answer:
        'Fix the meals that repeat and leave the others free. The same hotel breakfast, a packed snack for the journey ' +
        'and one vegetable at dinner cover most of it. Sleep and alcohol do more to a travelling week than any single ' +
        'dish, so look there as well.',
    },
    {
      question: 'Is takeaway always a bad choice?',
      answer:
        'No. Look for dishes that still resemble their ingredients: grilled things, curries with vegetables, sushi, a ' +
        'pizza shared with a salad. Order one portion less than you think, and put a bowl of your own vegetables on ' +
        'the table while you wait.',
    },
    {
      question: 'What do I say when colleagues press me to eat or drink more?',
      answer:
        'As little as possible. “Thank you, I am happy with this” is enough, and a full water glass answers most ' +
        'offers of wine. Explanations invite discussion. Ask the other person a question, and the conversation moves ' +
        'on before the dessert card comes.',
    },
  ],
}
