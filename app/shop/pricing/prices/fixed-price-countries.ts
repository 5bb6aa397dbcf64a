/** Laws of these euro countries let the publisher fix the price of books. */
export const fixedPriceCountries = ['AT', 'BE', 'DE', 'ES', 'FR', 'GR', 'IT', 'NL', 'PT', 'SI']
