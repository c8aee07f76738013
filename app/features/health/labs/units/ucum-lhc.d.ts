/** What we use of the library, which brings no types of its own. */
declare module '@lhncbc/ucum-lhc' {
  interface Converted {
    readonly status: 'succeeded' | 'failed' | 'error'
    readonly toVal: number | null
  }
  interface UcumLhcUtils {
    convertUnitTo(
      from: string,
      value: number,
      to: string,
      options: { molecularWeight: number | null; charge: number | null },
    ): Converted
    validateUnitString(unit: string, suggest: boolean): { readonly status: 'valid' | 'invalid' | 'error' }
  }
  const library: { readonly UcumLhcUtils: { getInstance(): UcumLhcUtils } }
  export default library
}
