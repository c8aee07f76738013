import type { LibrarySource } from '#content/library/topic.ts'

export const stressSources: readonly LibrarySource[] = [
  {
    id: 'who-doing-what-matters',
    title: 'Doing What Matters in Times of Stress: An Illustrated Guide',
    publisher: 'World Health Organization',
    year: 2020,
  },
  {
    id: 'who-social-connection',
    title: 'From loneliness to social connection: charting a path to healthier societies',
    publisher: 'World Health Organization, Commission on Social Connection',
    year: 2025,
  },
  {
    id: 'nice-mental-wellbeing-at-work',
    title: 'Mental wellbeing at work (NG212)',
    publisher: 'National Institute for Health and Care Excellence',
    year: 2022,
    url: 'https://www.nice.org.uk/guidance/ng212',
  },
  {
    id: 'nimh-caring-for-your-mental-health',
    title: 'Caring for Your Mental Health',
    publisher: 'National Institute of Mental Health',
    url: 'https://www.nimh.nih.gov/health/topics/caring-for-your-mental-health',
  },
  {
    id: 'nimh-so-stressed-out',
    title: 'I’m So Stressed Out! Fact Sheet',
    publisher: 'National Institute of Mental Health',
    url: 'https://www.nimh.nih.gov/health/publications/so-stressed-out-fact-sheet',
  },
  {
    id: 'nccih-meditation-and-mindfulness',
    title: 'Meditation and Mindfulness: Effectiveness and Safety',
    publisher: 'National Center for Complementary and Integrative Health',
    url: 'https://www.nccih.nih.gov/health/meditation-and-mindfulness-effectiveness-and-safety',
  },
  {
    id: 'nccih-relaxation-techniques',
    title: 'Relaxation Techniques: What You Need To Know',
    publisher: 'National Center for Complementary and Integrative Health',
    url: 'https://www.nccih.nih.gov/health/relaxation-techniques-what-you-need-to-know',
  },
  {
    id: 'jama-meditation-programs',
    title: 'Meditation Programs for Psychological Stress and Well-being: A Systematic Review and Meta-analysis',
    publisher: 'JAMA Internal Medicine',
    year: 2014,
    url: 'https://doi.org/10.1001/jamainternmed.2013.13018',
  },
  {
    id: 'mindfulness-slow-paced-breathing',
    title: 'The Effect of Slow-Paced Breathing on Cardiovascular and Emotion Functions: A Meta-Analysis and Systematic Review',
    publisher: 'Mindfulness',
    year: 2024,
    url: 'https://doi.org/10.1007/s12671-023-02294-2',
  },
  {
    id: 'mindfulness-self-compassion',
    title: 'Self-Compassion Interventions and Psychosocial Outcomes: a Meta-Analysis of RCTs',
    publisher: 'Mindfulness',
    year: 2019,
    url: 'https://doi.org/10.1007/s12671-019-01134-6',
  },
  {
    id: 'frontiers-detachment-from-work',
    title: 'A Meta-Analysis on Antecedents and Outcomes of Detachment from Work',
    publisher: 'Frontiers in Psychology',
    year: 2017,
    url: 'https://doi.org/10.3389/fpsyg.2016.02072',
  },
  {
    id: 'plos-micro-breaks',
    title:
      '“Give me a break!” A systematic review and meta-analysis on the efficacy of micro-breaks for increasing well-being ' +
      'and performance',
    publisher: 'PLOS ONE',
    year: 2022,
    url: 'https://doi.org/10.1371/journal.pone.0272460',
  },
  {
    id: 'tics-task-switching',
    title: 'Task switching',
    publisher: 'Trends in Cognitive Sciences',
    year: 2003,
    url: 'https://doi.org/10.1016/S1364-6613(03)00028-7',
  },
  {
    id: 'joh-vacation',
    title: 'Do We Recover from Vacation? Meta-analysis of Vacation Effects on Health and Well-being',
    publisher: 'Journal of Occupational Health',
    year: 2009,
    url: 'https://doi.org/10.1539/joh.K8004',
  },
  {
    id: 'ijerph-nature-exposure',
    title: 'Associations between Nature Exposure and Health: A Review of the Evidence',
    publisher: 'International Journal of Environmental Research and Public Health',
    year: 2021,
    url: 'https://doi.org/10.3390/ijerph18094790',
  },
  {
    id: 'ijct-worry-postponement',
    title: 'Effects of Worry Postponement on Daily Worry: a Meta-Analysis',
    publisher: 'International Journal of Cognitive Therapy',
    year: 2024,
    url: 'https://doi.org/10.1007/s41811-023-00193-x',
  },
]
