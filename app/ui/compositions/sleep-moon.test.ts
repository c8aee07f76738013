import { expect, test } from 'vitest'

import { canvasFor } from '#ui/illustration-art.ts'

import { drawMoon } from './sleep-moon.ts'

test.each([
  [400, 225],
  [300, 410],
  [800, 320],
])('the water at %i x %i has its edges outside the frame, where no line of them is seen', (width, height) => {
  const svg = drawMoon(canvasFor('sleep', 'a', width, height))
  const waves = [...svg.matchAll(/d="M(-?[\d.]+) -?[\d.]+((?:q[^qV]+)+)V[\d.]+H(-?[\d.]+)Z"/g)]
  expect(waves).toHaveLength(15)
  for (const [, from, steps, back] of waves) {
    const far = [...steps!.matchAll(/q\S+ \S+ (\S+) /g)].reduce((sum, [, step]) => sum + Number(step), Number(from))
    expect(far).toBeGreaterThan(width + 5)
    expect(Number(from)).toBeLessThan(-5)
    expect(Number(back)).toBeLessThan(-5)
  }
})
