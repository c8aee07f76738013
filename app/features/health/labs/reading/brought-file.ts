/** The largest file of lab results that is read. */
export const MOST_FILE_BYTES = 5_000_000

export const FILE_TOO_LARGE = 'This file has more than 5 MB. Please choose a smaller one.'
