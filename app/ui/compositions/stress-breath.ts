import { between, path, short, type IllustrationCanvas } from '#ui/illustration-canvas.ts'

/** One breath as a swelling line: it fills quickly, and takes longer to let go than to draw. It rises where the frame is tall. */
export function drawBreath({ random, width, height, side, colours, isSmall, stroke }: IllustrationCanvas): string {
  const isTall = !isSmall && height > width * 1.25
  const [long, across] = isTall ? [height, width] : [width, height]
  const [start, end] = isSmall ? [width / 2 - side * 0.42, width / 2 + side * 0.42] : [0, long]
  const middle = across * (isSmall ? 0.5 : between(random, 0.45, 0.55))
  const swell = isSmall ? side * 0.33 : Math.min(across * 0.41, long * 0.36) * between(random, 0.88, 1)
  const peak = start + (end - start) * between(random, 0.32, 0.5)
  const layers = isSmall ? 3 : 8
  const point = (along: number, aside: number) =>
    isTall ? `${short(aside)} ${short(height - along)}` : `${short(along)} ${short(aside)}`
  /** The outer a layer, the later it leaves the line and the sooner it returns. */
  const lens = (share: number) => {
    const from = start + (end - start) * 0.13 * share
    const to = end - (end - start) * 0.2 * share
    const half = (way: number) => {
      const top = middle + way * swell * share
      return {
        out: `C${point(from + (peak - from) * 0.5, middle)} ${point(from + (peak - from) * 0.56, top)} ${point(peak, top)}`,
        on: `C${point(peak + (to - peak) * 0.36, top)} ${point(peak + (to - peak) * 0.44, middle)} ${point(to, middle)}`,
      }
    }
    const [above, below] = [half(-1), half(1)]
    const begin = `M${point(from, middle)}`
    return `${begin}${above.out}${above.on}z${begin}${below.out}${below.on}z`
  }
  let drawing = ''
  for (let layer = layers; layer > 0; layer--) {
    const share = layer / layers
    const weight = isSmall ? 0.9 : 0.6 + 1.4 * (1 - share)
    drawing += path(
      lens(share),
      `fill="${layer % 2 ? colours.ground : colours.mid}" stroke="${colours.line}" stroke-width="${short(stroke * weight)}"`,
    )
  }
  return (
    drawing +
    path(
      `M${point(start, middle)}L${point(end, middle)}`,
      `stroke="${colours.glow}" stroke-width="${short(stroke * (isSmall ? 1 : 1.6))}"`,
    ) +
    path(lens(isSmall ? 0.2 : 0.075), `fill="${colours.glow}"`)
  )
}
