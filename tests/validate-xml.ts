import { XmlDocument, XmlValidateError, XsdValidator } from 'libxml2-wasm'
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs'

/** Returns a function that lists what a schema finds wrong in a document. `url` is where the schema's imports stand. */
export function xmlValidator(schema: string, url: string): (xml: string) => string[] {
  let validator: XsdValidator | undefined
  const findValidator = () => {
    xmlRegisterFsInputProviders()
    validator ??= XsdValidator.fromDoc(XmlDocument.fromString(schema, { url }))
    return validator
  }
  return (xml) => {
    const document = XmlDocument.fromString(xml)
    try {
      findValidator().validate(document)
      return []
    } catch (error) {
      if (!(error instanceof XmlValidateError)) throw error
      return error.details.map(({ message }) => message.trim())
    } finally {
      document.dispose()
    }
  }
}
