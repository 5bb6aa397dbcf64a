import { createFault, faultAt, type Fault } from '#app/shop/operations/findings/fault.ts'
import type { FaultCode } from '#app/shop/operations/findings/fault-code.ts'
import type { TariffRow } from './tariff.ts'

/** Returns a fault of a row; its sentence goes on after the name of the column. */
export const tariffRowFault = (
  { about, place }: TariffRow,
  code: FaultCode,
  column: string,
  says: string,
  facts: Fault['facts'] = {},
): Fault => faultAt(place, about, createFault(code, facts, `${column} ${says}`, column))
