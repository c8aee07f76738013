/** What a form shows again after it was refused; the same shape as the machinery’s report, which this folder may not import. */
export type FormReport = { values: Record<string, string>; errors: Record<string, string> }
