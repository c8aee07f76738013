declare module 'subset-font' {
  type Axis = number | { min: number; max: number; default?: number }
  type Options = {
    targetFormat: 'woff2' | 'truetype'
    variationAxes: Record<string, Axis>
    keepFeatures: readonly string[]
    noHinting: boolean
  }
  export default function subsetFont(font: Buffer, characters: string, options: Options): Promise<Buffer>
}
