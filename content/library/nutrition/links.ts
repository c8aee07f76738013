import type { LibraryLinks } from '#content/library/topic.ts'

export const nutritionLinks: LibraryLinks = {
  'protein-at-breakfast': [
    { to: 'hunger-and-fullness', because: 'How long a breakfast lasts is a question of hunger, which has rules of its own.' },
    { to: 'fibre-and-pulses', because: 'What stands beside the egg matters too, and whole grains are an obvious choice.' },
    { to: 'desk-snacks', because: 'A breakfast that does not last comes back as a snack at the desk.' },
    {
      to: 'reading-a-food-label',
      because: 'Yoghurt, cereal and bars are bought by their front; the label says what kind of breakfast they are.',
    },
  ],
  'more-plants': [
    { to: 'fibre-and-pulses', because: 'Vegetables bring fibre, and so do beans and whole grains.' },
    {
      to: 'three-dinners',
      because: 'Vegetables without a dinner to go into are thrown away on Friday, so a plan belongs to them.',
    },
    { to: 'family-meals', because: 'Where children sit at the table, vegetables meet their critics.' },
    { to: 'fats-and-oils', because: 'Vegetables taste of what they are cooked in, and that is a question of oil.' },
  ],
  'fibre-and-pulses': [
    { to: 'more-plants', because: 'Fibre comes with vegetables and fruit as well as with beans.' },
    { to: 'reading-a-food-label', because: 'Whether a brown loaf is made of the whole grain stands on its label.' },
    { to: 'water-and-other-drinks', because: 'Fibre swells with water, which makes drinks part of the subject.' },
    { to: 'three-dinners', because: 'Lentils and beans become a habit once they have an evening of their own in the plan.' },
  ],
  'three-dinners': [
    { to: 'family-meals', because: 'A plan has to suit those who sit at the table, and some of them are small.' },
    { to: 'more-plants', because: 'Planning is the best moment to decide which vegetable comes with which dinner.' },
    { to: 'fibre-and-pulses', because: 'A tin of beans is the dinner that hardly needs planning.' },
    { to: 'eating-out-and-travel', because: 'The evenings that nobody has planned are often eaten out.' },
  ],
  'eating-out-and-travel': [
    { to: 'hunger-and-fullness', because: 'Large plates and long evenings are a test for the sense of having had enough.' },
    { to: 'salt', because: 'Away from home the salt is in somebody else’s hand.' },
    { to: 'water-and-other-drinks', because: 'A dinner out is also a question of what is in the glass.' },
    { to: 'desk-snacks', because: 'Days on the road, like days at the desk, are days of snacks.' },
  ],
  'water-and-other-drinks': [
    { to: 'reading-a-food-label', because: 'How much sugar is in a bottle stands on its label.' },
    { to: 'desk-snacks', because: 'The bottle on the desk usually stands beside the biscuits.' },
    { to: 'salt', because: 'Water and salt belong together, in the body as well as in soup.' },
    { to: 'eating-out-and-travel', because: 'Away from home others choose the drinks, or at least suggest them.' },
  ],
  salt: [
    { to: 'reading-a-food-label', because: 'Most salt is bought and not strewn, so the label is the place to find it.' },
    { to: 'fats-and-oils', because: 'Advice for the heart seldom names salt alone; fats and oils come with it.' },
    { to: 'eating-out-and-travel', because: 'Those who often eat out have little say over the salt.' },
    { to: 'three-dinners', because: 'Cooking at home is where salt can be left out, and home cooking wants a plan.' },
  ],
  'fats-and-oils': [
    { to: 'more-plants', because: 'Oil earns its place on vegetables.' },
    { to: 'reading-a-food-label', because: 'Which fat is in a packet, and how much of it, is printed on the label.' },
    { to: 'salt', because: 'Where fat is discussed for the sake of the heart, salt is not far.' },
    { to: 'eating-out-and-travel', because: 'In restaurants it is the cook who chooses the fat.' },
  ],
  'desk-snacks': [
    { to: 'hunger-and-fullness', because: 'Before the question of what to eat comes another: whether it is hunger.' },
    { to: 'protein-at-breakfast', because: 'The snack at eleven often begins with the breakfast at seven.' },
    { to: 'reading-a-food-label', because: 'A bar that calls itself healthy has to show it on the label.' },
    { to: 'water-and-other-drinks', because: 'An afternoon at the desk needs something to drink as well.' },
  ],
  'family-meals': [
    { to: 'three-dinners', because: 'One dinner for all is easier in a week that has a plan.' },
    { to: 'more-plants', because: 'What most parents would like to see eaten is vegetables and fruit.' },
    { to: 'hunger-and-fullness', because: 'Hunger and fullness sit at every family table.' },
    { to: 'water-and-other-drinks', because: 'What children drink is decided at the same table.' },
  ],
  'reading-a-food-label': [
    { to: 'salt', because: 'Among the figures on a label is salt, and it deserves a closer look.' },
    { to: 'fats-and-oils', because: 'Labels tell saturated fat from the rest, and there is a reason for it.' },
    { to: 'fibre-and-pulses', because: 'A label also tells whether bread is made of the whole grain.' },
    { to: 'water-and-other-drinks', because: 'Drinks have labels too, and theirs are chiefly about sugar.' },
  ],
  'hunger-and-fullness': [
    {
      to: 'protein-at-breakfast',
      because: 'How full a meal leaves people depends partly on what is in it, and breakfast is a good place to see this.',
    },
    { to: 'desk-snacks', because: 'Between meals, hunger meets the office.' },
    { to: 'eating-out-and-travel', because: 'In company and from large plates fullness is hardest to notice.' },
    { to: 'fibre-and-pulses', because: 'Food that has to be chewed takes its time, and pulses and whole grains are such food.' },
  ],
  'weight-and-the-scale': [
    { to: 'hunger-and-fullness', because: 'Behind the number on the scale stands what is eaten, and behind that hunger.' },
    { to: 'salt', because: 'A salty dinner can show on the scale next morning, as water.' },
    { to: 'reading-a-food-label', because: 'Those who watch their weight look at labels, and should know what these say.' },
    {
      to: 'protein-at-breakfast',
      because: 'Protein has been studied with weight in mind, and breakfast is where many people lack it.',
    },
  ],
}
