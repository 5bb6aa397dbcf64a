import type { ReadOptions } from '../csv-kind.ts'
import { codeOf, findChild, type OnixNode } from './onix-node.ts'

/** What one product is read with. `note` keeps each sentence once. */
export type OnixContext = {
  options: ReadOptions
  now: number
  /** A currency that the header names for prices without one; `''`: none. */
  defaultCurrency: string
  /** ONIX list 58; `''`: none. */
  defaultPriceType: string
  /** Language of texts that the header names, ONIX list 74. */
  defaultLanguage: string
  sender: string
  note: (sentence: string) => void
}

/** What the header says for all products. */
export function readHeader(header: OnixNode | undefined) {
  return {
    defaultCurrency: codeOf(header, 'DefaultCurrencyCode'),
    defaultPriceType: codeOf(header, 'DefaultPriceType', 'DefaultPriceTypeCode'),
    defaultLanguage: codeOf(header, 'DefaultLanguageOfText'),
    sender: codeOf(findChild(header, 'Sender'), 'SenderName') || codeOf(header, 'FromCompany'),
  }
}
