import { createFault, faultAt, type Fault } from '#app/shop/operations/findings/fault.ts'

/** A product has at most this many characters; real ones have about ten thousand. */
export const longestProduct = 4_000_000
export const deepest = 100

/** Holds why a product or the rest of a message is not read. */
export const unreadFaults = {
  long: createFault(
    'onix.long',
    { most: longestProduct },
    `it is longer than ${longestProduct} characters`,
  ),
  partLong: createFault(
    'onix.partLong',
    { most: longestProduct },
    `something that is longer than ${longestProduct} characters begins here`,
  ),
  deep: createFault(
    'onix.deep',
    { most: deepest },
    `elements stand more than ${deepest} deep in each other`,
  ),
  productCut: createFault('onix.productCut', {}, 'the file ends within this product'),
  messageCut: createFault('onix.messageCut', {}, 'the file ends before the message does'),
  notClosed: createFault('onix.notClosed', {}, 'it is not closed before the next product begins'),
}

/** Returns the fault of markup on a line, of which the parser says in English what is wrong. */
export function markupFaultAt(line: number, message: string): Fault {
  const says = `the markup is wrong (${message.replace(/\.$/, '')})`
  return faultAt({ line }, `line ${line}`, wordedFault(message, says))
}

function wordedFault(message: string, says: string): Fault {
  const [, unclosed] = /^unclosed tag: (.+?)\.?$/.exec(message) ?? []
  if (unclosed !== undefined) return createFault('onix.tagUnclosed', { tag: unclosed }, says)
  const [, unopened] = /^unmatched closing tag: (.+?)\.?$/.exec(message) ?? []
  if (unopened !== undefined) return createFault('onix.tagUnopened', { tag: unopened }, says)
  if (/^unexpected close tag/.test(message)) return createFault('onix.tagOrder', {}, says)
  return createFault(/entity/.test(message) ? 'onix.entity' : 'onix.markup', {}, says)
}
