import { drawPackingSlips } from '#app/shop/ordering/fulfilment/packing-slip.server.ts'
import { drawInvoicesOf } from '#app/shop/ordering/invoices/draw-several.server.ts'

/** Draws one file of papers of these orders; undefined if there is no such file, or one of the orders has none. */
export async function drawPapers(
  file: string | undefined,
  numbers: string[],
): Promise<{ name: string; pdf: Buffer } | undefined> {
  if (numbers.length === 0) return undefined
  const name = numbers.length === 1 ? `${numbers[0]}-${file}` : `${numbers.length}-${file}`
  if (file === 'slips.pdf') {
    const drawn = await drawPackingSlips(numbers)
    return drawn.ok ? { name, pdf: drawn.pdf } : undefined
  }
  const pdf = file === 'invoices.pdf' ? await drawInvoicesOf(numbers) : undefined
  return pdf && { name, pdf }
}
