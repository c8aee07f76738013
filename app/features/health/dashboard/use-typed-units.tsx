import { useEffect, useRef, type RefObject } from 'react'

import type { Units } from '#base/units.ts'
import { unitOf, vitalNames } from '#features/health/core/vitals.ts'

/**
 * The units may change under a form that is being filled in: they were changed in another tab, and another day is loaded here.
 * What was typed then gets the unit it was typed in, so that it keeps its meaning.
 */
export function useTypedUnits(form: RefObject<HTMLFormElement | null>, units: Units): void {
  const before = useRef(units)
  useEffect(() => {
    const old = before.current
    before.current = units
    if (old === units) return
    for (const name of vitalNames.filter((name) => unitOf(name, old) !== unitOf(name, units))) {
      const field = form.current?.elements.namedItem(name)
      if (!(field instanceof HTMLInputElement) || field.value === field.defaultValue) continue
      if (/[\d.,]\s*$/.test(field.value)) field.value = `${field.value.trim()} ${unitOf(name, old)}`
    }
  }, [form, units])
}
