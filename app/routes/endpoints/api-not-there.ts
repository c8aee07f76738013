import { apiError } from './api-answers.server.ts'

export const loader = () => apiError(404, 'There is nothing at this address.')
export const action = loader
