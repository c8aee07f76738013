/** The largest file of lab results that is read. */
export const MAX_FILE_BYTES = 5_000_000

export const FILE_TOO_LARGE = 'This file is larger than 5 MB. Please choose a smaller one.'

/** The most characters of a pasted text that are read. */
export const MAX_PASTED = 200_000

export const TEXT_TOO_LONG = `This text is longer than ${MAX_PASTED.toLocaleString('en')} characters. Please paste one report at a time, or choose its file.`
