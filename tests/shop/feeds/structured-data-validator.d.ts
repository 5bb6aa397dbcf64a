/** The package ships no types; these are those that its README tells of. */
declare module '@adobe/structured-data-validator' {
  export type Issue = {
    issueMessage: string
    severity: 'ERROR' | 'WARNING'
    /** `schemaOrg`: a class or a property that schema.org does not have. */
    errorType?: string
    fieldNames: string[]
    path: { type?: string; property?: string }[]
  }
  export default class Validator {
    constructor(vocabulary: object)
    validate(found: { jsonld: Record<string, object[]> }): Promise<Issue[]>
  }
}
