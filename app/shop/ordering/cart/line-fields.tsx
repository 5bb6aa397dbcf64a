import type { LineKey } from '#app/shop/ordering/quote/quote.ts'

/** Renders the hidden fields that identify a line, in each of its forms. */
export function LineFields({ productId, color, size }: LineKey) {
  return (
    <>
      <input type="hidden" name="product" value={productId} />
      <input type="hidden" name="color" value={color} />
      <input type="hidden" name="size" value={size} />
    </>
  )
}
