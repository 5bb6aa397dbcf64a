import { builtFile } from '#app/http/built-files.server.ts'

/** The file is not built in development. */
export const officeScript = builtFile('office.client') ?? '/app/office/frame/office.client.ts'
