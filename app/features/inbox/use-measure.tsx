import { useRef } from 'react'

/** Writes into the hidden field how long the form was open, as it is sent. Who corrects a refused form may be quick. */
export function useMeasure(report: unknown, openFor: () => number) {
  const measured = useRef<HTMLInputElement>(null)
  const measure = () => {
    if (!report && measured.current) measured.current.value = String(Math.round(openFor()))
  }
  return { measured, measure }
}
