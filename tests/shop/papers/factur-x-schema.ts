import { readFileSync } from 'node:fs'
import { xmlValidator } from '../../validate-xml.ts'

const file = new URL('../../fixtures/factur-x/EN16931.xsd', import.meta.url)
/** Lists what the schema of Factur-X finds wrong in the data of an invoice. */
export const faultsOfFacturX = xmlValidator(readFileSync(file, 'utf8'), file.href)
