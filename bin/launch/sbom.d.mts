export interface Sbom {
  readonly bomFormat: string
  readonly specVersion: string
  readonly serialNumber: string
  readonly metadata: { readonly component: { readonly name: string; readonly type: string; readonly version: string } }
  readonly components: ReadonlyArray<{
    readonly 'bom-ref': string
    readonly type: string
    readonly name: string
    readonly version: string
    readonly purl: string
    readonly licenses: ReadonlyArray<unknown>
    readonly hashes?: ReadonlyArray<unknown>
    readonly properties: ReadonlyArray<{ readonly name: string; readonly value: string }>
  }>
  readonly dependencies: ReadonlyArray<{ readonly ref: string; readonly dependsOn: ReadonlyArray<string> }>
}

export function makeSbom(now?: Date): Sbom
