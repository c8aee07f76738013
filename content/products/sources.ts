import type { ProductSource } from './product-entry.ts'

export const creatineStand: ProductSource = {
  title: 'ISSN position stand: safety and efficacy of creatine supplementation in exercise, sport, and medicine (2017)',
  url: 'https://doi.org/10.1186/s12970-017-0173-z',
  read: 'abstract',
}
export const creatineQuestions: ProductSource = {
  title: 'Common questions and misconceptions about creatine supplementation (J Int Soc Sports Nutr, 2021)',
  url: 'https://doi.org/10.1186/s12970-021-00412-w',
  read: 'abstract',
}
export const proteinStand: ProductSource = {
  title: 'ISSN position stand: protein and exercise (2017)',
  url: 'https://doi.org/10.1186/s12970-017-0177-8',
  read: 'abstract',
}
export const caffeineStand: ProductSource = {
  title: 'ISSN position stand: caffeine and exercise performance (2021)',
  url: 'https://doi.org/10.1186/s12970-020-00383-4',
  read: 'abstract',
}
export const caffeineOpinion: ProductSource = {
  title: 'EFSA: Scientific Opinion on the safety of caffeine (2015)',
  url: 'https://doi.org/10.2903/j.efsa.2015.4102',
  read: 'abstract',
}
export const betaAlanineStand: ProductSource = {
  title: 'ISSN position stand: Beta-Alanine (2015)',
  url: 'https://doi.org/10.1186/s12970-015-0090-y',
  read: 'abstract',
}
export const exerciseSheet: ProductSource = {
  title: 'NIH ODS: Dietary Supplements for Exercise and Athletic Performance, fact sheet for consumers',
  url: 'https://ods.od.nih.gov/factsheets/ExerciseAndAthleticPerformance-Consumer/',
  read: 'copy',
}
export const magnesiumSleepReview: ProductSource = {
  title: 'Oral magnesium supplementation for insomnia in older adults: a Systematic Review & Meta-Analysis (2021)',
  url: 'https://doi.org/10.1186/s12906-021-03297-z',
  read: 'abstract',
}
export const magnesiumCrampsReview: ProductSource = {
  title: 'Cochrane: Magnesium for skeletal muscle cramps (2020)',
  url: 'https://doi.org/10.1002/14651858.CD009402.pub3',
  read: 'copy',
}
export const magnesiumSheet: ProductSource = {
  title: 'NIH ODS: Magnesium, fact sheet for consumers',
  url: 'https://ods.od.nih.gov/factsheets/Magnesium-Consumer/',
  read: 'copy',
}
export const collagenComment: ProductSource = {
  title: 'Marion Nestle, Food Politics: Industry-funded study of the week: collagen supplements (2020)',
  url: 'https://www.foodpolitics.com/2020/02/industry-funded-study-of-the-week-collagen-supplements/',
  read: 'page',
}
export const melatoninSheet: ProductSource = {
  title: 'NCCIH: Melatonin: What You Need To Know',
  url: 'https://www.nccih.nih.gov/health/melatonin-what-you-need-to-know',
  read: 'nothing',
}
export const melatoninManual: ProductSource = {
  title: 'MSD Manual, consumer version: Melatonin',
  url: 'https://www.msdmanuals.com/en-sg/home/special-subjects/dietary-supplements-and-vitamins/melatonin',
  read: 'page',
}
export const ashwagandhaBulletin: ProductSource = {
  title: 'NCCIH: bulletin on ashwagandha',
  url: 'https://content.govdelivery.com/accounts/USNIHNCCIH/bulletins/3764d56',
  read: 'page',
}
export const ashwagandhaPage: ProductSource = {
  title: 'NCCIH: Ashwagandha: Usefulness and Safety',
  url: 'https://www.nccih.nih.gov/health/ashwagandha',
  read: 'copy',
}
export const omegaThreeCapsule: ProductSource = {
  title: 'NIH News in Health: What Are Omega-3s? (2025)',
  url: 'https://newsinhealth.nih.gov/2025/08/what-are-omega-3s',
  read: 'page',
}
export const omegaThreeSheet: ProductSource = {
  title: 'NIH ODS: Omega-3 Fatty Acids, fact sheet for consumers',
  url: 'https://ods.od.nih.gov/factsheets/Omega3FattyAcids-Consumer/',
  read: 'copy',
}
export const omegaThreeRhythm: ProductSource = {
  title: 'EMA: Meeting highlights from the Pharmacovigilance Risk Assessment Committee, September 2023',
  url: 'https://www.ema.europa.eu/en/news/meeting-highlights-pharmacovigilance-risk-assessment-committee-prac-25-28-september-2023',
  read: 'page',
}
export const vitaminDTopic: ProductSource = {
  title: 'MedlinePlus (National Library of Medicine): Vitamin D',
  url: 'https://medlineplus.gov/vitamind.html',
  read: 'page',
}
export const vitaminDSheet: ProductSource = {
  title: 'NIH ODS: Vitamin D, fact sheet for consumers',
  url: 'https://ods.od.nih.gov/factsheets/VitaminD-Consumer/',
  read: 'copy',
}
export const multivitaminStatement: ProductSource = {
  title:
    'US Preventive Services Task Force: Vitamin, Mineral, and Multivitamin Supplementation to Prevent Cardiovascular Disease and Cancer (JAMA, 2022)',
  url: 'https://doi.org/10.1001/jama.2022.8970',
  read: 'abstract',
}
export const multivitaminSheet: ProductSource = {
  title: 'NIH ODS: Multivitamin/mineral Supplements, fact sheet for consumers',
  url: 'https://ods.od.nih.gov/factsheets/MVMS-Consumer/',
  read: 'copy',
}
export const ironSheet: ProductSource = {
  title: 'NIH ODS: Iron, fact sheet for consumers',
  url: 'https://ods.od.nih.gov/factsheets/Iron-Consumer/',
  read: 'copy',
}
export const zincSheet: ProductSource = {
  title: 'NIH ODS: Zinc, fact sheet for consumers',
  url: 'https://ods.od.nih.gov/factsheets/Zinc-Consumer/',
  read: 'copy',
}
export const vitaminBTwelveSheet: ProductSource = {
  title: 'NIH ODS: Vitamin B12, fact sheet for consumers',
  url: 'https://ods.od.nih.gov/factsheets/VitaminB12-Consumer/',
  read: 'copy',
}
export const probioticsSheet: ProductSource = {
  title: 'NIH ODS: Probiotics, fact sheet for consumers',
  url: 'https://ods.od.nih.gov/factsheets/Probiotics-Consumer/',
  read: 'page',
}
export const probioticsCapsule: ProductSource = {
  title: 'NIH News in Health: Considering Probiotics?',
  url: 'https://newsinhealth.nih.gov/node/1341',
  read: 'page',
}
