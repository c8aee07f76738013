import type { NamedMaterial } from './material.ts'

/**
 * Words for a sample in English, German, Spanish, French, Italian, Portuguese and Dutch, in small letters without accents, as patterns;
 * the first that is found counts.
 */
export const SAMPLE_WORDS: ReadonlyArray<readonly [material: NamedMaterial, words: string]> = [
  [
    '24-hour urine',
    [
      String.raw`(?:urin\w*|harn|orina)?,?[ -]?(?:in|im|de|des?|delle|van|over|of|da|das|do)?[ -]?(?:las )?`.concat(
        String.raw`24[ -]?(?:h|hrs?|hours?|std\.?|stunden|horas?|heures?|ore|uurs?|uren)(?:[ -]?(?:urin\w*|harn|orina))?`,
      ),
      String.raw`sammelurin|collected urine|timed urine|tagesurin`,
    ].join('|'),
  ],
  [
    'urine',
    [
      String.raw`urinary|urinari(?:[ao]s?)?|urinaires?|urinalysis`,
      String.raw`(?:spontan|morgen|mittelstrahl|spot|erster morgen)?urin[ea]?s?`,
      String.raw`(?:urin|harn)(?:status|sediment|stix|streifen|strip|teststreifen|probe)|harn|orina|plasvocht|u-?stix`,
      String.raw`urostrip|combur`,
    ].join('|'),
  ],
  [
    'spinal fluid',
    [
      String.raw`csf|cerebrospinal(?:e|is)?(?: fluid)?|spinal fluid|liquor(?: cerebrospinalis)?|liq|lcr|lcs`,
      String.raw`(?:liquido |liquide )?cefalorraqui(?:deo|dio|diano|ano)|(?:liquide )?cephalo-?rachidien`,
      String.raw`(?:liquido )?cefalo-?rachidiano|(?:liquido )?cerebroespinal|hersenvocht|lumbaalvocht`,
    ].join('|'),
  ],
  [
    'stool',
    [
      String.raw`stools?|fa?eces|fa?ecal(?:e|es|i|is|s)?|fecaux|faecaal|stuhl(?:probe)?|heces(?: fecales)?|feci|fezes`,
      String.raw`selles|ontlasting`,
    ].join('|'),
  ],
  ['saliva', String.raw`saliva|salivary|salivar|salivaire|salivare|salive|speichel|speeksel|oral fluid`],
  [
    'another',
    [
      String.raw`sweat|schweiss`,
      String.raw`sudor|sudore|sueur|suor|zweet|semen|seminal(?:e)?|seminal plasma|seminalplasma|sperma?|sperme|esperma`,
      String.raw`ejakulat|ejaculate?|zaadvocht|cord(?: blood)?|umbilical(?: cord)?|nabelschnur(?:blut)?`,
      String.raw`nabel(?:venen|arterien)blut|cordon(?: umbilical)?|cordone(?: ombelicale)?|ombelicale`,
      String.raw`cordao(?: umbilical)?|navelstreng(?:bloed)?|pleural?(?: fluid)?|pleuraerguss|pleurico|pleuraal`,
      String.raw`ascit(?:es|ic|e|ico|is)|aszites|peritoneal(?:e)?|peritoneaal|synovial(?:e)?|synovia|synovie`,
      String.raw`sinovial(?:e)?|gelenk(?:punktat|flussigkeit)?|joint fluid|amniotic|amniotique|amniotico|fruchtwasser`,
      String.raw`vruchtwater|punktat|erguss|drain(?:age|at)?|dialysate?|dialysis fluid|gastric|magensaft|bile|galle|bal`,
      String.raw`bronchoalveolar|lavage|sputum|vitreous|pericardial|perikard\w*|fluid|breast milk|muttermilch`,
      String.raw`leche materna|lait maternel|hair|haare?|cabello|cheveux|nails?|nagel|breath|swab|abstrich|bone marrow`,
      String.raw`knochenmark|medula osea|moelle`,
    ].join('|'),
  ],
  ['arterial blood', String.raw`arterial(?: blood)?|arteriell(?:es? blut)?|arteriel(?:le)?|arterios[ao]|arteri[ae]?le?`],
  [
    'whole blood',
    [String.raw`whole blood|vollblut|sangre total|sang total|sangue (?:intero|total)|volbloed|i\. ?vb\.?`].join('|'),
  ],
  [
    'blood',
    [
      String.raw`serum|plasma|serum\/plasma|blood|blut|suero|serique|seric[ao]|sieric[ao]|siero|soro|sangre|sang|sanguine?`,
      String.raw`sanguin[eo]a?|sangue|bloed`,
      String.raw`(?:venous|venoses?|venos[ao]|veineux|capillary|kapillares?|kapillar|capilar|capillaire|capillare|capillair)(?: blood| blut| blood sample)?`,
    ].join('|'),
  ],
]
