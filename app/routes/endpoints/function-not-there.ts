import { fail } from './function-answers.server.ts'

/** Every other name under the functions' address, by whatever method. */
export const loader = () => fail(404, 'There is no function at this address.')
export const action = loader
