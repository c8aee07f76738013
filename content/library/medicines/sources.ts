import type { LibrarySource } from '#content/library/topic.ts'

/** Documents that only cautions on medicines rest on; the others are those of the library. */
export const medicineSources: readonly LibrarySource[] = [
  {
    id: 'mhra-metformin-b12',
    kind: 'guideline',
    title: 'Metformin and reduced vitamin B12 levels: new advice for monitoring patients at risk',
    publisher: 'UK Medicines and Healthcare products Regulatory Agency',
    year: 2022,
    url: 'https://www.gov.uk/drug-safety-update/metformin-and-reduced-vitamin-b12-levels-new-advice-for-monitoring-patients-at-risk',
  },
  {
    id: 'fda-grapefruit',
    kind: 'information page',
    title: 'Grapefruit Juice and Some Drugs Don’t Mix',
    publisher: 'US Food and Drug Administration',
  },
  {
    id: 'uspharmacist-st-johns-wort',
    kind: 'information page',
    title: 'Alert St. John’s Wort Users to Potential Interactions',
    publisher: 'U.S. Pharmacist',
    url: 'https://www.uspharmacist.com/article/alert-st-johns-wort-users-to-potential-interactions',
  },
  {
    id: 'ods-calcium',
    kind: 'fact sheet',
    title: 'Calcium: Fact Sheet for Health Professionals',
    publisher: 'NIH Office of Dietary Supplements',
    url: 'https://ods.od.nih.gov/factsheets/Calcium-HealthProfessional/',
  },
  {
    id: 'nutrients-interactions-2019',
    kind: 'single study',
    title: 'Prevalence of Medication-Dietary Supplement Combined Use and Associated Factors',
    publisher: 'Nutrients',
    year: 2019,
    url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC6835757/',
  },
  {
    id: 'ccjm-potassium-2019',
    kind: 'review of studies',
    title: 'ACE inhibitors and ARBs: Managing potassium and renal function',
    publisher: 'Cleveland Clinic Journal of Medicine',
    year: 2019,
    url: 'https://www.ccjm.org/content/86/9/601',
  },
]
