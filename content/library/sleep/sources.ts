import type { LibrarySource } from '#content/library/topic.ts'

export const sleepSources: readonly LibrarySource[] = [
  {
    id: 'aasm-duration-2015',
    title: 'Recommended Amount of Sleep for a Healthy Adult: A Joint Consensus Statement',
    publisher: 'American Academy of Sleep Medicine and Sleep Research Society',
    year: 2015,
    url: 'https://doi.org/10.5664/jcsm.4758',
  },
  {
    id: 'aasm-insomnia-2021',
    title: 'Behavioral and Psychological Treatments for Chronic Insomnia Disorder in Adults: Clinical Practice Guideline',
    publisher: 'American Academy of Sleep Medicine',
    year: 2021,
    url: 'https://doi.org/10.5664/jcsm.8986',
  },
  {
    id: 'aasm-trackers-2018',
    title: 'Consumer Sleep Technology: An American Academy of Sleep Medicine Position Statement',
    publisher: 'American Academy of Sleep Medicine',
    year: 2018,
    url: 'https://doi.org/10.5664/jcsm.7128',
  },
  {
    id: 'nsf-regularity-2023',
    title: 'The Importance of Sleep Regularity: A Consensus Statement of the Sleep Timing and Variability Panel',
    publisher: 'National Sleep Foundation, in Sleep Health',
    year: 2023,
    url: 'https://doi.org/10.1016/j.sleh.2023.07.016',
  },
  {
    id: 'nsf-screens-2024',
    title: 'The Impact of Screen Use on Sleep Health Across the Lifespan: A Consensus Statement',
    publisher: 'National Sleep Foundation, in Sleep Health',
    year: 2024,
    url: 'https://doi.org/10.1016/j.sleh.2024.05.001',
  },
  {
    id: 'nhlbi-healthy-sleep-2011',
    title: 'Your Guide to Healthy Sleep (NIH Publication 11-5271)',
    publisher: 'National Heart, Lung, and Blood Institute',
    year: 2011,
  },
  {
    id: 'niosh-shift-work-2015',
    title: 'NIOSH Training for Nurses on Shift Work and Long Work Hours (Publication 2015-115)',
    publisher: 'National Institute for Occupational Safety and Health, CDC',
    year: 2015,
  },
  {
    id: 'cdc-jet-lag-2024',
    title: 'CDC Yellow Book 2024: Jet Lag',
    publisher: 'Centers for Disease Control and Prevention',
    year: 2024,
  },
  {
    id: 'nice-apnoea-2021',
    title: 'Obstructive Sleep Apnoea/Hypopnoea Syndrome and Obesity Hypoventilation Syndrome in Over 16s (NG202)',
    publisher: 'National Institute for Health and Care Excellence',
    year: 2021,
    url: 'https://www.nice.org.uk/guidance/ng202',
  },
  {
    id: 'nice-postnatal-2021',
    title: 'Postnatal Care (NG194)',
    publisher: 'National Institute for Health and Care Excellence',
    year: 2021,
    url: 'https://www.nice.org.uk/guidance/ng194',
  },
  {
    id: 'aap-infant-sleep-2022',
    title: 'Sleep-Related Infant Deaths: Updated 2022 Recommendations for Reducing Infant Deaths in the Sleep Environment',
    publisher: 'American Academy of Pediatrics',
    year: 2022,
  },
  {
    id: 'who-night-noise-2009',
    title: 'Night Noise Guidelines for Europe',
    publisher: 'World Health Organization, Regional Office for Europe',
    year: 2009,
  },
  {
    id: 'efsa-caffeine-2015',
    title: 'Scientific Opinion on the Safety of Caffeine',
    publisher: 'European Food Safety Authority',
    year: 2015,
  },
  {
    id: 'cochrane-melatonin-2002',
    title: 'Melatonin for the Prevention and Treatment of Jet Lag',
    publisher: 'Cochrane Database of Systematic Reviews',
    year: 2002,
    url: 'https://doi.org/10.1002/14651858.CD001520',
  },
  {
    id: 'plos-indoor-light-2022',
    title:
      'Recommendations for Daytime, Evening, and Nighttime Indoor Light Exposure to Best Support Physiology, Sleep, and ' +
      'Wakefulness in Healthy Adults',
    publisher: 'PLOS Biology',
    year: 2022,
    url: 'https://doi.org/10.1371/journal.pbio.3001571',
  },
  {
    id: 'smr-caffeine-2023',
    title: 'The Effect of Caffeine on Subsequent Sleep: A Systematic Review and Meta-analysis',
    publisher: 'Sleep Medicine Reviews',
    year: 2023,
    url: 'https://doi.org/10.1016/j.smrv.2023.101764',
  },
  {
    id: 'smr-warm-bath-2019',
    title: 'Before-bedtime Passive Body Heating by Warm Shower or Bath to Improve Sleep: A Systematic Review and Meta-analysis',
    publisher: 'Sleep Medicine Reviews',
    year: 2019,
    url: 'https://doi.org/10.1016/j.smrv.2019.04.008',
  },
  {
    id: 'acer-alcohol-2013',
    title: 'Alcohol and Sleep I: Effects on Normal Sleep',
    publisher: 'Alcoholism: Clinical and Experimental Research',
    year: 2013,
  },
  {
    id: 'apa-bedtime-writing-2018',
    title:
      'The Effects of Bedtime Writing on Difficulty Falling Asleep: A Polysomnographic Study Comparing To-Do Lists and ' +
      'Completed Activity Lists',
    publisher: 'Journal of Experimental Psychology: General',
    year: 2018,
    url: 'https://doi.org/10.1037/xge0000374',
  },
  {
    id: 'jcsm-orthosomnia-2017',
    title: 'Orthosomnia: Are Some Patients Taking the Quantified Self Too Far?',
    publisher: 'Journal of Clinical Sleep Medicine',
    year: 2017,
    url: 'https://doi.org/10.5664/jcsm.6472',
  },
]
