import type { ProductEntry } from './product-entry.ts'
import { proteinStand } from './sources.ts'

const dose = {
  text: '1.4–2.0 g of protein per kilogram of body weight a day is enough for most people who exercise, food and powder counted together; 20–40 g in one serving (ISSN, 2017).',
  source: proteinStand,
}

export const proteinEntries: readonly ProductEntry[] = [
  {
    slug: 'whey-protein-isolate',
    name: 'Whey protein isolate',
    category: 'protein',
    pillar: 'nutrition',
    description: 'Protein from milk with most of the fat and milk sugar taken out, as a powder for shakes and porridge.',
    evidence:
      'Protein together with strength training helps muscles to build and to last, and the sum of the day counts for more than the shake. Powder is a convenience for days on which meals are hard to arrange; ordinary food can supply the same.',
    strength: 'good',
    dose,
    caution:
      'Not with an allergy to milk. With a kidney disease or a serious liver disease, or after an operation on the stomach or gut, the team that looks after you sets the amount. If numbers on food make you anxious, please leave the shaker aside and talk to somebody.',
    sources: [proteinStand],
    isReviewed: false,
  },
  {
    slug: 'plant-protein',
    name: 'Plant protein',
    category: 'protein',
    pillar: 'nutrition',
    description: 'Protein from peas, rice, soya or a mixture of them, as a powder for people who leave milk out.',
    evidence:
      'For training, the position stand asks for all the essential amino acids and enough of one of them, leucine, wherever the protein comes from. A single plant can be short of one, which is why many powders mix two or three.',
    strength: 'some',
    dose,
    caution:
      'Read the label if you react to soya, peas or nuts. With a kidney disease or a serious liver disease, or after an operation on the stomach or gut, ask the team that looks after you first.',
    sources: [proteinStand],
    isReviewed: false,
  },
]
