import { bloodCount } from './blood.ts'
import { heart, immunity, tumours } from './body.ts'
import { clotting } from './clotting.ts'
import { hormones, thyroid } from './hormones.ts'
import type { LabPanel } from './lab-test.ts'
import { liver } from './liver.ts'
import { fats, sugar } from './metabolism.ts'
import { electrolytes, kidney } from './minerals.ts'
import { bloodGases, dayUrine, medicines, otherSamples } from './other-samples.ts'
import { urineStrip } from './urine-strip.ts'
import { urine } from './urine.ts'
import { iron, vitamins } from './vitamins.ts'

/** The tests that members find by their names, in the order in which reports print them. */
export const labPanels: ReadonlyArray<LabPanel> = [
  bloodCount,
  clotting,
  sugar,
  fats,
  kidney,
  electrolytes,
  liver,
  iron,
  vitamins,
  thyroid,
  hormones,
  heart,
  immunity,
  tumours,
  medicines,
  bloodGases,
  urine,
  urineStrip,
  dayUrine,
  otherSamples,
]
