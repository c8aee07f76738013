import type { Services } from '#services.server.ts'

/** The same services, where something else happens before what is put in the file store is there. */
export function withSlowStore(services: Services, meanwhile: () => Promise<unknown>): Services {
  const put: Services['files']['put'] = async (...file) => {
    await meanwhile()
    await services.files.put(...file)
  }
  return { ...services, files: Object.assign(Object.create(services.files) as Services['files'], { put }) }
}
