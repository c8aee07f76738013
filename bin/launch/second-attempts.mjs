import { writeFileSync } from 'node:fs'

/** For vitest: writes down which tests failed at first and passed when they were tried again, so that this is said and not lost. */
export default class SecondAttempts {
  #names = []

  onTestCaseResult(test) {
    const { retryCount = 0 } = test.diagnostic() ?? {}
    if (retryCount > 0 && test.ok()) this.#names.push(`${test.module.relativeModuleId} > ${test.fullName}`)
  }

  onTestRunEnd() {
    writeFileSync(process.env['SECOND_ATTEMPTS'], JSON.stringify(this.#names))
  }
}
