/** The browser that asks, and the network it asks from (the key of its limits). */
export interface Visit {
  readonly request: Request
  readonly network: string
}
