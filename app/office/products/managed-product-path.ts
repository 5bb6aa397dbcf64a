/** Returns the path of the page on which staff manage a product. */
export const managedProductPath = (id: string) => `/office/products/${encodeURIComponent(id)}`
