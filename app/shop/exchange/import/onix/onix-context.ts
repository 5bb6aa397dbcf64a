import type { Fault } from '#app/shop/operations/findings/fault.ts'
import type { ReadOptions } from '#app/shop/exchange/csv/csv-kind.ts'
import { codeOf, findChild, type OnixNode } from './onix-node.ts'

/** The context applies to one product. `note` drops repeated ones. */
export type OnixContext = {
  options: ReadOptions
  now: number
  /** Prices without a currency have this one of the header; `''` if it has none. */
  defaultCurrency: string
  /** The code is of ONIX list 58; `''` if the header has none. */
  defaultPriceType: string
  /** The code is of ONIX list 74, from the header. */
  defaultLanguage: string
  sender: string
  note: (note: Fault) => void
}

/** Reads the defaults for all products. */
export function readHeader(header: OnixNode | undefined) {
  return {
    defaultCurrency: codeOf(header, 'DefaultCurrencyCode'),
    defaultPriceType: codeOf(header, 'DefaultPriceType', 'DefaultPriceTypeCode'),
    defaultLanguage: codeOf(header, 'DefaultLanguageOfText'),
    sender: codeOf(findChild(header, 'Sender'), 'SenderName') || codeOf(header, 'FromCompany'),
  }
}
