import type { LibrarySource } from '#content/library/topic.ts'

export const fitnessSources: readonly LibrarySource[] = [
  {
    id: 'who-activity-2020',
    title: 'WHO guidelines on physical activity and sedentary behaviour',
    publisher: 'World Health Organization',
    year: 2020,
    url: 'https://www.who.int/publications/i/item/9789240015128',
  },
  {
    id: 'cdc-measuring-intensity',
    title: 'Measuring physical activity intensity',
    publisher: 'Centers for Disease Control and Prevention',
    url: 'https://www.cdc.gov/physical-activity-basics/measuring/index.html',
  },
  {
    id: 'acsm-fitness-2011',
    title:
      'Quantity and quality of exercise for developing and maintaining cardiorespiratory, musculoskeletal, and neuromotor fitness in ' +
      'apparently healthy adults: guidance for prescribing exercise',
    publisher: 'American College of Sports Medicine, position stand',
    year: 2011,
    url: 'https://doi.org/10.1249/MSS.0b013e318213fefb',
  },
  {
    id: 'acsm-progression-2009',
    title: 'Progression models in resistance training for healthy adults',
    publisher: 'American College of Sports Medicine, position stand',
    year: 2009,
  },
  {
    id: 'acsm-resistance-2026',
    title:
      'Resistance training prescription for muscle function, hypertrophy, and physical performance in healthy adults: ' +
      'an overview of reviews',
    publisher: 'American College of Sports Medicine, position stand',
    year: 2026,
  },
  {
    id: 'aha-exercise-risk-2020',
    title:
      'Exercise-related acute cardiovascular events and potential deleterious adaptations following long-term exercise training: placing ' +
      'the risks into perspective, an update',
    publisher: 'American Heart Association, scientific statement',
    year: 2020,
    url: 'https://www.ahajournals.org/doi/10.1161/CIR.0000000000000749',
  },
  {
    id: 'cochrane-falls-2019',
    title: 'Exercise for preventing falls in older people living in the community',
    publisher: 'Cochrane Database of Systematic Reviews',
    year: 2019,
    url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC6360922/',
  },
  {
    id: 'nice-falls',
    title: 'Falls: assessment and prevention in older people and in people 50 and over at higher risk',
    publisher: 'National Institute for Health and Care Excellence',
    year: 2025,
  },
  {
    id: 'cochrane-stretching-2011',
    title: 'Stretching to prevent or reduce muscle soreness after exercise',
    publisher: 'Cochrane Database of Systematic Reviews',
    year: 2011,
    url: 'https://doi.org/10.1002/14651858.CD004577.pub3',
  },
  {
    id: 'cochrane-cold-water-2012',
    title: 'Cold-water immersion (cryotherapy) for preventing and treating muscle soreness after exercise',
    publisher: 'Cochrane Database of Systematic Reviews',
    year: 2012,
    url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC6492480/',
  },
  {
    id: 'cochrane-sitting-2018',
    title: 'Workplace interventions for reducing sitting at work',
    publisher: 'Cochrane Database of Systematic Reviews',
    year: 2018,
    url: 'https://doi.org/10.1002/14651858.CD010912.pub5',
  },
  {
    id: 'ecss-overtraining-2013',
    title: 'Prevention, diagnosis, and treatment of the overtraining syndrome: joint consensus statement',
    publisher: 'European College of Sport Science and American College of Sports Medicine',
    year: 2013,
  },
  {
    id: 'lancet-steps-2022',
    title: 'Daily steps and all-cause mortality: a meta-analysis of 15 international cohorts',
    publisher: 'The Lancet Public Health',
    year: 2022,
    url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC9289978/',
  },
  {
    id: 'sportsmed-intervals-2015',
    title:
      'Effectiveness of high-intensity interval training (HIT) and continuous endurance training for VO2max improvements: a systematic ' +
      'review and meta-analysis of controlled trials',
    publisher: 'Sports Medicine',
    year: 2015,
  },
  {
    id: 'sportsmed-time-2021',
    title: 'No time to lift? Designing time-efficient training programs for strength and hypertrophy: a narrative review',
    publisher: 'Sports Medicine',
    year: 2021,
    url: 'https://link.springer.com/article/10.1007/s40279-021-01490-1',
  },
  {
    id: 'jscr-maintenance-2021',
    title: 'Maintaining physical performance: the minimal dose of exercise needed to preserve endurance and strength over time',
    publisher: 'Journal of Strength and Conditioning Research',
    year: 2021,
  },
  {
    id: 'healthcare-strength-range-2021',
    title: 'Strength training versus stretching for improving range of motion: a systematic review and meta-analysis',
    publisher: 'Healthcare',
    year: 2021,
    url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC8067745/',
  },
  {
    id: 'healthcare-habit-2024',
    title: 'Time to form a habit: a systematic review and meta-analysis of health behaviour habit formation and its determinants',
    publisher: 'Healthcare',
    year: 2024,
    url: 'https://doi.org/10.3390/healthcare12232488',
  },
  {
    id: 'frontiers-hrv-2017',
    title: 'An overview of heart rate variability metrics and norms',
    publisher: 'Frontiers in Public Health',
    year: 2017,
    url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC5624990/',
  },
  {
    id: 'mayo-resting-heart-rate',
    title: 'What’s a normal resting heart rate?',
    publisher: 'Mayo Clinic',
    url: 'https://www.mayoclinic.org/healthy-lifestyle/fitness/expert-answers/heart-rate/faq-20057979',
  },
  {
    id: 'mayo-illness',
    title: 'Too sick to exercise?',
    publisher: 'Mayo Clinic',
    url: 'https://www.mayoclinic.org/healthy-lifestyle/fitness/in-depth/health-tip/art-20048880',
  },
  {
    id: 'mayo-beta-blockers',
    title: 'Beta blockers: how do they affect exercise?',
    publisher: 'Mayo Clinic',
    url: 'https://www.mayoclinic.org/diseases-conditions/high-blood-pressure/expert-answers/beta-blockers/faq-20058369',
  },
]
