/** What the operator sets for imports of health data. */
export interface HealthPorts {
  /** How much of files in imports that are under way: of one member, and of all together, in bytes. */
  readonly importBytes: { readonly ofMember: number; readonly inAll: number }
}
