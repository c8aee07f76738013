/**
 * The options of a test that only `npm run test:deep` runs.
 *
 * @param _stays the file whose quick test keeps what this one is about in `npm test`; `tests/deep.test.ts` looks whether it does
 * @param timeout how long it may take, in milliseconds
 */
export const deep = (_stays: string, timeout = 300_000) => ({ tags: ['deep'], timeout })
