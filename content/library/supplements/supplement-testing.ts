import type { LibraryTopic } from '#content/library/topic.ts'

export const supplementTesting: LibraryTopic = {
  id: 'supplement-testing',
  pillar: 'supplements',
  name: 'independent testing of supplements',
  gravity: 'everyday',
  titles: [
    'Does the seal on the bottle mean anything?',
    'A quality seal answers one question and leaves two open',
    'Look for the seal, then look it up',
    'What independent testing of supplements can promise',
  ],
  keywords: [
    'third party tested supplements',
    'supplement quality seal',
    'usp verified',
    'nsf certified',
    'informed sport',
    'contaminated supplements',
    'batch testing',
    'certificate of analysis',
    'nsf certification',
  ],
  tags: ['supplements', 'quality', 'testing', 'sport'],
  summary: 'What a quality seal on a supplement checks, how to look it up in two minutes, and which questions it leaves open.',
  passages: [
    {
      role: 'why',
      heading: 'The label is the seller’s own word',
      text:
        'With a medicine, somebody outside the company has looked at the evidence before you buy. With a supplement, in ' +
        'most places, the company vouches for itself. Usually that goes well, and sometimes it does not: the American ' +
        'institute NCCIH notes that the amount of melatonin in a product may differ from what its label says.\n\n' +
        'At the worrying end stand products with a medicine in them that nobody declared. The United States Food and Drug ' +
        'Administration has often found such things in supplements promoted for weight loss, sexual performance and ' +
        'bodybuilding. An outside test is the nearest thing you have to a second pair of eyes.',
      sources: ['nih-ods-what-you-need-to-know', 'fda-tainted', 'nccih-melatonin'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      role: 'how-it-works',
      heading: 'What a testing house looks at',
      text:
        'Organisations such as USP, NSF and Informed Sport let makers apply for their mark. They compare the contents with ' +
        'the label, look for harmful levels of contaminants, and visit or audit the place of manufacture. Some also screen ' +
        'for substances that are banned in sport.\n\n' +
        'The maker pays for this, which is ordinary and no reason for suspicion; it is also why many decent products carry ' +
        'no mark at all. A seal belongs to one product, at times to one batch, and never to everything a brand sells. In ' +
        'the words of the NIH Office of Dietary Supplements, a seal does not guarantee that a product is safe or effective.',
      sources: ['nih-ods-what-you-need-to-know'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      role: 'what-to-do',
      heading: 'Two minutes with the register',
      text:
        'A seal is a small picture, and pictures are easily copied. The proof is on the website of the organisation that ' +
        'awarded it. Open that site yourself, without following the link in the advertisement, and search for the exact ' +
        'product: brand, name, flavour and strength. In sport, compare the batch number too.\n\n' +
        'If the product is missing, write to the maker and ask for the certificate of analysis for your batch from an ' +
        'independent laboratory. A serious company sends it or explains why it cannot. Silence, or a leaflet about passion ' +
        'and purity, tells you enough.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'mistakes',
      heading: 'Badges that only look official',
      text:
        'Golden circles with a tick in them cost a designer ten minutes. *Laboratory tested* does not say by whom or for ' +
        'what. *Made in a certified facility* speaks about the building. A certificate for a raw powder says little about ' +
        'the capsule that was filled from it months later.\n\n' +
        'The American institute NCCIH adds that words such as *standardised*, *verified* or *certified*, when a maker uses ' +
        'them, do not necessarily stand for quality. So treat every badge as a question: who awarded it, and can I find ' +
        'this product on their list today? Customer stars answer neither, because taste and delivery are what people can ' +
        'judge.',
      sources: ['nccih-wisely'],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'adapting',
      heading: 'If you compete, or live far from the big marks',
      text:
        'Athletes who are tested carry the risk themselves. The consensus statement of the International Olympic Committee ' +
        'asks them to weigh any benefit against the chance of a positive test and to take advice from a qualified sports ' +
        'nutritionist first. Batch-tested products lower that chance and do not remove it. Keep the bottle, the receipt ' +
        'and the batch number.\n\n' +
        'In some countries few brands carry an international mark. Then a plain product with one ingredient, bought at a ' +
        'pharmacy, is a reasonable second choice. Ask whether the same substance is also sold as a licensed medicine, ' +
        'which is made under stricter rules.',
      sources: ['ioc-supplements'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      role: 'limits',
      heading: 'A clean product can still be the wrong one',
      text:
        'Testing tells you what is in the bottle. Whether you need it, whether it helps and whether it suits your other ' +
        'medication are separate matters, and a spotless product can fail on all of them. The pharmacist is the right ' +
        'person for the last, your doctor for the first.\n\n' +
        'If you feel unwell after a new product, stop it, keep the rest, and call a doctor; a racing heart, yellowing ' +
        'skin, dark urine or fainting should be seen the same day. Most countries also have an office to which you can ' +
        'report a suspected harm. A report helps the next buyer, even when the cause stays uncertain.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
  ],
  statements: [
    {
      text:
        'An independent quality seal on a supplement speaks about what is in the bottle. According to the NIH Office of ' +
        'Dietary Supplements it does not guarantee that the product is safe or that it works.',
      sources: ['nih-ods-what-you-need-to-know'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      text:
        'The American Food and Drug Administration has often found undeclared medicines in supplements promoted for weight ' +
        'loss, sexual performance and bodybuilding, which makes these three shelves the ones to pass by.',
      sources: ['fda-tainted'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      text:
        'A supplement’s quality seal should be looked up in the register of the organisation that awarded it, by exact ' +
        'product name, because the picture on the bottle can be copied by anyone.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      text:
        'Athletes who are subject to doping tests answer for whatever a supplement contains. Batch testing lowers the risk ' +
        'of a contaminated product and cannot bring it to nothing.',
      sources: ['ioc-supplements'],
      evidence: 'guideline',
      reviewed: false,
    },
  ],
  steps: [
    'Find out which bottles in your cupboard carry a seal, and from which organisation.',
    'Look one of them up in that organisation’s own register, by its exact name.',
    'Write to one maker without a seal and ask for a certificate for your batch.',
    'Take any product that promises quick weight loss or sudden muscle back to a pharmacy for disposal.',
    'Note the batch number of whatever you take before a competition.',
    'Ask your pharmacist whether a licensed version of the same substance exists.',
  ],
  questions: [
    {
      question: 'Is an expensive brand safer than a cheap one?',
      answer:
        'Price tells you about marketing and margins at least as much as about care. A plain product from a supermarket ' +
        'may carry an independent mark and a costly one may not. Compare the seal, the register entry and the amount in a ' +
        'serving, and let the price decide last.',
    },
    {
      question: 'Does a seal mean that I should take the product?',
      answer:
        'No. It means that somebody checked the contents. Whether you have any use for them depends on your food, your ' +
        'health and your goal. Begin with the question of what you would like to notice, and only then ask which bottle is ' +
        'well made.',
    },
    {
      question: 'Are products from a pharmacy always tested?',
      answer:
        'Not always. A pharmacy sells licensed medicines and ordinary supplements side by side, and only the medicines ' +
        'have gone through approval. The advantage is the person behind the counter, who can tell you which is which and ' +
        'see your other prescriptions.',
    },
  ],
}
