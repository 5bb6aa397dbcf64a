import type { LineKey } from './quote.ts'

/** What tells a line from the others, in each of its forms. */
export function LineFields({ productId, color, size }: LineKey) {
  return (
    <>
      <input type="hidden" name="product" value={productId} />
      <input type="hidden" name="color" value={color} />
      <input type="hidden" name="size" value={size} />
    </>
  )
}
