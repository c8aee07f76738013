import { bloodCount, clotting } from './blood.ts'
import { heart, immunity, tumours, urine } from './body.ts'
import { hormones, thyroid } from './hormones.ts'
import type { LabPanel } from './lab-test.ts'
import { fats, liver, sugar } from './metabolism.ts'
import { electrolytes, iron, kidney, vitamins } from './minerals.ts'

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
  urine,
]
